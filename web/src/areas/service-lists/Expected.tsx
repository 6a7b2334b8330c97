import { arrivalsOf } from '@fairfloor/domain/service-lists/arrivals'
import { calendarDay, count } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { SHOP_LIST } from '../basket/basket.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import type { Row } from './lists.ts'
import styles from './ServiceTable.module.css'
import { serviceTexts } from './texts.ts'

interface ExpectedProps {
  row: Row
  order: OrderedLines
  /** Pieces that are there. */
  stock: number | null
}

/** How many pieces come; where more are wanted, how many of those come when. */
export function Expected({ row, order, stock }: ExpectedProps) {
  const t = useTexts(serviceTexts)
  const { language } = useLanguage()
  const { expected_quantity: expected = null, free_quantity: free = null, eta_date: eta = null } = row
  const typed = usePendingValue(SHOP_LIST, quantities => quantities[row.id] ?? 0)
  const wanted = typed || (order.lines.get(row.id)?.quantity ?? 0)
  const { now, dated, undated } = arrivalsOf(wanted, { stock, free, eta })
  if (undated > 0 && eta !== null)
    return (
      <span className={`t13 medium ${styles.short}`}>
        {[
          now > 0 && t.now(count(now)),
          dated > 0 && t.from(count(dated), calendarDay(eta, language)),
          t.undated(count(undated)),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    )
  if (expected === null) return null
  return (
    <span className="t13 fg-2">
      {free === expected ? count(expected) : t.ofThemFree(count(expected), count(free ?? 0))}
    </span>
  )
}
