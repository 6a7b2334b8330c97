import { FullOrder } from './FullOrder.tsx'
import { MinimalOrder } from './MinimalOrder.tsx'
import type { OrderHead } from './orders.ts'

interface OrderDetailProps {
  orderId: number
  /** A card that opens and closes, for lists and after a release; else the whole order. */
  minimal?: boolean
  /** Of the minimal variant. */
  defaultOpen?: boolean
  /** What a list knows already: the card then loads the rest when it is opened. */
  head?: OrderHead
}

/** An order of the customer's own (specification §2, order detail): full, or minimal and collapsible. */
export function OrderDetail({ orderId, minimal, defaultOpen, head }: OrderDetailProps) {
  return minimal ? (
    <MinimalOrder orderId={orderId} defaultOpen={defaultOpen} head={head} />
  ) : (
    <FullOrder orderId={orderId} />
  )
}
