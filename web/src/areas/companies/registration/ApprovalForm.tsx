import { deliveries } from '@fairfloor/domain/companies/delivery'
import { paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { approveRegistration, type DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { rights } from '@fairfloor/domain/viewer'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { amountIn } from '../../../lib/typed-amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import styles from '../../back-office/desk-form.module.css'
import { type ApprovalDraft, allowing, bodyOf, daysIn, draftOf } from './approval-draft.ts'
import { decideTexts } from './decide-texts.ts'
import { everyRegistration, registrationLists, registrationQuery } from './queries.ts'

/** Makes the company a customer, with what is agreed. */
export function ApprovalForm({ registration }: { registration: DeskRegistration }) {
  const t = useTexts(decideTexts)
  const { id, price_groups, carriers, seller_payment_days } = registration
  const [draft, setDraft] = useState(() => draftOf(registration))
  const [asked, setAsked] = useState(false)
  const approve = useApiMutation(approveRegistration, {
    updates: [registrationQuery(id)],
    invalidates: registrationLists,
    invalidatesOnRefusal: everyRegistration,
  })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft)
    if (body) void approve.run({ params: { id }, body })
  }
  const change = (part: Partial<ApprovalDraft>) => setDraft(before => ({ ...before, ...part }))
  const refused = (path: string) => approve.fieldErrors.find(field => field.path === path)?.detail ?? null
  return (
    <DeskPanel title={t.approve}>
      <form className={styles.form} aria-label={t.approve} noValidate onSubmit={(event: FormEvent) => submit(event)}>
        <div className={styles.row}>
          <Select
            label={t.group}
            placeholder={t.choose}
            value={draft.group}
            options={price_groups.map(group => ({ value: String(group.id), label: group.name }))}
            error={asked && draft.group === '' ? t.missing : refused('price_group')}
            onChange={group => change({ group })}
          />
          <TextInput
            label={t.number}
            optional
            hint={t.numberHint}
            maxLength={40}
            value={draft.number}
            error={refused('number')}
            onChange={event => change({ number: event.target.value })}
          />
        </div>
        <fieldset className={styles.choices}>
          <legend>{t.allowed}</legend>
          {paymentMethods.map(method => (
            <Checkbox
              key={method}
              label={t.methods[method]}
              checked={draft.methods.includes(method)}
              onChange={isAllowed => setDraft(allowing(draft, method, isAllowed))}
            />
          ))}
        </fieldset>
        <div className={styles.row}>
          <Select
            label={t.usual}
            placeholder=""
            value={draft.usual}
            options={draft.methods.map(method => ({ value: method, label: t.methods[method] }))}
            error={asked && draft.usual === '' ? t.noMethod : null}
            onChange={usual => change({ usual })}
          />
          <TextInput
            label={t.days}
            hint={t.daysHint(seller_payment_days)}
            inputMode="numeric"
            maxLength={3}
            value={draft.days}
            error={asked && daysIn(draft.days) === undefined ? t.wrongDays : null}
            onChange={event => change({ days: event.target.value })}
          />
          <TextInput
            label={t.limit}
            hint={t.limitHint}
            inputMode="decimal"
            maxLength={12}
            value={draft.limit}
            error={asked && amountIn(draft.limit) === undefined ? t.wrongLimit : null}
            onChange={event => change({ limit: event.target.value })}
          />
          <Select
            label={t.delivery}
            value={draft.delivery}
            options={deliveries.map(value => ({ value, label: t.deliveries[value] }))}
            onChange={delivery => change({ delivery })}
          />
          <Select
            label={t.carrier}
            placeholder={t.choose}
            value={draft.carrier}
            options={carriers.map(value => ({ value, label: value }))}
            error={asked && draft.carrier === '' ? t.missing : refused('carrier')}
            onChange={carrier => change({ carrier })}
          />
        </div>
        <fieldset className={styles.choices}>
          <legend>{t.rights}</legend>
          {rights.map(right => (
            <Checkbox
              key={right}
              label={t.right[right]}
              checked={draft.rights.includes(right)}
              onChange={isGiven =>
                change({ rights: rights.filter(one => (one === right ? isGiven : draft.rights.includes(one))) })
              }
            />
          ))}
        </fieldset>
        <MutationError of={approve} onRetry={submit} />
        <div className={styles.acts}>
          <Button type="submit" variant="signal" loading={approve.loading} done={approve.done}>
            {t.act}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
