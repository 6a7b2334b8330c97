import { dateFormat, locales } from '@fairfloor/domain/formats'
import { count } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Complaint } from './complaints.ts'
import styles from './History.module.css'
import { Photos } from './Photos.tsx'
import { complaintTexts } from './texts.ts'

type Step = { readonly at: string; readonly icon: IconName; readonly text: string; readonly tone?: 'green' | 'red' }

/** What both sides wrote and what was done, in the order in which it happened. */
export function History({ complaint }: { complaint: Complaint }) {
  const t = useTexts(complaintTexts)
  const at = useMoment()
  const entries = [
    ...complaint.messages.map(message => ({ at: message.written_at, message })),
    ...useSteps(complaint).map(step => ({ at: step.at, step })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section className={styles.history} aria-label={t.history}>
      <h2>{t.history}</h2>
      <ol>
        <li className={styles.message}>
          <p className={styles.who}>
            <b>{complaint.agent ? t.through(complaint.made_by, complaint.agent) : complaint.made_by}</b>{' '}
            <time dateTime={complaint.made_at}>{at(complaint.made_at)}</time>
          </p>
          <p className={styles.words}>{complaint.text}</p>
          <Photos photos={complaint.photos} />
        </li>
        {entries.map(entry =>
          'message' in entry ? (
            <li
              key={`message ${entry.message.id}`}
              className={styles.message}
              data-desk={entry.message.from_desk || undefined}
            >
              <p className={styles.who}>
                <b>{entry.message.name ?? t.us}</b> <time dateTime={entry.at}>{at(entry.at)}</time>
              </p>
              <p className={styles.words}>{entry.message.text}</p>
            </li>
          ) : (
            <li key={`step ${entry.step.icon}`} className={styles.step} data-tone={entry.step.tone}>
              <Icon name={entry.step.icon} />
              <span>{entry.step.text}</span> <time dateTime={entry.at}>{at(entry.at)}</time>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function useSteps({ state, outcome, taken_on_at, decided_at, closed_at }: Complaint): Step[] {
  const t = useTexts(complaintTexts)
  const pieces = outcome ? t.pieces(outcome.quantity, count(outcome.quantity)) : ''
  const decision = outcome
    ? `${t.accepted}: ${outcome.settlement === 'credit' ? t.credit(pieces, outcome.credit_note) : t.replacement(pieces)}`
    : t.refused
  return [
    ...(taken_on_at && taken_on_at !== decided_at ? [{ at: taken_on_at, icon: 'eye', text: t.takenOn } as const] : []),
    ...(decided_at
      ? [
          {
            at: decided_at,
            icon: outcome ? 'check' : 'close',
            text: decision,
            tone: outcome ? 'green' : 'red',
          } as const,
        ]
      : []),
    ...(closed_at && state === 'closed'
      ? [{ at: closed_at, icon: 'lock', text: decided_at ? t.closed : t.withdrawn } as const]
      : []),
  ]
}

/** Day and time in the shop's time zone. */
function useMoment(): (instant: string) => string {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const format = dateFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone })
  return instant => format.format(new Date(instant))
}
