import { correctStock } from '@fairfloor/domain/stock/desk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { type Stock, stockChanges, stockQuery } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

/** What somebody found at the shelf: pieces more or fewer, or all that is there. */
export function CorrectForm({ stock }: { stock: Stock }) {
  const t = useTexts(stockDeskTexts).correct
  const client = useQueryClient()
  const [by, setBy] = useState<'change' | 'count'>('change')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [served, setServed] = useState(0)
  // Of what was shown when typing began: a newer state does not silently get another one's count.
  const [version, setVersion] = useState(stock.version)
  const { flavour_id } = stock
  const begin = (from: Stock) => {
    setVersion(from.version)
    setTyped('')
    setReason('')
    setChecked(false)
  }
  const save = useApiMutation(correctStock, {
    ...stockChanges,
    onSuccess: answer => {
      setServed(answer.served)
      begin(answer.stock)
    },
  })
  const quantity = quantityOf(typed, by)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setChecked(true)
    if (quantity === null || reason.trim() === '') return
    void save.run({ params: { flavour_id }, body: { version, by, quantity, reason: reason.trim() } })
  }
  return (
    <DeskPanel title={t.title}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={submit}>
        <RadioGroup
          label={t.by}
          options={[
            { value: 'change', label: t.change },
            { value: 'count', label: t.count },
          ]}
          value={by}
          onChange={setBy}
        />
        <TextInput
          label={by === 'change' ? t.changeLabel : t.countLabel}
          hint={by === 'count' ? t.countHint : undefined}
          // Keyboards of numbers on phones have no minus.
          inputMode={by === 'count' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={8}
          value={typed}
          error={isChecked && quantity === null ? t.whole : null}
          onChange={event => {
            if (typed === '' && reason === '') setVersion(stock.version)
            setTyped(event.target.value)
          }}
        />
        <TextInput
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          value={reason}
          error={isChecked && reason.trim() === '' ? t.needed : null}
          onChange={event => setReason(event.target.value)}
        />
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => begin(await client.fetchQuery({ ...stockQuery(flavour_id), staleTime: 0 }))}
        />
        {served > 0 && <Alert tone="success">{t.served(served, count(served))}</Alert>}
        <div className={form.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}

/** A whole number that says something: a change of nothing is none, and nobody counts fewer than none. */
function quantityOf(typed: string, by: 'change' | 'count'): number | null {
  const text = typed.trim().replace('−', '-')
  if (by === 'count') return /^\d{1,6}$/.test(text) ? Number(text) : null
  return /^[+-]?\d{1,6}$/.test(text) && Number(text) !== 0 ? Number(text) : null
}
