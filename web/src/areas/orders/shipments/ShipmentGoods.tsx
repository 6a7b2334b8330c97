import type { ReactNode } from 'react'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import type { Order } from '../orders.ts'
import { shipmentTexts } from './texts.ts'

export type Shipment = Order['shipments'][number]

/** Name of an order's line. */
export function nameOf(order: Order, line: number): string {
  const found = order.order_positions.find(position => position.line === line)
  return found ? `${found.product_name} ${found.product_size_name}, ${found.product_attribute_name}` : ''
}

interface ShipmentGoodsProps {
  order: Order
  shipment: Shipment
  /** What can be done with a line. */
  actOf?: (line: number) => ReactNode
}

/** What is in a shipment, with the lots. */
export function ShipmentGoods({ order, shipment, actOf }: ShipmentGoodsProps) {
  const t = useTexts(shipmentTexts)
  const { language } = useLanguage()
  const dayOf = (day: string) => t.until(calendarDay(day, language, { year: true }))
  return (
    <ul className="grid gap-1">
      {shipment.lines.map(({ line, quantity, lots }) => (
        <li key={line} className="grid split gap-x-3 anywhere">
          <span>{sizeText(nameOf(order, line), language)}</span>
          <strong className="figures">{count(quantity)}</strong>
          {lots.map(({ lot, best_before: day, quantity: pieces }) => (
            <small key={`${lot} ${day}`} className="across fg-2">
              {[lot && t.lot(lot), day && dayOf(day), lots.length > 1 && t.pieces(count(pieces))]
                .filter(Boolean)
                .join(' · ')}
            </small>
          ))}
          {actOf?.(line)}
        </li>
      ))}
    </ul>
  )
}
