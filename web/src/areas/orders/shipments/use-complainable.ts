import { complainUntil } from '@fairfloor/domain/complaints/complaint'
import { getComplainableLines } from '@fairfloor/domain/complaints/contract'
import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { calendarDay } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useMay } from '../../../visit/user.ts'
import { type Order, useZone } from '../orders.ts'
import { shipmentTexts } from './texts.ts'

/** Lines of an order that can be complained of; asked only of orders of which something has left. */
export function useComplainable({
  order_id,
  shipments,
}: Pick<Order, 'order_id' | 'shipments'>): Answer<typeof getComplainableLines> | undefined {
  const hasLeft = shipments.some(({ shipped_at }) => shipped_at !== null)
  const enabled = useMay('order') && hasLeft
  return useQuery({ ...queryOf(getComplainableLines, { params: { order_id } }), enabled }).data
}

/** Until when a problem with some shipments of an order can or could be reported; null to those who may not, and before they have left. */
export function useComplainDay(order: Order): (shipments: Order['shipments']) => string | null {
  const t = useTexts(shipmentTexts)
  const { language } = useLanguage()
  const zone = useZone()
  const lines = useComplainable(order)
  return shipments => {
    const last = shipments
      .flatMap(({ shipped_at }) => shipped_at ?? [])
      .sort()
      .at(-1)
    if (last === undefined || lines === undefined) return null
    const day = calendarDay(complainUntil(dayIn(last, zone)), language, { year: true })
    const isOpen = lines.some(line => shipments.some(({ shipment_id }) => shipment_id === line.shipment_id))
    return isOpen ? t.complainUntil(day) : t.tooLate(day)
  }
}
