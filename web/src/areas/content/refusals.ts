import { refusals } from '@fairfloor/domain/content/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const contentRefusals = refusalTexts(refusals, {
  unknown_picture: 'Dieses Bild hat die Seite nicht.',
})
