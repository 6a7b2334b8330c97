import { withdrawOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { type DeskLot, lotChanges, lotQuery } from './queries.ts'

const draftOf = ({ state }: DeskLot) => ({
  to: state === 'expired' ? ('nowhere' as const) : ('stock' as const),
  note: '',
})

/** Takes a lot out of the outlet. */
export function WithdrawForm({ lot }: { lot: DeskLot }) {
  const words = useTexts(outletDeskTexts)
  const t = words.withdraw
  const { lot_id } = lot
  const form = useDeskForm<typeof withdrawOutletLot, DeskLot, { to: 'stock' | 'nowhere'; note: string }>({
    ...lotChanges,
    updates: [lotQuery(lot_id)],
    name: `outlet-withdraw ${lot_id}`,
    record: lot,
    draftOf,
    words: { to: t.to, note: t.note },
    show: value => (value === 'stock' ? t.stock : value === 'nowhere' ? t.nowhere : undefined),
    faults: ({ note }) => ({ note: note.trim() === '' && words.count.needed }),
    call: withdrawOutletLot,
    input: ({ to, note }, version) => ({ params: { lot_id }, body: { version, to, note: note.trim() } }),
  })
  return (
    <DeskPanel title={t.title} hint={t.text}>
      <DeskForm form={form} label={t.title} save={t.sure}>
        <RadioGroup
          {...form.choice('to')}
          options={[
            { value: 'stock', label: t.stock, disabled: lot.state === 'expired' },
            { value: 'nowhere', label: t.nowhere },
          ]}
        />
        <TextInput {...form.text('note')} maxLength={200} />
      </DeskForm>
    </DeskPanel>
  )
}
