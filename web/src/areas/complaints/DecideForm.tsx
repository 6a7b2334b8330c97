import { LONGEST_TEXT, type Settlement } from '@fairfloor/domain/complaints/complaint'
import { acceptComplaint, refuseComplaint } from '@fairfloor/domain/complaints/desk-contract'
import { type FormEvent, useState } from 'react'
import { count } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import form from '../back-office/desk-form.module.css'
import { type DeskComplaint, deskComplaintQuery, everyDeskComplaints } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'

/** Accepts a complaint, with a credit note or with the pieces again, or refuses it. */
export function DecideForm({ complaint }: { complaint: DeskComplaint }) {
  const t = useTexts(complaintDeskTexts)
  const { id, creditable, in_stock } = complaint
  const [decision, setDecision] = useState<Settlement | 'refused'>(creditable > 0 ? 'credit' : 'replacement')
  const [quantity, setQuantity] = useState<number | null>(complaint.quantity)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const query = deskComplaintQuery(id)
  const changes = { updates: [query], invalidates: [everyDeskComplaints], invalidatesOnRefusal: [query] }
  const accept = useApiMutation(acceptComplaint, changes)
  const refuse = useApiMutation(refuseComplaint, changes)
  const isRefusal = decision === 'refused'
  const isSilent = words.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const call = { params: { id } }
    if (isRefusal) {
      if (!isSilent) void refuse.run({ ...call, body: { text: words } })
    } else if (quantity !== null) void accept.run({ ...call, body: { settlement: decision, quantity, text: words } })
  }
  const stock = in_stock === null ? t.stockUnknown : t.inStock(count(in_stock))
  return (
    <DeskPanel title={t.decide}>
      <form className={form.form} onSubmit={submit} noValidate>
        <RadioGroup
          label={t.outcome}
          hideLabel
          look="boxed"
          value={decision}
          onChange={setDecision}
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
          <Field label={t.quantity} error={isTried && quantity === null ? t.noQuantity : null}>
            {parts => (
              <QuantityInput
                {...parts}
                label={t.quantity}
                value={quantity}
                max={complaint.quantity}
                onChange={setQuantity}
              />
            )}
          </Field>
        )}
        <TextArea
          label={isRefusal ? t.reason : t.words}
          optional={!isRefusal}
          rows={4}
          maxLength={LONGEST_TEXT}
          value={words}
          error={isTried && isRefusal && isSilent ? t.noReason : null}
          onChange={event => setWords(event.target.value)}
        />
        <MutationError of={isRefusal ? refuse : accept} onRetry={submit} />
        <div className={form.acts}>
          <Button type="submit" variant={isRefusal ? 'ink' : 'signal'} loading={accept.loading || refuse.loading}>
            {isRefusal ? t.refuse : t.accept}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
