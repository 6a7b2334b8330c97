import type { Answer } from '@fairfloor/domain/endpoint'
import { endOneSession, endOtherSessions, getSessions } from '@fairfloor/domain/people/security-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import listRow from '../../../ui/list-row.module.css'
import { MutationError } from '../../../ui/MutationError.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from './security.module.css'
import { securityTexts } from './security-texts.ts'

type Session = Answer<typeof getSessions>[number]

const sessionsQuery = queryOf(getSessions, {})

/** The user's sessions on all devices; each but this one can be ended here. */
export function SessionsPart() {
  const t = useTexts(securityTexts)
  const query = useQuery(sessionsQuery)
  const [ended, setEnded] = useState<number | null>(null)
  const end = useApiMutation(endOtherSessions, {
    invalidates: [sessionsQuery],
    onSuccess: answer => setEnded(answer.ended),
  })
  const others = query.data?.filter(session => !session.is_this).length ?? 0
  return (
    <section className="stack gap-3">
      <div className={`row wrap middle gap-y-2 gap-x-3 ${styles.head}`}>
        <h2 className="row middle target">{t.sessions}</h2>
        {others > 0 && (
          <Button loading={end.loading} done={end.done} onClick={() => void end.run({})}>
            {t.endOthers}
          </Button>
        )}
        <p className="ink-2 own-line">{query.data && others === 0 ? t.noOthers : t.sessionsLead}</p>
      </div>
      {ended !== null && (
        <Alert tone="success" onDismiss={() => setEnded(null)}>
          {t.ended(ended)}
        </Alert>
      )}
      <MutationError of={end} onRetry={() => void end.run({})} />
      <Loaded query={query} waiting={<SkeletonRows rows={2} height={72} />}>
        {sessions => (
          <ul className="line-below">
            {alike(sessions).map(group => (
              <SessionGroup key={group[0].id} sessions={group} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

/** The sessions in groups that look the same to their user; the one in use stands alone. */
function alike(sessions: readonly Session[]): [Session, ...Session[]][] {
  const groups = new Map<string, [Session, ...Session[]]>()
  for (const session of sessions) {
    const { id, browser, system, acts_for: of } = session
    const look = session.is_this ? id : JSON.stringify([browser, system, of])
    const group = groups.get(look)
    if (group) group.push(session)
    else groups.set(look, [session])
  }
  return [...groups.values()]
}

const iconOf = ({ system }: Session) => (['iPhone', 'iPad', 'Android'].includes(system ?? '') ? 'mobile' : 'screen')

/** Several alike are one row that opens. */
function SessionGroup({ sessions }: { sessions: readonly [Session, ...Session[]] }) {
  const t = useTexts(securityTexts)
  const at = useInstant()
  const [newest] = sessions
  if (sessions.length === 1) return <SessionRow session={newest} />
  return (
    <li>
      <details className={styles.group}>
        <summary className={`grid middle gap-4 line-above pad-y-3 unlisted ${listRow.row}`}>
          <Icon name={iconOf(newest)} />
          <span className="grid gap-half anywhere">
            <b className="row wrap middle gap-y-1 gap-x-2 bold">
              {t.seen} {at(newest.seen_at)}
              <Tag>{t.sessionsOf(sessions.length)}</Tag>
              {newest.acts_for && <Tag tone="amber">{t.actsFor(newest.acts_for)}</Tag>}
            </b>
            <span className="t13 ink-2">{t.device(newest.browser, newest.system)}</span>
          </span>
          <Icon name="chevronDown" className={styles.turn} />
        </summary>
        <ul>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function useInstant() {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  return (instant: string) => dayTimeText(instant, timeZone, language)
}

function SessionRow({ session }: { session: Session }) {
  const t = useTexts(securityTexts)
  const at = useInstant()
  const end = useApiMutation(endOneSession, {
    invalidates: [sessionsQuery],
    // Somebody else has ended it, or it has ended by itself.
    isAlreadyDone: ({ status }) => status === 404,
  })
  const device = t.device(session.browser, session.system)
  const stop = () => void end.run({ params: { session: session.id } })
  return (
    <li className={`grid middle gap-4 line-above pad-y-3 ${listRow.row}`}>
      <Icon name={iconOf(session)} />
      <div className="grid gap-half anywhere">
        <b className="row wrap middle gap-y-1 gap-x-2 bold">
          {session.is_this ? t.now : `${t.seen} ${at(session.seen_at)}`}
          {session.is_this && <Tag tone="green">{t.thisOne}</Tag>}
          {session.acts_for && <Tag tone="amber">{t.actsFor(session.acts_for)}</Tag>}
        </b>
        <span className="t13 ink-2">
          {device} · {t.begun} {at(session.begun_at)}
        </span>
      </div>
      {!session.is_this && (
        <Button aria-label={t.endNamed(device, at(session.begun_at))} loading={end.loading} onClick={stop}>
          {t.end}
        </Button>
      )}
      <MutationError of={end} onRetry={stop} className="across" />
    </li>
  )
}
