import { refusals } from '@fairfloor/domain/content/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const contentRefusals = refusalTexts(refusals, {
  not_a_page_picture:
    'Diese Datei ist kein Bild, das ein Text zeigen kann. Bitte nehmen Sie eine PNG-, JPEG-, WebP- oder AVIF-Datei.',
  unknown_picture: 'Dieses Bild hat die Seite nicht.',
  foreign_picture: 'Ein Text zeigt nur Bilder, die hier hinzugefügt wurden. Bitte fügen Sie das Bild zuerst hinzu.',
  wrong_link: 'Ein Link führt zu einem Pfad des Shops, zu einer Adresse mit https oder zu einer E-Mail-Adresse.',
  text_too_intricate:
    'Dieser Text hat mehr Auszeichnungen oder verschachtelte Listen, als gezeigt werden können. Bitte vereinfachen Sie ihn.',
  moment_passed: 'Dieser Zeitpunkt ist vorbei. Bitte wählen Sie einen künftigen, oder zeigen Sie die Fassung sofort.',
  version_shown: 'Diese Fassung wurde schon gezeigt und kann nicht zurückgenommen werden.',
})
