import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { calendarDay, count } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
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
          <ul className="grid">
            {positions.map(({ line, name, quantity, lot, best_before, served }) => (
              <li className="grid split baseline gap-x-3 line-below pad-y-2 anywhere" key={line}>
                <span>{name}</span>
                <strong className="figures to-end">{count(quantity)}</strong>
                <small className="t13 fg-2">
                  {[
                    lot !== null && t.lot(lot),
                    best_before !== null && t.until(calendarDay(best_before, language, { year: true })),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                <small className="t13 fg-2 to-end">{served > 0 && t.served(count(served))}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DeskPanel>
  )
}
