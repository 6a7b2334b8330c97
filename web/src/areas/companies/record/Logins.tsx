import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { dayText, dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { loginsQuery } from '../queries.ts'
import { accessTexts } from './access-texts.ts'

/** Who of a customer is logged in, and which logins have failed. */
export function Logins({ customer: { id, time_zone } }: { customer: DeskCustomer }) {
  const t = useTexts(accessTexts).logins
  const { language } = useLanguage()
  const query = useQuery(loginsQuery(id))
  const at = (instant: string) => dayTimeText(instant, time_zone, language)
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={4} height={40} />}>
      {({ sessions, failed }) => (
        <div className="stack top packed gap-5">
          <DeskPanel title={t.sessions}>
            {sessions.length === 0 ? (
              <p>{t.noSessions}</p>
            ) : (
              <ul className="grid gap-3">
                {sessions.map(({ name, email, began_at, ends_at, agent }) => (
                  <li className="grid split baseline gap-x-4 anywhere" key={`${email} ${began_at}`}>
                    <span>{agent === null ? name : t.agent(name, agent)}</span>
                    <span>{at(began_at)}</span>
                    <small className="across t13 ink-2">{t.ends(dayText(ends_at, time_zone, language))}</small>
                  </li>
                ))}
              </ul>
            )}
          </DeskPanel>
          <DeskPanel title={t.failed}>
            {failed.length === 0 ? (
              <p>{t.noFailed}</p>
            ) : (
              <ul className="grid gap-3">
                {failed.map(({ id: attempt, email, address, at: when }) => (
                  <li className="grid split baseline gap-x-4 anywhere" key={attempt}>
                    <span>{email}</span>
                    <span>{at(when)}</span>
                    <small className="across t13 ink-2">{t.from(address)}</small>
                  </li>
                ))}
              </ul>
            )}
          </DeskPanel>
        </div>
      )}
    </Loaded>
  )
}
