import { deliveries } from '@fairfloor/domain/companies/delivery'
import { changeTerms, type DeskCustomer, type TermsBody } from '@fairfloor/domain/companies/desk-contract'
import { type PaymentMethod, paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { amountIn, amountText } from '../../lib/typed-amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import styles from '../back-office/desk-form.module.css'
import { SaveError } from '../back-office/SaveError.tsx'
import { customerLists, customerQuery } from './queries.ts'
import { termsTexts } from './terms-texts.ts'
import { customerTexts } from './texts.ts'

type Draft = {
  methods: readonly PaymentMethod[]
  usual: PaymentMethod | ''
  days: string
  limit: string
  delivery: TermsBody['delivery']
  bonus: boolean
}

const draftOf = (customer: DeskCustomer): Draft => ({
  methods: customer.payment_methods,
  usual: paymentMethods.find(method => method === customer.payment_method) ?? '',
  days: customer.payment_days === null ? '' : String(customer.payment_days),
  limit: amountText(customer.credit_limit),
  delivery: customer.delivery,
  bonus: customer.bonus,
})

/** Whole days; null for nothing, undefined for what is none. */
function daysIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= 365 ? Number(text) : undefined
}

/** What is sent; null while something is wrong. */
function bodyOf({ methods, usual, days, limit, delivery, bonus }: Draft, version: string): TermsBody | null {
  const payment_days = daysIn(days)
  const credit_limit = amountIn(limit)
  if (payment_days === undefined || credit_limit === undefined || usual === '' || !methods.includes(usual)) return null
  return { version, payment_methods: [...methods], payment_method: usual, payment_days, credit_limit, delivery, bonus }
}

/** How a customer may pay and how it is delivered. */
export function TermsForm({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(termsTexts)
  const { methods: names } = useTexts(customerTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(customer))
  // What the draft began with: a newer state from the server does not change what is being typed.
  const [version, setVersion] = useState(customer.version)
  const [asked, setAsked] = useState(false)
  const query = customerQuery(customer.id)
  const begin = (from: DeskCustomer) => {
    setDraft(draftOf(from))
    setVersion(from.version)
  }
  const save = useApiMutation(changeTerms, { updates: [query], invalidates: customerLists, onSuccess: begin })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft, version)
    if (body) void save.run({ params: { id: customer.id }, body })
  }
  const change = (changed: Partial<Draft>) => setDraft(before => ({ ...before, ...changed }))
  const allow = (method: PaymentMethod, isAllowed: boolean) => {
    const methods = paymentMethods.filter(one => (one === method ? isAllowed : draft.methods.includes(one)))
    const [first = ''] = methods
    change({ methods, usual: methods.some(one => one === draft.usual) ? draft.usual : first })
  }
  return (
    <DeskPanel title={t.title}>
      <form className={styles.form} aria-label={t.title} noValidate onSubmit={(event: FormEvent) => submit(event)}>
        <fieldset className={styles.choices}>
          <legend>{t.allowed}</legend>
          {paymentMethods.map(method => (
            <Checkbox
              key={method}
              label={names[method]}
              checked={draft.methods.includes(method)}
              onChange={isAllowed => allow(method, isAllowed)}
            />
          ))}
        </fieldset>
        <div className={styles.row}>
          <Select
            label={t.usual}
            value={draft.usual}
            placeholder=""
            error={asked && draft.usual === '' ? t.noMethod : null}
            options={draft.methods.map(method => ({ value: method, label: names[method] }))}
            onChange={usual => change({ usual })}
          />
          <Select
            label={t.delivery}
            value={draft.delivery}
            options={deliveries.map(value => ({ value, label: t.deliveries[value] }))}
            onChange={delivery => change({ delivery })}
          />
          <TextInput
            label={t.days}
            hint={t.daysHint(customer.seller_payment_days)}
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
        </div>
        <Checkbox label={t.bonus} checked={draft.bonus} onChange={bonus => change({ bonus })} />
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => begin(await client.fetchQuery({ ...query, staleTime: 0 }))}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
