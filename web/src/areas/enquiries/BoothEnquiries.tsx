import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import styles from './enquiries.module.css'
import { type Enquiry, enquiriesQuery } from './enquiries.ts'
import { enquiriesTexts } from './texts.ts'

/** Questions to a booth and wishes to be called: what this buyer has asked, with the answers, and a form. Buyers only. */
export default function BoothEnquiries({ exhibitor: { id, name } }: { exhibitor: { id: number; name: string } }) {
  const t = useTexts(enquiriesTexts)
  const user = useUser()
  const { vts } = useVts()
  const isBuyer = Boolean(user?.company)
  const query = useQuery({ ...enquiriesQuery(id), enabled: isBuyer })
  const heading = useId()
  if (!user || !isBuyer || !vts) return null
  return (
    <section className={`stack packed gap-4 wide on-fog round-card pad-5 ${layout.card}`} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{t.title(name)}</h3>
        <p className="ink-2 anywhere">{t.lead(user.email)}</p>
      </header>
      {vts.phase === 'over' ? <Alert>{t.closed}</Alert> : <EnquiryForm exhibitorId={id} />}
      <LoadFailure query={query} />
      {query.data && query.data.length > 0 && <Asked enquiries={query.data} timeZone={vts.time_zone} />}
    </section>
  )
}

function Asked({ enquiries, timeZone }: { enquiries: readonly Enquiry[]; timeZone: string }) {
  const t = useTexts(enquiriesTexts)
  const { language } = useLanguage()
  const at = (instant: string) => dayTimeText(instant, timeZone, language)
  return (
    <ul className="grid gap-3" aria-label={t.yours}>
      {enquiries.map(({ id, kind, message, phone, call_when, asked_at, answer, answered_at }) => (
        <li key={id} className="line-above pt-3">
          <p className="t13 ink-2">{t.asked[kind](at(asked_at))}</p>
          {phone !== '' && <p className="lines anywhere">{t.callAt(phone, call_when)}</p>}
          {message !== '' && <p className="lines anywhere">{message}</p>}
          {answered_at !== null && answer === null && <p className="t13 ink-2">{t.answeredByMail(at(answered_at))}</p>}
          {answer !== null && answered_at !== null && (
            <div className={`mt-2 ${styles.answer}`}>
              <p className="t13 ink-2">{t.answered(at(answered_at))}</p>
              <p className="lines anywhere">{answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
