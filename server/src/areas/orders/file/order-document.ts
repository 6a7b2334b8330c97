import { calendarDay, centsText, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents } from '@fairfloor/domain/money'
import { discountUntil, openOf, remainingOf } from '@fairfloor/domain/orders/rest'
import type { Seller } from '@fairfloor/domain/seller/seller'
import type { OrderDocument } from '../../invoicing/index.ts'
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
      remarks: remarksOf(line, stored, { etaOf, language, seesPrices }),
    })),
    totals: seesPrices ? order.totals : null,
    due: t.total,
    at: order.placedAt,
  }
}

function remarksOf(
  line: OrderLine,
  { shipped }: StoredOrder,
  { etaOf, language, seesPrices }: Pick<Given, 'etaOf' | 'language' | 'seesPrices'>,
): string[] {
  const t = fileTexts[language]
  const pieces = piecesOf(line, shipped)
  const open = openOf(pieces)
  const eta = etaOf(line.flavourId)
  const discount = discountUntil(line, remainingOf(pieces))
  return [
    ...(seesPrices && discount > 0 ? [t.remarkDiscount(centsText(cents(discount)))] : []),
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
