import { refusals } from '@fairfloor/domain/service-lists/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const serviceListsRefusals = refusalTexts(refusals, { unknown_page: 'Diese Seite gibt es nicht.' })
