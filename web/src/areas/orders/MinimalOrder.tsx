import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count, money, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx'
import { Address } from './Address.tsx'
import { breakdownOf } from './breakdown.ts'
import { KindTag } from './KindTag.tsx'
import { LineState } from './LineState.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import styles from './order.module.css'
import { invoiceAddressOf, keptOf, type Order, type OrderHead, orderAddressOf, orderQuery, useDay } from './orders.ts'
import { PriceBreakdown } from './PriceBreakdown.tsx'
import { StatusTag } from './StatusTag.tsx'
import { ComplainButton } from './shipments/ComplainButton.tsx'
import { ordersTexts } from './texts.ts'

interface MinimalOrderProps {
  orderId: number
  defaultOpen?: boolean | undefined
  head?: OrderHead | undefined
}

/** An order as a card: number, date, status and total; expanded, its lines, price and links. */
export function MinimalOrder({ orderId, defaultOpen = false, head }: MinimalOrderProps) {
  const t = useTexts(ordersTexts)
  const dayOf = useDay()
  const [open, setOpen] = useState(defaultOpen)
  const query = useQuery({ ...orderQuery(orderId), enabled: open || head === undefined })
  const known = query.data ?? head
  return (
    <Accordion
      look="cards"
      open={open ? [String(orderId)] : []}
      onOpenChange={now => setOpen(now.length > 0)}
      items={[
        {
          id: String(orderId),
          head: (
            <span className="row wrap middle gap-x-3 pad-x-2">
              <span className="sign t24">{t.order(orderId)}</span>
              <span className="t13 fg-2 regular">{known && dayOf(known.order_date)}</span>
              {known && <StatusTag order={known} />}
              {known && <KindTag kind={known.kind} />}
            </span>
          ),
          end: known ? money(known.total_price_inclusive_tax) : <Skeleton width={72} />,
          content: <MinimalContent orderId={orderId} enabled={open || head === undefined} />,
        },
      ]}
    />
  )
}

/** What a minimal order shows when it is expanded: facts, lines, price and links. */
export function MinimalContent({ orderId, enabled = true }: { orderId: number; enabled?: boolean }) {
  const query = useQuery({ ...orderQuery(orderId), enabled })
  return (
    <div className="grid gap-5 pad-y-5 pad-x-4">
      <Loaded query={query} waiting={<SkeletonText lines={6} />}>
        {order => <Content order={order} />}
      </Loaded>
    </div>
  )
}

function Content({ order }: { order: Order }) {
  const { language } = useLanguage()
  const t = useTexts(ordersTexts)
  return (
    <>
      <OrderFacts order={order} />
      <div className={`grid gap-y-5 gap-x-8 ${styles.columns}`}>
        <ul className="line-above" aria-label={t.positions}>
          {order.order_positions.map(position => (
            <li className={`grid middle gap-3 line-below pad-y-1 ${styles.line}`} key={position.line}>
              <span className="to-end sign t24">{count(keptOf(position))}</span>
              <span>
                {position.brand_name} {position.product_name} {sizeText(position.product_size_name, language)}
                <small className="block fg-2">{position.product_attribute_name}</small>
                {position.shipped_quantity + position.open_quantity + position.cancelled_quantity > 0 && (
                  <LineState order={order} position={position} />
                )}
              </span>
              <b className="nowrap">{money(position.total_price_exclusive_tax)}</b>
            </li>
          ))}
        </ul>
        <div className="grid packed gap-5">
          <PriceBreakdown rows={breakdownOf(order)} />
          <Address title={t.shippingAddress} address={order.shipping_address} />
        </div>
      </div>
      <div className="row wrap gap-2">
        <LinkButton to={orderAddressOf(order.order_id)} iconEnd="arrowRight">
          {t.toOrder}
        </LinkButton>
        {order.invoice_number !== null && (
          <LinkButton to={invoiceAddressOf(order.order_id)} reloadDocument variant="ghost" icon="document">
            {t.invoicePdf(order.invoice_number)}
          </LinkButton>
        )}
        <OrderActions order={order} />
        <ComplainButton order={order} />
      </div>
    </>
  )
}
