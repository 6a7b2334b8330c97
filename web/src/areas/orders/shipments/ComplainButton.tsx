import { NEW_COMPLAINT } from '@fairfloor/domain/complaints/addresses'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { Order } from '../orders.ts'
import { shipmentTexts } from './texts.ts'
import { useComplainable, useComplainDay } from './use-complainable.ts'

/** Leads to a complaint of the order, as long as something of it can be complained of; then the day until which it could stands here. */
export function ComplainButton({ order }: { order: Order }) {
  const t = useTexts(shipmentTexts)
  const lines = useComplainable(order)
  const dayOf = useComplainDay(order)
  if (lines?.length === 0) return <p className="t13 fg-2 anywhere">{dayOf(order.shipments)}</p>
  if (!lines?.some(({ left }) => left > 0)) return null
  return (
    <LinkButton to={addressOf({ path: NEW_COMPLAINT }, { query: { order: order.order_id } })} icon="warning">
      {t.complain}
    </LinkButton>
  )
}
