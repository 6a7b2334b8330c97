import { transferReference } from '@fairfloor/domain/billing/reference'
import { type Cents, cents, euros, fromEuros, sum } from '@fairfloor/domain/money'
import { moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { Unpaid } from './queries.ts'
import { unpaidTexts } from './texts.ts'
import styles from './unpaid.module.css'

interface PayToProps {
  unpaid: Unpaid
  /** Numbers of the invoices to pay; none: all of them. */
  chosen: ReadonlySet<string>
  onAll: () => void
}

/** What a transfer needs: amount, account and a reference by which it is found, each to copy. */
export function PayTo({ unpaid, chosen, onAll }: PayToProps) {
  const t = useTexts(unpaidTexts).payTo
  const { pay_to, invoices } = unpaid
  const byTransfer = lessCredit(unpaid).filter(isTransferred)
  if (byTransfer.length === 0)
    return invoices.length > 0 && <p className="on-fog round-card pad-panel">{t.collected}</p>
  const some = byTransfer.filter(({ invoice_number }) => chosen.has(invoice_number))
  const paid = some.length > 0 ? some : byTransfer
  const due = sum(paid.map(({ left }) => left))
  const facts = [
    { name: t.amount, value: due > 0 ? moneyOfCents(due) : '', copy: euros(due).toFixed(2).replace('.', ',') },
    { name: t.iban, value: pay_to.iban.replace(/(.{4})(?=.)/g, '$1 '), copy: pay_to.iban },
    { name: t.reference, value: transferReference(paid.map(({ invoice_number }) => invoice_number)) },
    { name: t.holder, value: pay_to.holder },
    { name: t.bic, value: [pay_to.bic, pay_to.bank].filter(Boolean).join(' · '), copy: pay_to.bic },
  ].filter(({ value }) => value !== '')
  return (
    <section className="on-fog round-card pad-panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      <div className="row middle between gap-3 target">
        <p className="t13 ink-2" aria-live="polite">
          {some.length > 0 ? t.some(some.length, byTransfer.length) : t.all(byTransfer.length)}
        </p>
        {some.length > 0 && <Button onClick={onAll}>{t.takeAll}</Button>}
      </div>
      <dl className="grid mt-2 mb-2">
        {facts.map(({ name, value, copy = value }) => (
          <div key={name} className={`grid split middle gap-x-3 line-below pad-y-2 ${styles.fact}`}>
            <dt className="t13 ink-2">{name}</dt>
            <dd>
              <span className={name === t.amount ? 'sign t24' : 'figures medium anywhere'}>
                {value.split(/(?<=,) /).map(part => (
                  <span key={part}>{part} </span>
                ))}
              </span>
              <CopyButton name={name} value={copy} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="t13 ink-2">{t.hint}</p>
    </section>
  )
}

type Invoice = Unpaid['invoices'][number]

/** The rest is collected, or taken from a card. */
export const isTransferred = ({ payment_method: method }: Pick<Invoice, 'payment_method'>): boolean =>
  method === 'invoice' || method === 'prepayment'

/** The invoices, each with the cents that the customer's credit leaves of it: it pays what is due first. */
function lessCredit({ invoices, credit }: Unpaid): (Invoice & { left: Cents })[] {
  let free = fromEuros(credit ?? 0)
  return invoices.map(one => {
    const open = fromEuros(one.open ?? 0)
    const used = cents(Math.min(free, open))
    free = cents(free - used)
    return { ...one, left: cents(open - used) }
  })
}
