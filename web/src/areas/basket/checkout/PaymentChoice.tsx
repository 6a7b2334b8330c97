import { count, percent } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import styles from './checkout.module.css'
import type { Checkout, ChoiceProps } from './checkout.ts'
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

interface CreditBarProps {
  credit: { limit: number | null; used: number | null; with_order: number | null }
}

/** The credit limit as a bar: what is open, and what this order adds. The words beside it say the same. */
function CreditBar({ credit }: CreditBarProps) {
  const limit = credit.limit || 1
  const percent = (amount: number | null) => `${Math.min(100, Math.round(((amount ?? 0) / limit) * 100))}%`
  return (
    <span
      className={`block ${styles.credit}`}
      data-over={(credit.with_order ?? 0) > limit ? '' : undefined}
      aria-hidden="true"
      style={{ '--used': percent(credit.used), '--with-order': percent(credit.with_order) } as object}
    />
  )
}
