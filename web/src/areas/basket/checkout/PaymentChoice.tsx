import { count, percent } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { CreditBar } from './CreditBar.tsx'
import type { Checkout } from './checkout.ts'
import type { ChoiceProps } from './choice.ts'
import { checkoutTexts } from './texts.ts'

type Method = Checkout['payment_methods'][number]

/** The payment methods; one that is not possible stays visible with its reason. */
export function PaymentChoice({ data, error, choose }: ChoiceProps) {
  const t = useTexts(checkoutTexts)
  const { credit, mandate, chosen } = data
  const hintOf = ({ method, is_possible, reason, fee_percent: fee }: Method) => {
    const why = reason && t.paymentReasons[reason]
    if (method === 'invoice' && credit?.limit != null)
      return (
        <>
          {why && <b>{why} </b>}
          {t.credit(euros(credit.with_order), euros(credit.limit))}
          <CreditBar credit={credit} />
        </>
      )
    if (why || !is_possible) return why
    if (method === 'direct_debit' && mandate) return t.mandate(mandate.iban_last4, mandate.reference)
    if (method === 'card') return [fee !== null && t.cardFee(percent(fee)), t.byCard].filter(Boolean).join(' ')
    return method === 'prepayment' ? t.prepaid : undefined
  }
  return (
    <section data-place="payment" tabIndex={-1}>
      <h2>{t.payment}</h2>
      <RadioGroup
        label={t.payment}
        hideLabel
        look="boxed"
        error={error}
        value={chosen.payment_method}
        onChange={method => choose({ payment_method: method as Method['method'] })}
        options={data.payment_methods.map(one => ({
          value: one.method,
          label: one.days === null ? t.methods[one.method] : t.days(t.methods[one.method], one.days),
          hint: hintOf(one),
          disabled: !one.is_possible,
        }))}
      />
    </section>
  )
}

/** Whole euros, rounded up: what is said is never less than what is due. */
const euros = (amount: number | null) => count(Math.ceil(amount ?? 0))
