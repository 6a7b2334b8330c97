import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './ComplaintFacts.module.css'
import { type Complaint, goodsOf } from './complaints.ts'
import { complaintTexts } from './texts.ts'

/** What the complaint is about. */
export function ComplaintFacts({ complaint, dayOf }: { complaint: Complaint; dayOf: (instant: string) => string }) {
  const t = useTexts(complaintTexts)
  const facts = [
    [t.reason, t.reasons[complaint.reason]],
    [t.quantity, count(complaint.quantity)],
    [t.order, String(complaint.order_id)],
    [t.shipped, dayOf(complaint.shipped_at)],
    [t.made, dayOf(complaint.made_at)],
  ]
  return (
    <section className={styles.about}>
      <h2>{`${complaint.brand_name} ${goodsOf(complaint)}`}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
