import {
  blockColleague,
  type Colleague,
  getColleagues,
  removeColleague,
  unblockColleague,
} from '@fairfloor/domain/people/access/contract'
import { changeRights } from '@fairfloor/domain/people/contract'
import { type Right, rights } from '@fairfloor/domain/viewer'
import { useState } from 'react'
import { dayText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { userQuery, useUser } from '../../../visit/user.ts'
import { peopleTexts } from '../desk/people-texts.ts'
import { Question } from '../Question.tsx'
import styles from './ColleaguesPage.module.css'
import { colleagueTexts } from './colleague-texts.ts'
import { LimitField } from './LimitField.tsx'

const colleagues = queryOf(getColleagues, {})
const changes = { updates: [colleagues], invalidatesOnRefusal: [colleagues] }

/** A user of the company: what they may do, and the ways to keep them out. */
export function ColleagueCard({ user, timeZone }: { user: Colleague; timeZone: string }) {
  const t = useTexts(colleagueTexts)
  const { language } = useLanguage()
  const isSelf = useUser()?.id === user.id
  const block = useApiMutation(blockColleague, changes)
  const unblock = useApiMutation(unblockColleague, changes)
  const remove = useApiMutation(removeColleague, changes)
  // One's own rights decide what this page and others show.
  const give = useApiMutation(changeRights, { invalidates: [colleagues, userQuery] })
  const { id, name, blocked_at } = user
  const params = { id }
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <div className={styles.name}>
          <b>{user.is_api ? t.api : name}</b>
          {isSelf && <Tag>{t.you}</Tag>}
          {blocked_at && <Tag tone="red">{t.blocked}</Tag>}
        </div>
        <span>{user.is_api ? t.apiText : user.email}</span>
        {blocked_at && <span>{t.blockedOn(dayText(blocked_at, timeZone, language))}</span>}
      </div>
      <Rights
        user={user}
        pending={give.isPending}
        onChange={wanted => void give.run({ params, body: { rights: wanted } })}
      />
      {!isSelf && !user.is_api && (
        <div className={styles.acts}>
          {blocked_at ? (
            <Button
              variant="ghost"
              icon="check"
              aria-label={t.unblockOf(name)}
              loading={unblock.loading}
              onClick={() => void unblock.run({ params })}
            >
              {t.unblock}
            </Button>
          ) : (
            <Asked
              icon="lock"
              label={t.block}
              ariaLabel={t.blockOf(name)}
              question={t.blockQuestion(name)}
              text={t.blockText}
              loading={block.loading}
              onSure={() => void block.run({ params })}
            />
          )}
          <Asked
            icon="trash"
            label={t.remove}
            ariaLabel={t.removeOf(name)}
            question={t.removeQuestion(name)}
            text={t.removeText}
            loading={remove.loading}
            onSure={() => void remove.run({ params })}
          />
        </div>
      )}
      {!user.is_api && !user.rights.includes('manage') && <LimitField user={user} />}
      <div className={styles.errors}>
        {[give, block, unblock, remove].map((act, at) => act.error && <MutationError key={String(at)} of={act} />)}
      </div>
    </li>
  )
}

interface RightsProps {
  user: Colleague
  pending: boolean
  onChange: (rights: Right[]) => void
}

/** Each right is given and taken at once. */
function Rights({ user, pending, onChange }: RightsProps) {
  const t = useTexts(colleagueTexts)
  const { rights: names } = useTexts(peopleTexts)
  const shown = user.is_api ? rights.filter(right => right !== 'manage') : rights
  return (
    <fieldset className={styles.choices} disabled={pending || user.blocked_at !== null}>
      <legend>
        <VisuallyHidden>{t.rightsOf(user.is_api ? t.api : user.name)}</VisuallyHidden>
      </legend>
      <div className={styles.rights}>
        {shown.map(right => (
          <Checkbox
            key={right}
            label={names[right]}
            checked={user.rights.includes(right)}
            onChange={isGiven => onChange(rights.filter(one => (one === right ? isGiven : user.rights.includes(one))))}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface AskedProps {
  icon: 'lock' | 'trash'
  label: string
  ariaLabel: string
  question: string
  text: string
  loading: boolean
  onSure: () => void
}

function Asked({ icon, label, ariaLabel, question, text, loading, onSure }: AskedProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" icon={icon} aria-label={ariaLabel} loading={loading} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Question open={isAsking} act={label} question={question} onClose={() => setAsking(false)} onSure={onSure}>
        {text}
      </Question>
    </>
  )
}
