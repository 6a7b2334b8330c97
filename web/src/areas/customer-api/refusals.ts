import { refusals } from '@fairfloor/domain/customer-api/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const customerApiRefusals = refusalTexts(refusals, {
  no_api_access: 'Ihre Firma hat keinen API-Zugang.',
  key_may_do_more: 'Der API-Schlüssel darf mehr als Sie. Bitte fragen Sie, wer die Benutzer Ihrer Firma verwaltet.',
  too_many_keys: 'Ihre Firma hat so viele Schlüssel, wie sie haben kann. Bitte widerrufen Sie zuerst einen.',
  key_name_taken: 'Ihre Firma hat einen Schlüssel dieses Namens.',
  reference_incomplete: 'Bitte senden Sie product_attribute_id und cpc_reference.',
  reference_taken: ({ flavour }) => `Diese Referenz verwenden Sie schon für ${flavour}.`,
  brand_missing: 'Bitte senden Sie brand_id.',
  file_missing: 'Bitte senden Sie eine Datei im Feld filepond.',
  not_a_workbook: 'Bitte senden Sie eine Arbeitsmappe als XLSX.',
  sheet_unreadable: ({ why }) => `Diese Datei kann nicht gelesen werden: ${why}`,
  columns_missing: 'Die Tabelle braucht eine Spalte Referenz und eine Spalte SKU oder EAN.',
  sheet_too_long: ({ most }) => `Eine Tabelle hat höchstens ${most.toLocaleString('de')} Zeilen.`,
})
