import {
  getColleagues,
  type Invitation,
  mailInvitation,
  revokeInvitation,
} from '@fairfloor/domain/people/access/contract'
import { dayTimeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { peopleTexts } from '../desk/people-texts.ts'
import { InvitationActs } from '../InvitationActs.tsx'
import styles from './ColleaguesPage.module.css'
import { colleagueTexts } from './colleague-texts.ts'

const colleagues = queryOf(getColleagues, {})
const changes = { updates: [colleagues], invalidatesOnRefusal: [colleagues] }

/** An invitation that nobody has accepted yet. */
export function InvitationCard({ invitation, timeZone }: { invitation: Invitation; timeZone: string }) {
  const t = useTexts(colleagueTexts)
  const { rights: names, noRights } = useTexts(peopleTexts)
  const { language } = useLanguage()
  const mail = useApiMutation(mailInvitation, changes)
  const revoke = useApiMutation(revokeInvitation, changes)
  const { email, name, state, expires_at, invited_by, rights } = invitation
  const end = dayTimeText(expires_at, timeZone, language)
  return (
    <li className={`grid middle gap-y-4 gap-x-6 bordered round-card pad-y-4 pad-x-5 ${styles.invited}`}>
      <div className="grid gap-1 anywhere">
        <div className="row wrap middle gap-2">
          <b className="bold">{name}</b>
          <Tag tone={state === 'waiting' ? 'amber' : 'red'}>{t.states[state]}</Tag>
        </div>
        <span className="t13 fg-2">{email}</span>
        <span className="t13 fg-2">
          {[state === 'waiting' ? t.validUntil(end) : t.endedOn(end), invited_by && t.by(invited_by)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className="row wrap gap-2">
        {rights.length === 0 && <Tag>{noRights}</Tag>}
        {rights.map(right => (
          <Tag key={right}>{names[right]}</Tag>
        ))}
      </div>
      <div className={`row wrap at-end gap-2 ${styles.acts}`}>
        <InvitationActs invitation={invitation} mail={mail} revoke={revoke} />
      </div>
      {mail.error && <MutationError of={mail} className="across" />}
      {revoke.error && <MutationError of={revoke} className="across" />}
    </li>
  )
}
