import { changeVatId, confirmVatId, type DeskCustomer, withdrawVatId } from '@fairfloor/domain/companies/desk-contract'
import { dayText } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { customerLists, customerQuery } from './queries.ts'
import { customerTexts } from './texts.ts'
import { vatTexts } from './vat-texts.ts'
import { VAT_TONES } from './vat-tones.ts'

interface VatPanelProps {
  customer: DeskCustomer
  timeZone: string
}

/** Shows who confirmed the VAT id, or the form to confirm it. */
export function VatPanel({ customer, timeZone }: VatPanelProps) {
  const t = useTexts(vatTexts)
  const { states } = useTexts(customerTexts)
  const state = customer.vat_state
  return (
    <DeskPanel title={t.title} end={<Tag tone={VAT_TONES[state]}>{states[state]}</Tag>} hint={t.says[state]}>
      <IdForm customer={customer} />
      {customer.vat_id !== null && state !== 'confirmed' && <ConfirmForm customer={customer} />}
      {(state === 'confirmed' || state === 'taken over') && <Withdraw customer={customer} />}
      <History customer={customer} timeZone={timeZone} />
    </DeskPanel>
  )
}

const changesOf = (id: number) => ({ updates: [customerQuery(id)], invalidates: customerLists })

function IdForm({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const { id } = customer
  const form = useDeskForm({
    ...changesOf(id),
    name: `vat-id ${id}`,
    record: customer,
    draftOf: ({ vat_id }) => ({ vat_id: vat_id ?? '' }),
    versionOf: ({ vat_version }) => vat_version,
    words: { vat_id: t.id },
    call: changeVatId,
    input: ({ vat_id }, version) => ({ params: { id }, body: { version, vat_id: vat_id.trim() || null } }),
  })
  return (
    <DeskForm form={form} label={t.title} save={t.save} idle={form.changes.length === 0}>
      <TextInput {...form.text('vat_id')} hint={t.idHint} maxLength={20} />
    </DeskForm>
  )
}

function ConfirmForm({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const { id } = customer
  // Of the id that was shown when the reference was typed: another one is not confirmed unseen.
  const form = useDeskForm({
    ...changesOf(id),
    name: `vat-confirmation ${id}`,
    record: customer,
    draftOf: () => ({ reference: '' }),
    versionOf: ({ vat_version }) => vat_version,
    words: { reference: t.reference },
    faults: ({ reference }) => ({ reference: reference.trim() === '' && t.missing }),
    call: confirmVatId,
    input: ({ reference }, version) => ({ params: { id }, body: { version, reference } }),
  })
  return (
    <DeskForm form={form} label={t.confirm} save={t.confirm}>
      <TextInput {...form.text('reference')} hint={t.referenceHint} maxLength={120} />
    </DeskForm>
  )
}

function Withdraw({ customer: { id, vat_version } }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const withdraw = useApiMutation(withdrawVatId, { ...changesOf(id), invalidatesOnRefusal: [customerQuery(id)] })
  return (
    <div className="row wrap middle gap-3">
      <AskFirst
        icon="close"
        label={t.withdraw}
        sure={t.withdrawSure}
        of={withdraw}
        onSure={() => void withdraw.run({ params: { id }, body: { version: vat_version } })}
      >
        {t.withdrawText}
      </AskFirst>
    </div>
  )
}

function History({ customer: { confirmations }, timeZone }: VatPanelProps) {
  const t = useTexts(vatTexts)
  const { language } = useLanguage()
  if (confirmations.length === 0) return null
  const words = (by: string | null) => (by === null ? t.bySomebody : t.by(by))
  return (
    <KeyValue
      lined
      items={confirmations.map(({ vat_id, at, by, reference, taken_over }) => ({
        key: `${vat_id} ${taken_over ? t.takenOver : words(by)}`,
        note: reference,
        value: dayText(at, timeZone, language),
      }))}
    />
  )
}
