import { LONGEST_TEXT, type Settlement } from '@fairfloor/domain/complaints/complaint'
import { acceptComplaint, refuseComplaint } from '@fairfloor/domain/complaints/desk-contract'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { type DeskComplaint, deskComplaintQuery, everyDeskComplaints } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'

/** Accepts a complaint, with a credit note or with the pieces again, or refuses it. */
export function DecideForm({ complaint }: { complaint: DeskComplaint }) {
  const t = useTexts(complaintDeskTexts)
  const { id, creditable, in_stock } = complaint
  const query = deskComplaintQuery(id)
  const form = useDeskForm({
    name: `complaint ${id}`,
    record: complaint,
    draftOf,
    versionOf: () => '',
    words: { decision: t.outcome, quantity: t.quantity, text: t.words },
    faults: ({ decision, quantity, text }) => ({
      quantity: decision !== 'refused' && quantity === null && t.noQuantity,
      text: decision === 'refused' && text.trim() === '' && t.noReason,
    }),
    call: ({ decision }) => (decision === 'refused' ? refuseComplaint : acceptComplaint),
    input: ({ decision: settlement, quantity, text }) => {
      const call = { params: { id } }
      return settlement === 'refused'
        ? { ...call, body: { text } }
        : { ...call, body: { settlement, quantity: quantity ?? 0, text } }
    },
    updates: [query],
    invalidates: [everyDeskComplaints],
    invalidatesOnRefusal: [query],
  })
  const { decision, quantity } = form.draft
  const isRefusal = decision === 'refused'
  const stock = in_stock === null ? t.stockUnknown : t.inStock(count(in_stock))
  return (
    <DeskPanel title={t.decide}>
      <DeskForm form={form} label={t.decide} save={isRefusal ? t.refuse : t.accept}>
        <RadioGroup
          {...form.choice('decision')}
          hideLabel
          look="boxed"
          options={[
            {
              value: 'credit',
              label: t.credit,
              hint: creditable > 0 ? t.creditHint(count(creditable)) : t.noCredit,
              disabled: creditable === 0,
            },
            { value: 'replacement', label: t.replacement, hint: t.replacementHint(stock) },
            { value: 'refused', label: t.refuse, hint: t.refuseHint },
          ]}
        />
        {!isRefusal && (
          <Field label={t.quantity} error={form.errorAt('quantity')}>
            {parts => (
              <QuantityInput
                {...parts}
                label={t.quantity}
                value={quantity}
                max={complaint.quantity}
                onChange={pieces => form.change({ quantity: pieces })}
              />
            )}
          </Field>
        )}
        <TextArea
          {...form.text('text')}
          label={isRefusal ? t.reason : t.words}
          optional={!isRefusal}
          rows={4}
          maxLength={LONGEST_TEXT}
        />
      </DeskForm>
    </DeskPanel>
  )
}

const draftOf = ({ creditable, quantity }: DeskComplaint) => ({
  decision: (creditable > 0 ? 'credit' : 'replacement') as Settlement | 'refused',
  quantity: quantity as number | null,
  text: '',
})
