import { NEW_COMPLAINT } from '@fairfloor/domain/complaints/addresses'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { Order } from '../orders.ts'
import { shipmentTexts } from './texts.ts'
import { useComplainable } from './use-complainable.ts'

/** Leads to a complaint of the order, as long as something of it can be complained of. */
export function ComplainButton({ order }: { order: Order }) {
  const t = useTexts(shipmentTexts)
  if (!useComplainable(order)?.some(({ left }) => left > 0)) return null
  return (
    <LinkButton to={addressOf({ path: NEW_COMPLAINT }, { query: { order: order.order_id } })} icon="warning">
      {t.complain}
    </LinkButton>
  )
}
