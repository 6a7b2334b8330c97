import { refusals } from '@fairfloor/domain/goods-in/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const goodsInRefusals = refusalTexts(refusals, {
  delivery_closed: 'Diese Lieferung ist abgeschlossen: Es wird nichts mehr von ihr erwartet.',
  unknown_line: 'Diese Position hat die Lieferung nicht.',
  line_received:
    'Von dieser Position ist etwas eingetroffen: Sie lässt sich weder entfernen noch zu einem anderen Artikel machen.',
})
