import { correctStock } from '@fairfloor/domain/stock/desk/contract'
import { useState } from 'react'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { type Stock, stockChanges, stockQuery } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

const EMPTY = { by: 'change' as 'change' | 'count', quantity: '', reason: '' }

/** What somebody found at the shelf: pieces more or fewer, or all that is there. */
export function CorrectForm({ stock }: { stock: Stock }) {
  const t = useTexts(stockDeskTexts).correct
  const [served, setServed] = useState(0)
  const { flavour_id } = stock
  const form = useDeskForm({
    ...stockChanges,
    query: stockQuery(flavour_id),
    name: `stock ${flavour_id}`,
    record: stock,
    draftOf: () => EMPTY,
    words: { by: t.by, quantity: t.countLabel, reason: t.reason },
    faults: ({ by, quantity, reason }) => ({
      quantity: quantityOf(quantity, by) === null && t.whole,
      reason: reason.trim() === '' && t.needed,
    }),
    call: correctStock,
    input: ({ by, quantity, reason }, version) => ({
      params: { flavour_id },
      body: { version, by, quantity: quantityOf(quantity, by) ?? 0, reason: reason.trim() },
    }),
    recordIn: answer => answer.stock,
    onSuccess: answer => setServed(answer.served),
  })
  const { by } = form.draft
  return (
    <DeskPanel title={t.title}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <RadioGroup
          {...form.choice('by')}
          options={[
            { value: 'change', label: t.change },
            { value: 'count', label: t.count },
          ]}
        />
        <TextInput
          {...form.text('quantity')}
          label={by === 'change' ? t.changeLabel : t.countLabel}
          hint={by === 'count' ? t.countHint : undefined}
          // Keyboards of numbers on phones have no minus.
          inputMode={by === 'count' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={8}
        />
        <TextInput {...form.text('reason')} hint={t.reasonHint} maxLength={200} />
        {served > 0 && <Alert tone="success">{t.served(served, count(served))}</Alert>}
      </DeskForm>
    </DeskPanel>
  )
}

/** A whole number that says something: a change of nothing is none, and nobody counts fewer than none. */
function quantityOf(typed: string, by: 'change' | 'count'): number | null {
  const text = typed.trim().replace('−', '-')
  if (by === 'count') return /^\d{1,6}$/.test(text) ? Number(text) : null
  return /^[+-]?\d{1,6}$/.test(text) && Number(text) !== 0 ? Number(text) : null
}
