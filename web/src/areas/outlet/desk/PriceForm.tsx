import { changeOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import { useTexts } from '../../../lib/texts.tsx'
import { amountText } from '../../../lib/typed-amount.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { reasonTexts } from '../reasons-texts.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { priceIn } from './lot-draft.ts'
import { type DeskLot, lotChanges, lotQuery } from './queries.ts'

const draftOf = ({ price, reason }: DeskLot) => ({ price: amountText(price), reason })

/** What a piece costs, and why it is in the outlet. */
export function PriceForm({ lot }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts)
  const reasons = useTexts(reasonTexts)
  const { lot_id } = lot
  const form = useDeskForm({
    ...lotChanges,
    updates: [lotQuery(lot_id)],
    name: `outlet-price ${lot_id}`,
    record: lot,
    draftOf,
    words: { price: t.make.price, reason: t.reason },
    show: value => outletReasons.map(reason => (reason === value ? reasons[reason] : undefined)).find(Boolean),
    faults: ({ price }) => ({ price: priceIn(price) === undefined && t.make.amount }),
    call: changeOutletLot,
    input: ({ price, reason }, version) => ({ params: { lot_id }, body: { version, price: priceIn(price)!, reason } }),
  })
  return (
    <DeskPanel title={t.price}>
      <DeskForm form={form} label={t.price} save={t.save}>
        <TextInput {...form.text('price')} inputMode="decimal" maxLength={9} />
        <Select {...form.choice('reason')} options={outletReasons.map(value => ({ value, label: reasons[value] }))} />
      </DeskForm>
    </DeskPanel>
  )
}
