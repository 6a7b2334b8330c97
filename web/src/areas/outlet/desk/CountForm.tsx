import { countOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { outletDeskTexts } from './desk-texts.ts'
import type { DeskLot } from './queries.ts'
import { useLotForm } from './use-lot-form.ts'

/** What somebody has counted of a lot. */
export function CountForm({ lot }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts).count
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const { version, follow, changes, newest } = useLotForm(lot, () => {
    setTyped('')
    setNote('')
    setAsked(false)
  })
  const save = useApiMutation(countOutletLot, changes)
  const quantity = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (quantity === null || note.trim() === '') return
    void save.run({ params: { lot_id: lot.lot_id }, body: { version, quantity, note: note.trim() } })
  }
  return (
    <DeskPanel title={t.title}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
        <TextInput
          label={t.pieces}
          hint={t.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          error={asked && quantity === null ? t.whole : null}
          onChange={event => {
            if (typed === '' && note === '') follow()
            setTyped(event.target.value)
          }}
        />
        <TextInput
          label={t.note}
          maxLength={200}
          value={note}
          error={asked && note.trim() === '' ? t.needed : null}
          onChange={event => setNote(event.target.value)}
        />
        <SaveError of={save} onRetry={submit} onNewest={newest} />
        <div className={form.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
