import { refusals } from '@fairfloor/domain/back-office/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const backOfficeRefusals = refusalTexts(refusals, {
  not_failed: 'Das ist nicht fehlgeschlagen oder wird bereits wiederholt.',
  too_many_views: ({ most }) => `Eine Liste hat höchstens ${most} Ansichten. Bitte löschen Sie zuerst eine.`,
})
