import { type DeskOrder, issueOrderCredit } from '@fairfloor/domain/orders/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { deskOrderChanges, deskOrderQuery } from '../desk-queries.ts'
import { CreditRows } from './CreditRows.tsx'
import { type CreditDraft, EMPTY_CREDIT, linesOf, ways } from './credit-draft.ts'
import { creditTexts } from './credit-texts.ts'

/** Issues a credit note by hand, for one of the order's invoices. */
export function CreditForm({ desk, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const t = useTexts(creditTexts)
  const { creditable, order } = desk
  const { order_id } = order
  const [chosen, setChosen] = useState(() => String(creditable.at(-1)!.invoice_id))
  const [draft, setDraft] = useState<CreditDraft>(EMPTY_CREDIT)
  const [asked, setAsked] = useState(false)
  const issue = useApiMutation(issueOrderCredit, {
    ...deskOrderChanges(order_id),
    invalidatesOnRefusal: [deskOrderQuery(order_id)],
    onSuccess: onDone,
  })
  const invoice = creditable.find(({ invoice_id }) => String(invoice_id) === chosen) ?? creditable.at(-1)!
  const lines = linesOf(draft, invoice)
  const reason = draft.reason.trim()
  const change = (part: Partial<CreditDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!lines || lines.length === 0 || reason === '') return
    const { invoice_id } = invoice
    void issue.run({ params: { order_id }, body: { invoice_id, kind: draft.kind, reason, lines } })
  }
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <p>{t.hint}</p>
      <div className={form.row}>
        <Select
          label={t.invoice}
          value={String(invoice.invoice_id)}
          options={creditable.map(one => ({ value: String(one.invoice_id), label: one.number }))}
          onChange={value => {
            setChosen(value)
            change({ pieces: new Map(), each: new Map(), sums: new Map() })
          }}
        />
        <Select
          label={t.kind}
          value={draft.kind}
          options={(['goodwill', 'price'] as const).map(value => ({ value, label: t.kinds[value] }))}
          onChange={kind => change({ kind })}
        />
      </div>
      <RadioGroup
        label={t.way}
        look="segmented"
        value={draft.way}
        options={ways.map(value => ({ value, label: t.ways[value] }))}
        onChange={way => change({ way })}
      />
      <CreditRows order={order} invoice={invoice} draft={draft} asked={asked} onChange={change} />
      <TextInput
        label={t.reason}
        maxLength={500}
        value={draft.reason}
        error={asked && reason === '' ? t.noReason : null}
        onChange={event => change({ reason: event.target.value })}
      />
      {asked && lines?.length === 0 && <p role="status">{t.nothing}</p>}
      <MutationError of={issue} onRetry={submit} />
      <div className={form.acts}>
        <Button type="submit" variant="ink" loading={issue.loading}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
