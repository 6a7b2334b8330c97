import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { calendarDay, count } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import styles from './goods-in.module.css'
import { goodsInTexts } from './texts.ts'

/** What has arrived of a delivery, the last first. */
export function Receipts({ delivery: { receipts } }: { delivery: Delivery }) {
  const t = useTexts(goodsInTexts).receipts
  const { language } = useLanguage()
  const instant = useInstantText()
  return (
    <DeskPanel title={t.title}>
      {receipts.length === 0 && <p>{t.none}</p>}
      {receipts.map(({ receipt_id, received_at, by, positions }) => (
        <section key={receipt_id}>
          <p>{t.by(by ?? '', instant(received_at))}</p>
          <ul className={`grid m-0 pad-0 unlisted ${styles.list}`}>
            {positions.map(({ line, name, quantity, lot, best_before, served }) => (
              <li key={line}>
                <span>{name}</span>
                <strong>{count(quantity)}</strong>
                <small>
                  {[
                    lot !== null && t.lot(lot),
                    best_before !== null && t.until(calendarDay(best_before, language, { year: true })),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                <small>{served > 0 && t.served(count(served))}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DeskPanel>
  )
}
