import { refusals } from '@fairfloor/domain/stock/goods-in/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const goodsInRefusals = refusalTexts(refusals, {
  delivery_closed: 'Diese Lieferung ist abgeschlossen: Es wird nichts mehr von ihr erwartet.',
  unknown_line: 'Diese Position hat die Lieferung nicht.',
  no_rows: 'In dieser Datei gibt es keine Zeilen.',
  too_many_rows: ({ most }) => `Eine Lieferung hat höchstens ${most} Zeilen.`,
  line_received:
    'Von dieser Position ist etwas eingetroffen: Sie lässt sich weder entfernen noch zu einem anderen Artikel machen.',
})
