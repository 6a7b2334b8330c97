import { addMandate, type DeskCustomer, endMandate } from '@fairfloor/domain/companies/desk-contract'
import { isIban } from '@fairfloor/domain/iban'
import { calendarDay, dayText } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { mandateTexts } from './mandate-texts.ts'
import { customerQuery } from './queries.ts'

type Mandate = DeskCustomer['mandates'][number]

interface MandatePanelProps {
  customer: DeskCustomer
  timeZone: string
}

/** The mandates for direct debits, and a new one. */
export function MandatePanel({ customer, timeZone }: MandatePanelProps) {
  const t = useTexts(mandateTexts)
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      {customer.mandates.length === 0 ? <p>{t.none}</p> : <Mandates customer={customer} timeZone={timeZone} />}
      {customer.creditor_id === null ? (
        <Alert tone="warning">{t.noCreditor}</Alert>
      ) : (
        <NewMandate key={customer.mandates.length} customerId={customer.id} />
      )}
    </DeskPanel>
  )
}

function Mandates({ customer, timeZone }: MandatePanelProps) {
  const t = useTexts(mandateTexts)
  const { language } = useLanguage()
  const columns: Column<Mandate>[] = [
    { id: 'reference', head: t.reference, phone: 'title', cell: ({ reference }) => reference },
    { id: 'holder', head: t.holder, cell: ({ holder }) => holder },
    { id: 'iban', head: t.iban, cell: ({ iban }) => iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { id: 'signed', head: t.signed, cell: ({ signed_on }) => calendarDay(signed_on, language, { year: true }) },
    {
      id: 'state',
      head: t.state,
      cell: ({ ended_at }) =>
        ended_at === null ? (
          <Tag tone="green">{t.running}</Tag>
        ) : (
          <Tag>{t.ended(dayText(ended_at, timeZone, language))}</Tag>
        ),
    },
  ]
  const running = customer.mandates.find(({ ended_at }) => ended_at === null)
  return (
    <>
      <Table caption={t.title} columns={columns} rows={customer.mandates} rowKey={({ id }) => id} />
      {running && <EndMandate key={running.id} customerId={customer.id} mandate={running} />}
    </>
  )
}

function EndMandate({ customerId, mandate }: { customerId: number; mandate: Mandate }) {
  const t = useTexts(mandateTexts)
  const query = customerQuery(customerId)
  const end = useApiMutation(endMandate, { updates: [query], invalidatesOnRefusal: [query] })
  return (
    <div className="row wrap middle gap-3">
      <AskFirst
        icon="close"
        label={t.endOf(mandate.reference)}
        sure={t.end}
        of={end}
        onSure={() => void end.run({ params: { id: customerId, mandate: mandate.id } })}
      >
        {t.endText}
      </AskFirst>
    </div>
  )
}

const EMPTY = { reference: '', signed_on: '', iban: '', holder: '' }

function NewMandate({ customerId }: { customerId: number }) {
  const t = useTexts(mandateTexts)
  const form = useDeskForm({
    name: `mandate ${customerId}`,
    record: null,
    draftOf: () => EMPTY,
    words: { reference: t.reference, signed_on: t.signed, holder: t.holder, iban: t.iban },
    faults: draft => faultsIn(draft, t),
    call: addMandate,
    input: body => ({ params: { id: customerId }, body }),
    updates: [customerQuery(customerId)],
  })
  return (
    <DeskForm form={form} label={t.add} save={t.add}>
      <div className="grid fields top gap-4">
        <TextInput hint={t.referenceHint} {...form.text('reference')} maxLength={35} />
        <TextInput type="date" {...form.text('signed_on')} maxLength={10} />
        <TextInput {...form.text('holder')} maxLength={70} />
        <TextInput {...form.text('iban')} maxLength={60} />
      </div>
    </DeskForm>
  )
}

const faultsIn = (
  { reference, signed_on, iban, holder }: typeof EMPTY,
  t: { missing: string; wrongReference: string; wrongIban: string },
) => ({
  reference: /^[A-Za-z0-9+?/:().,'-]+$/.test(reference) ? null : t.wrongReference,
  signed_on: signed_on === '' ? t.missing : null,
  holder: holder.trim() === '' ? t.missing : null,
  iban: isIban(iban) ? null : t.wrongIban,
})
