import { partText } from '@fairfloor/domain/orders/state'
import { calendarDay } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import styles from './order.module.css'
import { type Order, useDay } from './orders.ts'
import { ordersTexts } from './texts.ts'

interface OrderFactsProps {
  order: Order
  /** Labels of the customer's own number and note, for staff. */
  theirs?: { reference: string; note: string }
}

/** Who ordered when, by which number, how it is paid and how it comes. */
export function OrderFacts({ order, theirs }: OrderFactsProps) {
  const t = useTexts(ordersTexts)
  const dayOf = useDay()
  const { language } = useLanguage()
  const facts = [
    [t.date, dayOf(order.order_date)],
    [theirs?.reference ?? t.reference, order.external_reference],
    [t.placedBy, order.agent ? t.through(order.placed_by, order.agent) : order.placed_by || null],
    [t.approvedBy, order.approved_by],
    [t.payment, t.payments[order.payment_method as keyof typeof t.payments] ?? order.payment_method],
    [t.carrier, order.carrier.name],
    [t.delivery, order.kind === 'shop' || order.kind === 'newcomer-week' ? t.deliveries[order.delivery] : null],
    [t.wishedOn, order.wished_on && calendarDay(order.wished_on, language, { year: true })],
    [
      t.shipping,
      partText(order, language) ??
        (order.order_shipped ? t.shipped : order.status === 'cancelled' ? null : t.notShipped),
    ],
  ] as const
  return (
    <dl className={`grid gap-y-4 gap-x-6 ${styles.facts}`}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className="t13 fg-2">{name}</dt>
              <dd className="bold anywhere">{value}</dd>
            </div>
          ),
      )}
      {order.note !== null && (
        <div className="across">
          <dt className="t13 fg-2">{theirs?.note ?? t.note}</dt>
          <dd className="measure lines anywhere">{order.note}</dd>
        </div>
      )}
    </dl>
  )
}
