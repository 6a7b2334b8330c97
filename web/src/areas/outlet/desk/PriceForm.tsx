import { changeOutletLot } from '@fairfloor/domain/outlet/desk-contract'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { amountText } from '../../../lib/typed-amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { reasonTexts } from '../reasons-texts.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { priceIn } from './lot-draft.ts'
import type { DeskLot } from './queries.ts'
import { useLotForm } from './use-lot-form.ts'

/** What a piece costs, and why it is in the outlet. */
export function PriceForm({ lot }: { lot: DeskLot }) {
  const t = useTexts(outletDeskTexts)
  const reasons = useTexts(reasonTexts)
  const [typed, setTyped] = useState(() => amountText(lot.price))
  const [reason, setReason] = useState(lot.reason)
  const [asked, setAsked] = useState(false)
  const { version, changes, newest } = useLotForm(lot, from => {
    setTyped(amountText(from.price))
    setReason(from.reason)
    setAsked(false)
  })
  const save = useApiMutation(changeOutletLot, changes)
  const price = priceIn(typed)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (price !== undefined) void save.run({ params: { lot_id: lot.lot_id }, body: { version, price, reason } })
  }
  return (
    <DeskPanel title={t.price}>
      <form className={form.form} aria-label={t.price} noValidate onSubmit={submit}>
        <TextInput
          label={t.make.price}
          inputMode="decimal"
          maxLength={9}
          value={typed}
          error={asked && price === undefined ? t.make.amount : null}
          onChange={event => setTyped(event.target.value)}
        />
        <Select
          label={t.reason}
          value={reason}
          options={outletReasons.map(value => ({ value, label: reasons[value] }))}
          onChange={setReason}
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
