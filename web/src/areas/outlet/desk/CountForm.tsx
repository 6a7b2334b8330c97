import { countOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { type DeskLot, lotChanges, lotQuery } from './queries.ts'

/** What somebody has counted of a lot. */
export function CountForm({ lot }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts).count
  const { lot_id } = lot
  const form = useDeskForm({
    ...lotChanges,
    updates: [lotQuery(lot_id)],
    name: `outlet-count ${lot_id}`,
    record: lot,
    draftOf: () => ({ quantity: '', note: '' }),
    words: { quantity: t.pieces, note: t.note },
    faults: ({ quantity, note }) => ({
      quantity: !/^\d{1,5}$/.test(quantity.trim()) && t.whole,
      note: note.trim() === '' && t.needed,
    }),
    call: countOutletLot,
    input: ({ quantity, note }, version) => ({
      params: { lot_id },
      body: { version, quantity: Number(quantity), note: note.trim() },
    }),
  })
  return (
    <DeskPanel title={t.title}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <TextInput {...form.text('quantity')} hint={t.hint} inputMode="numeric" autoComplete="off" maxLength={5} />
        <TextInput {...form.text('note')} maxLength={200} />
      </DeskForm>
    </DeskPanel>
  )
}
