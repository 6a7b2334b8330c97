import { transferReference } from '@fairfloor/domain/billing/reference'
import { useTexts } from '../../lib/texts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './PayTo.module.css'
import type { Unpaid } from './queries.ts'
import { unpaidTexts } from './texts.ts'

/** What a transfer needs: the account and a reference by which it is found, each to copy. */
export function PayTo({ unpaid: { pay_to, invoices } }: { unpaid: Unpaid }) {
  const t = useTexts(unpaidTexts).payTo
  // The rest is collected, or taken from a card.
  const byTransfer = invoices.filter(({ payment_method }) => ['invoice', 'prepayment'].includes(payment_method))
  if (byTransfer.length === 0) return invoices.length > 0 && <p className={styles.panel}>{t.collected}</p>
  const facts = [
    { name: t.holder, value: pay_to.holder },
    { name: t.iban, value: pay_to.iban.replace(/(.{4})(?=.)/g, '$1 '), copy: pay_to.iban },
    { name: t.bic, value: [pay_to.bic, pay_to.bank].filter(Boolean).join(' · '), copy: pay_to.bic },
    { name: t.reference, value: transferReference(byTransfer.map(({ invoice_number }) => invoice_number)) },
  ].filter(({ value }) => value !== '')
  return (
    <section className={styles.panel} aria-label={t.title}>
      <h2>{t.title}</h2>
      <dl>
        {facts.map(({ name, value, copy = value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              <CopyButton name={name} value={copy} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t.hint}</p>
    </section>
  )
}
