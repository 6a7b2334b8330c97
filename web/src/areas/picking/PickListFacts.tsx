import type { PickList } from '@fairfloor/domain/picking/contract'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { useDay } from '../orders/orders.ts'
import { pickingTexts } from './texts.ts'

/** Where a list's goods go, and what is to be minded. */
export function PickListFacts({ list }: { list: PickList }) {
  const words = useTexts(pickingTexts)
  const t = words.list
  const dayOf = useDay()
  const facts = [
    [t.shipTo, list.ship_to],
    [t.carrier, list.carrier],
    [t.made, [dayOf(list.made_at), list.by].filter(Boolean).join(', ')],
    [t.note, list.note],
    [t.internal, list.internal_note],
  ] as const
  return (
    <DeskPanel title={words.orderOf(list.order_id)}>
      {list.label_service && <Alert tone="info">{t.label}</Alert>}
      <dl className="grid gap-2 m-0">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="t13 fg-2">{name}</dt>
                <dd className="anywhere m-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </DeskPanel>
  )
}
