import { FullOrder } from './FullOrder.tsx'
import { MinimalOrder } from './MinimalOrder.tsx'
import type { OrderHead } from './orders.ts'

interface OrderDetailProps {
  orderId: number
  /** A card that opens and closes, for lists and after a release; otherwise the whole order. */
  minimal?: boolean
  /** Initial state of the minimal variant. */
  defaultOpen?: boolean
  /** Data from a list: the card then loads the rest when it is opened. */
  head?: OrderHead
}

/** An order of the customer: full, or minimal and collapsible. */
export function OrderDetail({ orderId, minimal, defaultOpen, head }: OrderDetailProps) {
  return minimal ? (
    <MinimalOrder orderId={orderId} defaultOpen={defaultOpen} head={head} />
  ) : (
    <FullOrder orderId={orderId} />
  )
}
