import { refusals } from '@fairfloor/domain/booth-content/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const boothContentRefusals = refusalTexts(refusals, {
  not_media: 'Bitte nehmen Sie eine PNG-, JPEG-, WebP-, WebM-, MP4- oder PDF-Datei.',
})
