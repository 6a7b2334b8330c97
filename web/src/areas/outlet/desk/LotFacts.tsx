import { calendarDay, count } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useInstantText } from '../../back-office/instants.ts'
import { reasonTexts } from '../reasons-texts.ts'
import { outletDeskTexts } from './desk-texts.ts'
import type { DeskLot } from './queries.ts'

const TONES = { 'for sale': 'green', 'sold out': 'soft', expired: 'red', withdrawn: 'amber' } as const

/** What a lot is, and how it stands. */
export function LotFacts({ lot }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts)
  const reasons = useTexts(reasonTexts)
  const { language } = useLanguage()
  const at = useInstantText()
  const day = calendarDay(lot.best_before, language, { year: true })
  return (
    <DeskPanel title={t.facts} end={<Tag tone={TONES[lot.state]}>{t.states[lot.state]}</Tag>}>
      <KeyValue
        lined
        items={[
          { key: t.lot, value: lot.lot ?? t.noLot },
          { key: t.bestBefore, value: day, note: t.daysLeft(lot.days_left) },
          { key: t.reason, value: reasons[lot.reason] },
          { key: t.price, value: <Price current={lot.price} regular={lot.regular_price} size="s" /> },
          { key: t.left, value: count(lot.quantity) },
          { key: t.first, value: count(lot.first_quantity) },
          { key: t.made, value: t.by(at(lot.made_at), lot.made_by) },
          ...(lot.withdrawn_at === null ? [] : [{ key: t.withdrawn, value: at(lot.withdrawn_at) }]),
        ]}
      />
    </DeskPanel>
  )
}
