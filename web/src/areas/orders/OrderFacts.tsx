import { useTexts } from '../../lib/texts.tsx'
import styles from './OrderFacts.module.css'
import { type Order, useDay } from './orders.ts'
import { ordersTexts } from './texts.ts'

/** Date, number, reference, carrier and shipping status. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const dayOf = useDay()
  const facts = [
    [t.date, dayOf(order.order_date)],
    [t.number, order.order_id],
    [t.reference, order.external_reference],
    [t.note, order.note],
    [t.carrier, order.carrier.name],
    [t.shipping, order.order_shipped ? t.shipped : t.notShipped],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
