import { calendarDay, count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import styles from './LineState.module.css'
import type { Order } from './orders.ts'
import { restTexts } from './rest-texts.ts'

type Position = Order['order_positions'][number]

/** Where the pieces of a line are: shipped, set aside, waiting for goods, cancelled; as a bar, and in words. */
export function LineState({ order, position }: { order: Pick<Order, 'order_shipped'>; position: Position }) {
  const t = useTexts(restTexts)
  const { language } = useLanguage()
  const { shipped_quantity, reserved_quantity, open_quantity, cancelled_quantity, eta } = position
  const open = (pieces: string) => (eta ? t.expected(pieces, calendarDay(eta, language)) : t.unknown(pieces))
  const parts = [
    ['shipped', shipped_quantity, order.order_shipped ? t.shipped : t.packed],
    ['reserved', reserved_quantity, t.setAside],
    ['open', open_quantity, open],
    ['cancelled', cancelled_quantity, t.cancelled],
  ] as const
  return (
    <span className={styles.parts}>
      <span className={styles.bar} aria-hidden="true">
        {parts.map(([name, pieces]) => pieces > 0 && <span key={name} data-part={name} style={{ flexGrow: pieces }} />)}
      </span>
      {parts.map(
        ([name, pieces, say]) =>
          pieces > 0 && (
            <span key={name} className={styles.part} data-part={name}>
              {say(count(pieces))}
            </span>
          ),
      )}
    </span>
  )
}
