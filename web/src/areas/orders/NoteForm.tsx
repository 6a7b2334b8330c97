import { type DeskOrder, setInternalNote } from '@fairfloor/domain/orders/desk-contract'
import { useTexts } from '../../lib/texts.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { deskOrderChanges } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'

/** The note of an order that the customer does not see. */
export function NoteForm({ desk }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts).note
  const { order_id } = desk.order
  const form = useDeskForm({
    ...deskOrderChanges(order_id),
    name: `order-note ${order_id}`,
    record: desk,
    draftOf: ({ internal_note }) => ({ note: internal_note ?? '' }),
    versionOf: ({ note_version }) => note_version,
    words: { note: t.label },
    call: setInternalNote,
    input: ({ note }, version) => ({ params: { order_id }, body: { version, note: note.trim() || null } }),
  })
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <TextArea {...form.text('note')} hideLabel rows={4} maxLength={2000} />
      </DeskForm>
    </DeskPanel>
  )
}
