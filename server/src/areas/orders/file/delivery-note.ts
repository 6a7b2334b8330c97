import { dayIn } from '@fairfloor/domain/day'
import { extraLines } from '@fairfloor/domain/extras'
import { calendarDay, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { remainingOf } from '@fairfloor/domain/orders/rest'
import type { OrderDocument } from '../../billing/index.ts'
import type { Shipment } from '../../shipping/index.ts'
import { type OrderLine, piecesOf } from '../queries.ts'
import type { Given } from './order-document.ts'
import { fileTexts } from './texts.ts'

type Part = Shipment['lines'][number]

/** The delivery note of a shipment, as the parts of the invoice's PDF take it: its lines with their lots, and no prices. */
export function deliveryNote(
  { stored, language, timeZone, seller }: Pick<Given, 'stored' | 'language' | 'timeZone' | 'seller'>,
  shipment: Shipment,
): OrderDocument {
  const { order, lines } = stored
  const t = fileTexts[language]
  const byLine = new Map(lines.map(line => [line.line, line]))
  const at = shipment.shippedAt ?? shipment.madeAt
  return {
    language,
    title: t.deliveryNote,
    reference: `${t.deliveryNote} ${shipment.id}`,
    seller,
    order,
    facts: [
      [t.shipment, String(shipment.id)],
      [t.shippedOn, calendarDay(dayIn(at, timeZone), language, { year: true })],
      [t.number, String(order.id)],
      [t.reference, order.externalReference],
      [t.carrier, shipment.carrier],
      [t.tracking, shipment.tracking],
      [t.parcels, shipment.parcels === null ? null : String(shipment.parcels)],
    ],
    note: order.note,
    lines: shipment.lines.map(part => {
      const line = byLine.get(part.line)!
      const notes = extraLines(line.extras, 'delivery note', language)
      return { ...line, quantity: part.quantity, remarks: remarksOf(part, line, stored.shipped, language), notes }
    }),
    totals: null,
    due: '',
    at,
  }
}

function remarksOf(part: Part, line: OrderLine, shipped: ReadonlyMap<number, number>, language: Language): string[] {
  const t = fileTexts[language]
  const pieces = piecesOf(line, shipped)
  const follows = remainingOf(pieces) - pieces.shipped
  const lots = part.lots.map(({ lot, bestBefore, quantity }) => {
    const day = bestBefore && calendarDay(bestBefore, language, { year: true })
    if (lot && day) return t.lotAndDay(lot, day, countText(quantity))
    return lot ? t.lot(lot, countText(quantity)) : t.bestBefore(day ?? '', countText(quantity))
  })
  return [...lots, ...(follows > 0 ? [t.follows(countText(follows))] : [])]
}
