import { type DeskOrder, setInternalNote } from '@fairfloor/domain/orders/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import form from '../back-office/desk-form.module.css'
import { SaveError } from '../back-office/SaveError.tsx'
import { deskOrderChanges, deskOrderQuery } from './desk-queries.ts'
import { orderDeskTexts } from './desk-texts.ts'

/** The note of an order that the customer does not see. */
export function NoteForm({ desk }: { desk: DeskOrder }) {
  const t = useTexts(orderDeskTexts).note
  const client = useQueryClient()
  const [note, setNote] = useState(desk.internal_note ?? '')
  // What the draft began with: a newer state from the server does not change what is being typed.
  const [version, setVersion] = useState(desk.note_version)
  const { order_id } = desk.order
  const begin = (from: DeskOrder) => {
    setNote(from.internal_note ?? '')
    setVersion(from.note_version)
  }
  const save = useApiMutation(setInternalNote, { ...deskOrderChanges(order_id), onSuccess: begin })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void save.run({ params: { order_id }, body: { version, note: note.trim() || null } })
  }
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
        <TextArea
          label={t.label}
          hideLabel
          rows={4}
          maxLength={2000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => begin(await client.fetchQuery({ ...deskOrderQuery(order_id), staleTime: 0 }))}
        />
        <div className={form.acts}>
          <Button type="submit" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
