import { type DeskOrder, issueOrderCredit } from '@fairfloor/domain/orders/desk-contract'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { deskOrderChanges, deskOrderQuery } from '../desk-queries.ts'
import { CreditRows } from './CreditRows.tsx'
import { type CreditDraft, EMPTY_CREDIT, linesOf, ways } from './credit-draft.ts'
import { creditTexts } from './credit-texts.ts'

/** Issues a credit note by hand, for one of the order's invoices. */
export function CreditForm({ desk, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const t = useTexts(creditTexts)
  const { creditable, order } = desk
  const { order_id } = order
  const invoiceOf = ({ invoice }: CreditDraft) =>
    creditable.find(({ invoice_id }) => String(invoice_id) === invoice) ?? creditable.at(-1)!
  const form = useDeskForm({
    ...deskOrderChanges(order_id),
    name: `order-credit ${order_id}`,
    record: desk,
    draftOf: (): CreditDraft => ({ invoice: String(creditable.at(-1)!.invoice_id), ...EMPTY_CREDIT }),
    versionOf: () => '',
    words: {
      ...{ invoice: t.invoice, kind: t.kind, way: t.way, reason: t.reason },
      ...{ pieces: t.pieces, each: t.each, sums: t.ways.sum },
    },
    faults: ({ reason }) => ({ reason: reason.trim() === '' && t.noReason }),
    call: issueOrderCredit,
    input: draft => {
      const { invoice_id } = invoiceOf(draft)
      const lines = linesOf(draft, invoiceOf(draft))
      if (!lines || lines.length === 0) return null
      return { params: { order_id }, body: { invoice_id, kind: draft.kind, reason: draft.reason.trim(), lines } }
    },
    invalidatesOnRefusal: [deskOrderQuery(order_id)],
    onSuccess: onDone,
  })
  const { draft, change, isAsked } = form
  const invoice = invoiceOf(draft)
  return (
    <DeskForm form={form} label={t.title(order_id)} save={t.save}>
      <p>{t.hint}</p>
      <div className="grid fields top gap-4">
        <Select
          {...form.choice('invoice')}
          options={creditable.map(one => ({ value: String(one.invoice_id), label: one.number }))}
          onChange={chosen => change({ invoice: chosen, pieces: {}, each: {}, sums: {} })}
        />
        <Select
          {...form.choice('kind')}
          options={(['goodwill', 'price'] as const).map(value => ({ value, label: t.kinds[value] }))}
        />
      </div>
      <RadioGroup
        {...form.choice('way')}
        look="segmented"
        options={ways.map(value => ({ value, label: t.ways[value] }))}
      />
      <CreditRows order={order} invoice={invoice} draft={draft} asked={isAsked} onChange={change} />
      <TextInput {...form.text('reason')} maxLength={500} />
      {isAsked && linesOf(draft, invoice)?.length === 0 && <p role="status">{t.nothing}</p>}
    </DeskForm>
  )
}
