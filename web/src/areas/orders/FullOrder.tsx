import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useMay } from '../../visit/user.ts'
import { Address } from './Address.tsx'
import { breakdownOf } from './breakdown.ts'
import { Documents } from './documents/Documents.tsx'
import styles from './FullOrder.module.css'
import { FullOrderSkeleton } from './FullOrderSkeleton.tsx'
import { HowToPay } from './HowToPay.tsx'
import { KindTag } from './KindTag.tsx'
import { OrderState } from './LineState.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHeadActions } from './OrderHeadActions.tsx'
import { keptOf, type Order, orderQuery } from './orders.ts'
import { Positions } from './Positions.tsx'
import { PriceBreakdown } from './PriceBreakdown.tsx'
import { StatusTag } from './StatusTag.tsx'
import { Shipments } from './shipments/Shipments.tsx'
import { ordersTexts } from './texts.ts'

/** The whole order; orders of other customers are not found. */
export function FullOrder({ orderId }: { orderId: number }) {
  const t = useTexts(ordersTexts)
  const query = useQuery(orderQuery(orderId))
  const loaded = (
    <Loaded query={query} waiting={<FullOrderSkeleton orderId={orderId} />} missing={<UnknownOrder />}>
      {order => <Shown order={order} />}
    </Loaded>
  )
  if (query.data || !query.error) return loaded
  return (
    <div className={styles.unknown}>
      <h1>{t.order(orderId)}</h1>
      {loaded}
    </div>
  )
}

export function UnknownOrder() {
  const t = useTexts(ordersTexts)
  return (
    <EmptyState icon="search" title={t.unknown} action={<LinkButton to={ordersPage.path}>{t.toOrders}</LinkButton>}>
      {t.unknownText}
    </EmptyState>
  )
}

function Shown({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const priced = useMay('prices')
  const pieces = order.order_positions.reduce((sum, position) => sum + keptOf(position), 0)
  return (
    <article className={`grid packed gap-8 ${styles.order}`}>
      <div className={`grid split gap-x-4 gap-y-5 ${styles.top}`}>
        <div className={`row wrap middle gap-y-2 gap-x-4 ${styles.head}`}>
          <h1>{t.order(order.order_id)}</h1>
          <StatusTag order={order} />
          <KindTag kind={order.kind} />
        </div>
        <OrderFacts order={order} />
        <OrderState order={order} />
        <OrderHeadActions order={order} />
      </div>
      <HowToPay order={order} />
      <div className={`grid top gap-y-8 gap-x-10 ${styles.columns}`}>
        <section>
          <h2 className="row baseline between gap-4 mb-3">
            {t.positions}
            {priced && <span className={`t13 fg-2 ${styles.hint}`}>{t.prices}</span>}
          </h2>
          <Positions order={order} on="order page" />
          <Shipments order={order} />
        </section>
        <div className="grid gap-6">
          <section className={`on-fog round-card pad-6 ${styles.price}`}>
            <h2 className="mb-3">{t.pieces(pieces, count(pieces))}</h2>
            <PriceBreakdown rows={breakdownOf(order)} />
          </section>
          <Documents order={order} />
          <div className={`grid gap-6 ${styles.addresses}`}>
            <Address title={t.invoiceAddress} address={order.invoice_address} />
            <Address title={t.shippingAddress} address={order.shipping_address} />
          </div>
        </div>
      </div>
    </article>
  )
}
