import { changeVatId, confirmVatId, type DeskCustomer, withdrawVatId } from '@fairfloor/domain/companies/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dayText } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import styles from '../back-office/desk-form.module.css'
import { SaveError } from '../back-office/SaveError.tsx'
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

/** Loads what somebody else has saved. */
function useNewest(id: number) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...customerQuery(id), staleTime: 0 })
}

function IdForm({ customer: { id, vat_id, vat_version } }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const newest = useNewest(id)
  const [typed, setTyped] = useState(vat_id ?? '')
  const [version, setVersion] = useState(vat_version)
  // Its own confirmation does not make the form out of date.
  const [confirmed, setConfirmed] = useState(vat_version)
  if (vat_version !== confirmed) {
    setConfirmed(vat_version)
    if (typed.trim() === (vat_id ?? '')) setVersion(vat_version)
  }
  const begin = (from: DeskCustomer) => {
    setTyped(from.vat_id ?? '')
    setVersion(from.vat_version)
  }
  const save = useApiMutation(changeVatId, { ...changesOf(id), onSuccess: begin })
  const wrong = save.fieldErrors.find(({ path }) => path === 'vat_id')?.detail
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void save.run({ params: { id }, body: { version, vat_id: typed.trim() || null } })
  }
  return (
    <form className={styles.form} aria-label={t.title} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <TextInput
        label={t.id}
        hint={t.idHint}
        maxLength={20}
        value={typed}
        error={wrong ?? null}
        onChange={event => setTyped(event.target.value)}
      />
      {!wrong && <SaveError of={save} onRetry={submit} onNewest={async () => begin(await newest())} />}
      <div className={styles.acts}>
        <Button type="submit" loading={save.loading} done={save.done} disabled={typed.trim() === (vat_id ?? '')}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

function ConfirmForm({ customer: { id, vat_version } }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const newest = useNewest(id)
  const [reference, setReference] = useState('')
  const [asked, setAsked] = useState(false)
  // Of the id that is shown: another one is not confirmed unseen.
  const confirm = useApiMutation(confirmVatId, changesOf(id))
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (reference.trim() !== '') void confirm.run({ params: { id }, body: { version: vat_version, reference } })
  }
  return (
    <form className={styles.form} aria-label={t.confirm} noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <TextInput
        label={t.reference}
        hint={t.referenceHint}
        maxLength={120}
        value={reference}
        error={asked && reference.trim() === '' ? t.missing : null}
        onChange={event => setReference(event.target.value)}
      />
      <SaveError of={confirm} onRetry={submit} onNewest={async () => void (await newest())} />
      <div className={styles.acts}>
        <Button type="submit" variant="ink" loading={confirm.loading} done={confirm.done}>
          {t.confirm}
        </Button>
      </div>
    </form>
  )
}

function Withdraw({ customer: { id, vat_version } }: { customer: DeskCustomer }) {
  const t = useTexts(vatTexts)
  const withdraw = useApiMutation(withdrawVatId, { ...changesOf(id), invalidatesOnRefusal: [customerQuery(id)] })
  return (
    <div className={styles.acts}>
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
