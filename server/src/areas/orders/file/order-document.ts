import { extraLines } from '@fairfloor/domain/extras'
import { calendarDay, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { openOf, remainingOf } from '@fairfloor/domain/orders/rest'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { OrderDocument } from '../../billing/index.ts'
import type { EtaOf } from '../backorder.ts'
import { type OrderLine, piecesOf, type StoredOrder } from '../queries.ts'
import { factsOf } from './facts.ts'
import { fileTexts } from './texts.ts'

export type Given = {
  readonly stored: StoredOrder
  readonly etaOf: EtaOf
  readonly language: Language
  readonly timeZone: string
  readonly seller: Seller
  readonly seesPrices: boolean
}

/** The order as the parts of the invoice's PDF take it: what remains of it, with what is open or cancelled below each line. */
export function orderDocument({ stored, etaOf, language, timeZone, seller, seesPrices }: Given): OrderDocument {
  const { order, lines } = stored
  const t = fileTexts[language]
  return {
    language,
    title: t.title,
    reference: String(order.id),
    seller,
    order,
    facts: [...factsOf(stored, language, timeZone), [t.ourVatId, seller.vatId]],
    note: order.note,
    lines: lines.map(line => ({
      ...line,
      quantity: remainingOf(piecesOf(line, stored.shipped)),
      remarks: remarksOf(line, stored, { etaOf, language }),
      notes: extraLines(line.extras, 'file', language),
    })),
    totals: seesPrices ? order.totals : null,
    due: t.total,
    at: order.placedAt,
  }
}

function remarksOf(
  line: OrderLine,
  { shipped }: StoredOrder,
  { etaOf, language }: Pick<Given, 'etaOf' | 'language'>,
): string[] {
  const t = fileTexts[language]
  const pieces = piecesOf(line, shipped)
  const open = openOf(pieces)
  const eta = etaOf(line.flavourId)
  return [
    ...(open > 0
      ? [
          eta
            ? t.remarkExpected(countText(open), calendarDay(eta, language, { year: true }))
            : t.remarkOpen(countText(open)),
        ]
      : []),
    ...(pieces.cancelled > 0 ? [t.remarkCancelled(countText(pieces.cancelled), countText(line.quantity))] : []),
  ]
}
