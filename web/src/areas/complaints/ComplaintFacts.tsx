import type { ReactNode } from 'react'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import styles from './complaints.module.css'
import { type Complaint, goodsOf } from './complaints.ts'
import { complaintTexts } from './texts.ts'

interface ComplaintFactsProps {
  complaint: Complaint
  dayOf: (instant: string) => string
  /** Where its order stands. */
  orderAt: string
  children?: ReactNode
}

/** What the complaint is about. */
export function ComplaintFacts({ complaint, dayOf, orderAt, children }: ComplaintFactsProps) {
  const { language } = useLanguage()
  const t = useTexts(complaintTexts)
  const order = (
    <PageLink className={text.link} to={orderAt}>
      {complaint.order_id}
    </PageLink>
  )
  const facts: [string, ReactNode][] = [
    [t.reason, t.reasons[complaint.reason]],
    [t.quantity, count(complaint.quantity)],
    [t.order, order],
    [t.shipped, dayOf(complaint.shipped_at)],
    [t.made, dayOf(complaint.made_at)],
  ]
  return (
    <section className="grid gap-4 on-fog round-card pad-panel">
      <h2 className="anywhere">{`${complaint.brand_name} ${sizeText(goodsOf(complaint), language)}`}</h2>
      <dl className={`grid gap-y-3 gap-x-5 ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t13 fg-2">{name}</dt>
            <dd className="medium figures">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
