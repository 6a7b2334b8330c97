import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { everyOrdersPage, type Order, orderQuery } from './orders.ts'

// Most orders are paid otherwise.
const CardPanel = lazyPart(async () => ({ default: (await import('../payments/cards/CardPanel.tsx')).CardPanel }))
const Transfer = lazyPart(async () => ({ default: (await import('./transfer/Transfer.tsx')).Transfer }))

/** Of an order that is paid before it is sent: the way to pay it. Nothing for others. */
export function HowToPay({ order }: { order: Order }) {
  return (
    <>
      {order.payment_method === 'card' && (
        <Suspense fallback={<Skeleton height={96} radius="card" />}>
          <CardPanel
            orderId={order.order_id}
            isCancelled={order.status === 'cancelled'}
            changes={[orderQuery(order.order_id), everyOrdersPage]}
          />
        </Suspense>
      )}
      {order.to_transfer && (
        <Suspense fallback={<Skeleton height={168} radius="card" />}>
          <Transfer transfer={order.to_transfer} />
        </Suspense>
      )}
    </>
  )
}
