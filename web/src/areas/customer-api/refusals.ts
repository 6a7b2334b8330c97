import { refusals } from '@fairfloor/domain/customer-api/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const customerApiRefusals = refusalTexts(refusals, {
  no_api_access: 'Ihre Firma hat keinen API-Zugang.',
  key_may_do_more: 'Der API-Schlüssel darf mehr als Sie. Bitte fragen Sie, wer die Benutzer Ihrer Firma verwaltet.',
  reference_incomplete: 'Bitte senden Sie product_attribute_id und cpc_reference.',
  reference_taken: ({ flavour }) => `Diese Referenz verwenden Sie schon für ${flavour}.`,
})
