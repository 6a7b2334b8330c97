import { deliveries } from '@fairfloor/domain/companies/delivery'
import { changeTerms, type DeskCustomer, type TermsBody } from '@fairfloor/domain/companies/desk-contract'
import { type PaymentMethod, paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { useTexts } from '../../lib/texts.tsx'
import { amountIn, amountText } from '../../lib/typed-amount.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
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
  const { id } = customer
  const inWords = (value: unknown) =>
    paymentMethods.find(method => method === value)
      ? names[value as PaymentMethod]
      : t.deliveries[value as Draft['delivery']]
  const form = useDeskForm({
    name: `customer-terms ${id}`,
    record: customer,
    draftOf,
    words: { methods: t.allowed, usual: t.usual, delivery: t.delivery, days: t.days, limit: t.limit, bonus: t.bonus },
    show: value => (Array.isArray(value) ? value.map(inWords).join(', ') : inWords(value)),
    faults: ({ usual, days, limit }) => ({
      usual: usual === '' && t.noMethod,
      days: daysIn(days) === undefined && t.wrongDays,
      limit: amountIn(limit) === undefined && t.wrongLimit,
    }),
    call: changeTerms,
    input: (draft, version) => {
      const body = bodyOf(draft, version)
      return body && { params: { id }, body }
    },
    updates: [customerQuery(id)],
    invalidates: customerLists,
  })
  const { draft } = form
  const allow = (method: PaymentMethod, isAllowed: boolean) => {
    const methods = paymentMethods.filter(one => (one === method ? isAllowed : draft.methods.includes(one)))
    const [first = ''] = methods
    form.change({ methods, usual: methods.some(one => one === draft.usual) ? draft.usual : first })
  }
  return (
    <DeskPanel title={t.title}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <fieldset className="grid gap-1">
          <legend className="t13 fg-2 medium mb-1">{t.allowed}</legend>
          {paymentMethods.map(method => (
            <Checkbox
              key={method}
              label={names[method]}
              checked={draft.methods.includes(method)}
              onChange={isAllowed => allow(method, isAllowed)}
            />
          ))}
        </fieldset>
        <div className="grid fields top gap-4">
          <Select
            {...form.choice('usual')}
            placeholder=""
            options={draft.methods.map(method => ({ value: method, label: names[method] }))}
          />
          <Select
            {...form.choice('delivery')}
            options={deliveries.map(value => ({ value, label: t.deliveries[value] }))}
          />
          <TextInput
            {...form.text('days')}
            hint={t.daysHint(customer.seller_payment_days)}
            inputMode="numeric"
            maxLength={3}
          />
          <TextInput {...form.text('limit')} hint={t.limitHint} inputMode="decimal" maxLength={12} />
        </div>
        <Checkbox {...form.check('bonus')} />
      </DeskForm>
    </DeskPanel>
  )
}
