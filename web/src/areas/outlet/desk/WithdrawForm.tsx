import { withdrawOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { outletDeskTexts } from './desk-texts.ts'
import type { DeskLot } from './queries.ts'
import { useLotForm } from './use-lot-form.ts'

/** Takes a lot out of the outlet. */
export function WithdrawForm({ lot }: { lot: DeskLot }) {
  const words = useTexts(outletDeskTexts)
  const t = words.withdraw
  const canReturn = lot.state !== 'expired'
  const [to, setTo] = useState<'stock' | 'nowhere'>(canReturn ? 'stock' : 'nowhere')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const { version, follow, changes, newest } = useLotForm(lot, () => {
    setNote('')
    setAsked(false)
  })
  const save = useApiMutation(withdrawOutletLot, changes)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (note.trim() === '') return
    void save.run({ params: { lot_id: lot.lot_id }, body: { version, to, note: note.trim() } })
  }
  return (
    <DeskPanel title={t.title} hint={t.text}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
        <RadioGroup
          label={t.to}
          value={to}
          onChange={setTo}
          options={[
            { value: 'stock', label: t.stock, disabled: !canReturn },
            { value: 'nowhere', label: t.nowhere },
          ]}
        />
        <TextInput
          label={t.note}
          maxLength={200}
          value={note}
          error={asked && note.trim() === '' ? words.count.needed : null}
          onChange={event => {
            if (note === '') follow()
            setNote(event.target.value)
          }}
        />
        <SaveError of={save} onRetry={submit} onNewest={newest} />
        <div className={form.acts}>
          <Button type="submit" loading={save.loading} done={save.done}>
            {t.sure}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
