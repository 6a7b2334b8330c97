import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { orderIdIn } from '@fairfloor/domain/orders/order-id'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import side from '../../ui/side.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { RecordLink } from '../back-office/RecordLink.tsx'
import { Address } from './Address.tsx'
import { breakdownOf } from './breakdown.ts'
import { CancelForCustomer } from './CancelForCustomer.tsx'
import { deskOrderQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'
import { KindTag } from './KindTag.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Positions } from './Positions.tsx'
import { PriceBreakdown } from './PriceBreakdown.tsx'
import { Redirect } from './Redirect.tsx'
import { StatusTag } from './StatusTag.tsx'
import { ordersTexts } from './texts.ts'

// Most orders that are looked at are not shipped from here.
const ShipNow = lazyPart(async () => ({ default: (await import('./shipments/ShipNow.tsx')).ShipNow }))

const DeskDocuments = lazyPart(async () => ({ default: (await import('./documents/DeskDocuments.tsx')).DeskDocuments }))
const DeskShipments = lazyPart(async () => ({ default: (await import('./shipments/DeskShipments.tsx')).DeskShipments }))

// Below the first screen.
const OrderHistory = lazyPart(async () => ({ default: (await import('./OrderHistory.tsx')).OrderHistory }))
const NoteForm = lazyPart(async () => ({ default: (await import('./NoteForm.tsx')).NoteForm }))

const CardPayments = lazyPart(async () => ({
  default: (await import('../payments/cards/DeskCardPayments.tsx')).DeskCardPayments,
}))

const BackorderQuestion = lazyPart(async () => ({
  default: (await import('./BackorderQuestion.tsx')).BackorderQuestion,
}))

/** /admin/orders/:deskOrder: an order with all that the operator can do with it. */
export function OrderDeskPage() {
  const t = useTexts(orderDeskTexts)
  const words = useTexts(ordersTexts)
  const id = orderIdIn({ orderId: useParams().deskOrder ?? '' })
  const query = useQuery({ ...deskOrderQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const back = <LinkButton to={ordersDeskPage.path}>{t.toOrders}</LinkButton>
  const { data } = query
  return (
    <AdminFrame
      title={id === undefined ? t.title : words.order(id)}
      lead={
        data && (
          <RecordLink to="customer" id={data.customer.id}>
            {[data.customer.company, data.customer.number].filter(Boolean).join(' · ')}
          </RecordLink>
        )
      }
    >
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {desk => <Shown key={id} desk={desk} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}

function Shown({ desk }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts)
  const words = useTexts(ordersTexts)
  const { order } = desk
  const isSetAside = order.order_positions.some(({ reserved_quantity }) => reserved_quantity > 0)
  return (
    <article className="stack top packed gap-5">
      <div className="row wrap middle gap-y-2 gap-x-4">
        <StatusTag order={order} />
        <KindTag kind={order.kind} />
        {order.invoice_number && <p>{`${words.invoice} ${order.invoice_number}`}</p>}
        <div className="push">
          <CancelForCustomer desk={desk} />
        </div>
      </div>
      <OrderFacts order={order} theirs={{ reference: t.theirs, note: t.theirNote }} />
      <div className={`stack top packed gap-5 ${side.side}`}>
        <div className="stack top packed gap-5">
          <DeskPanel title={words.positions} hint={words.prices}>
            <Positions order={order} on="desk" />
          </DeskPanel>
          {order.status !== 'paid' && order.status !== 'cancelled' && (
            <Suspense fallback={isSetAside && <Skeleton height={260} radius="card" />}>
              <ShipNow desk={desk} />
            </Suspense>
          )}
          {order.kind === 'newcomer-week' && (
            <Suspense fallback={<Skeleton height={160} radius="card" />}>
              <BackorderQuestion orderId={order.order_id} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton height={160} radius="card" />}>
            <OrderHistory desk={desk} />
          </Suspense>
        </div>
        <div className="stack top packed gap-5">
          {order.documents.length > 0 && (
            <Suspense fallback={<Skeleton height={160} radius="card" />}>
              <DeskDocuments desk={desk} />
            </Suspense>
          )}
          {order.shipments.length > 0 && (
            <Suspense fallback={<Skeleton height={260} radius="card" />}>
              <DeskShipments desk={desk} />
            </Suspense>
          )}
          {order.payment_method === 'card' && (
            <Suspense fallback={<Skeleton height={160} radius="card" />}>
              <CardPayments orderId={order.order_id} />
            </Suspense>
          )}
          <DeskPanel title={words.price.title}>
            <PriceBreakdown rows={breakdownOf(order)} />
          </DeskPanel>
          <DeskPanel title={t.addresses}>
            <Address title={words.shippingAddress} address={order.shipping_address} />
            <Redirect desk={desk} />
            <Address title={words.invoiceAddress} address={order.invoice_address} />
          </DeskPanel>
          <Suspense fallback={<Skeleton height={260} radius="card" />}>
            <NoteForm desk={desk} />
          </Suspense>
        </div>
      </div>
    </article>
  )
}
