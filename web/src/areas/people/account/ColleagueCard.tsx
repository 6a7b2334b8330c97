import {
  blockColleague,
  type Colleague,
  getColleagues,
  removeColleague,
  unblockColleague,
} from '@fairfloor/domain/people/access/contract'
import { useState } from 'react'
import { dayText, dayTimeText, money } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useUser } from '../../../visit/user.ts'
import { Question } from '../Question.tsx'
import styles from './ColleaguesPage.module.css'
import { colleagueTexts } from './colleague-texts.ts'
import { LimitField } from './LimitField.tsx'
import { Rights } from './Rights.tsx'

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
  const { id, name, blocked_at, last_login_at: lastLogin } = user
  const params = { id }
  const isManager = user.rights.includes('manage')
  return (
    <li className="grid gap-4 bordered round-card pad-panel">
      <div className="row wrap top between gap-3">
        <div className="grid gap-1 anywhere">
          <div className="row wrap middle gap-2">
            <h3 className="t24">{name}</h3>
            {isSelf && <Tag>{t.you}</Tag>}
            {isManager && <Tag tone="green">{t.manager}</Tag>}
            {blocked_at && <Tag tone="red">{t.blockedOn(dayText(blocked_at, timeZone, language))}</Tag>}
          </div>
          <span className="t13 fg-2">{user.email}</span>
          <span className="t13 fg-2">
            {lastLogin ? t.lastLogin(dayTimeText(lastLogin, timeZone, language)) : t.noLogin}
          </span>
          <span className="t13 fg-2">{limitText(user, t.orders)}</span>
        </div>
        {!isSelf && (
          <div className={`row wrap at-end gap-2 ${styles.acts}`}>
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
      </div>
      <Rights user={user} />
      {!isManager && <LimitField user={user} />}
      {[block, unblock, remove].map((act, at) => act.error && <MutationError key={String(at)} of={act} />)}
    </li>
  )
}

/** How far a person orders without a colleague. */
function limitText({ rights, order_limit: limit }: Colleague, t: (typeof colleagueTexts)['en']['orders']): string {
  if (!rights.includes('order')) return t.not
  if (rights.includes('manage')) return t.manager
  if (limit === null) return t.any
  return limit === 0 ? t.none : t.upTo(money(limit))
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
