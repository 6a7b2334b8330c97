import { dateFormat, locales } from '@fairfloor/domain/formats'
import type { ReactNode } from 'react'
import { count, money } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './complaints.module.css'
import type { Complaint } from './complaints.ts'
import { Photos } from './Photos.tsx'
import { complaintTexts } from './texts.ts'

type Step = { readonly at: string; readonly icon: IconName; readonly text: ReactNode; readonly tone?: 'green' | 'red' }

interface HistoryProps {
  complaint: Complaint
  /** Who reads: what one's own side wrote stands at the right. */
  reader: 'customer' | 'desk'
  /** Of a credit note. */
  pdfOf: (number: string) => string
}

/** What both sides wrote and what was done, in the order in which it happened. */
export function History({ complaint, reader, pdfOf }: HistoryProps) {
  const t = useTexts(complaintTexts)
  const shop = useSettings()?.shop_name
  const at = useMoment()
  const entries = [
    ...complaint.messages.map(message => ({ at: message.written_at, message })),
    ...useSteps(complaint, pdfOf).map(step => ({ at: step.at, step })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section className="stack gap-4" aria-label={t.history}>
      <h2>{t.history}</h2>
      <ol className="stack gap-3">
        <li
          className={`grid gap-2 bordered round-card pad-y-3 pad-x-4 ${styles.message}`}
          data-own={reader === 'customer' || undefined}
        >
          <p className="row wrap baseline between gap-x-3">
            <b>{complaint.agent ? t.through(complaint.made_by, complaint.agent) : complaint.made_by}</b>{' '}
            <time className="t13 fg-3 regular" dateTime={complaint.made_at}>
              {at(complaint.made_at)}
            </time>
          </p>
          <p className="lines anywhere">{complaint.text}</p>
          <Photos photos={complaint.photos} />
        </li>
        {entries.map(entry =>
          'message' in entry ? (
            <li
              key={`message ${entry.message.id}`}
              className={`grid gap-2 bordered round-card pad-y-3 pad-x-4 ${styles.message}`}
              data-own={entry.message.from_desk === (reader === 'desk') || undefined}
            >
              <p className="row wrap baseline between gap-x-3">
                <b>{entry.message.name ?? shop}</b>{' '}
                <time className="t13 fg-3 regular" dateTime={entry.at}>
                  {at(entry.at)}
                </time>
              </p>
              <p className="lines anywhere">{entry.message.text}</p>
            </li>
          ) : (
            <li
              key={`step ${entry.step.icon}`}
              className={`row top gap-2 medium anywhere ${entry.step.tone ?? 'fg-2'}`}
            >
              <Icon name={entry.step.icon} />
              <p className="slim">
                {entry.step.text}{' '}
                <time className="t13 fg-3 regular" dateTime={entry.at}>
                  {at(entry.at)}
                </time>
              </p>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function useSteps(
  { state, outcome, taken_on_at, decided_at, closed_at }: Complaint,
  pdfOf: HistoryProps['pdfOf'],
): Step[] {
  const t = useTexts(complaintTexts)
  const decision = outcome ? <Outcome outcome={outcome} pdfOf={pdfOf} /> : t.refused
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

function Outcome({ outcome, pdfOf }: Pick<HistoryProps, 'pdfOf'> & { outcome: NonNullable<Complaint['outcome']> }) {
  const t = useTexts(complaintTexts)
  const { settlement, quantity, credit_note, credited } = outcome
  const pieces = t.pieces(quantity, count(quantity))
  if (settlement === 'replacement') return `${t.accepted}: ${t.replacement(pieces)}`
  return (
    <>
      {t.accepted}:{' '}
      {credit_note === null ? (
        t.creditNote
      ) : (
        <a className={text.link} href={pdfOf(credit_note)} target="_blank" rel="noreferrer">
          {t.creditNote} {credit_note}
        </a>
      )}{' '}
      {t.forPieces(pieces)}
      {credited !== null && `, ${t.withVat(money(credited))}`}
    </>
  )
}

/** Day and time in the shop's time zone. */
function useMoment(): (instant: string) => string {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const format = dateFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone })
  return instant => format.format(new Date(instant))
}
