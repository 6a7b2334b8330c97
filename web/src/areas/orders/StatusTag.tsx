import type { OrderStatus } from '@fairfloor/domain/orders/contract'
import { type HandedOver, isPartShipped, stateText } from '@fairfloor/domain/orders/state'
import { useLanguage } from '../../lib/texts.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'

const tones: Record<OrderStatus, Tone> = {
  placed: 'soft',
  'in picking': 'amber',
  shipped: 'green',
  invoiced: 'soft',
  paid: 'green',
  cancelled: 'red',
}

/** The status of an order, and how much of it has left where that is a part. */
export function StatusTag({ order }: { order: HandedOver & { readonly status: OrderStatus } }) {
  const { language } = useLanguage()
  const isPart = order.status === 'shipped' && isPartShipped(order)
  return <Tag tone={isPart ? 'amber' : tones[order.status]}>{stateText(order, language)}</Tag>
}
