import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../order.module.css'
import type { Order } from '../orders.ts'
import { transferTexts } from './texts.ts'

interface TransferProps {
  transfer: NonNullable<Order['to_transfer']>
}

/** What to transfer for an order that is paid ahead: how much, where to, by when. */
export function Transfer({ transfer }: TransferProps) {
  const t = useTexts(transferTexts)
  const { language } = useLanguage()
  const { amount, by, account_holder, iban, bic, bank, reference } = transfer
  const day = calendarDay(by, language, { year: true })
  const facts = [
    [t.holder, account_holder],
    [t.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t.bic, bic],
    [t.bank, bank],
    [t.reference, reference],
  ].filter(([, value]) => value !== '')
  return (
    <section className={`grid gap-y-1 gap-x-3 round-card ${styles.transfer}`} aria-label={t.title}>
      <Icon name="warning" className="amber-ink mt-1" />
      <h2 className="t24 lh-28">{t.please(money(amount), day)}</h2>
      <p>{t.after}</p>
      <dl className={`grid gap-y-3 gap-x-10 mt-3 ${styles.account}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t13 fg-2">{name}</dt>
            <dd className="bold figures anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
