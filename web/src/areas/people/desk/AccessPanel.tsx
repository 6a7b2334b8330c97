import {
  blockPerson,
  endSessions,
  mailPassword,
  type Person,
  unblockPerson,
} from '@fairfloor/domain/people/access/desk-contract'
import { getPeople, getPerson } from '@fairfloor/domain/people/access/desk-reads-contract'
import { resetFactorOf } from '@fairfloor/domain/people/security-contract'
import { useState } from 'react'
import { dayTimeText } from '../../../lib/format.ts'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { Question } from '../Question.tsx'
import { deskTexts } from './desk-texts.ts'

/** Whether somebody gets in, and the ways to keep them out or help them in. */
export function AccessPanel({ person, timeZone }: { person: Person; timeZone: string }) {
  const t = useTexts(deskTexts)
  const { language } = useLanguage()
  const [asked, setAsked] = useState<'block' | 'reset' | null>(null)
  const { id, name, blocked_at, last_login_at, sessions, has_second_factor, is_self } = person
  const params = { id }
  const query = queryOf(getPerson, { params })
  const options = { updates: [query], invalidates: [everyQueryOf(getPeople)], invalidatesOnRefusal: [query] }
  const block = useApiMutation(blockPerson, options)
  const unblock = useApiMutation(unblockPerson, options)
  const end = useApiMutation(endSessions, options)
  const mail = useApiMutation(mailPassword, options)
  const reset = useApiMutation(resetFactorOf, { invalidates: [query], invalidatesOnRefusal: [query] })
  const at = (instant: string) => dayTimeText(instant, timeZone, language)
  return (
    <DeskPanel
      title={t.access}
      end={<Tag tone={blocked_at ? 'red' : 'green'}>{t.states[blocked_at ? 'blocked' : 'active']}</Tag>}
      {...(is_self && { hint: t.ownAccess })}
    >
      <KeyValue
        lined
        items={[
          ...(blocked_at ? [{ key: t.blockedOn, value: at(blocked_at) }] : []),
          { key: t.lastLogin, value: last_login_at ? at(last_login_at) : t.never },
          { key: t.sessions, value: sessions },
          { key: t.secondFactor, value: t.factorStates[has_second_factor ? 'on' : 'off'] },
        ]}
      />
      {!is_self && (
        <div className="row wrap middle gap-3">
          {blocked_at ? (
            <Button icon="check" loading={unblock.loading} onClick={() => void unblock.run({ params })}>
              {t.unblock}
            </Button>
          ) : (
            <>
              <Button icon="mail" loading={mail.loading} done={mail.done} onClick={() => void mail.run({ params })}>
                {t.mailPassword}
              </Button>
              {sessions > 0 && (
                <Button icon="logout" loading={end.loading} done={end.done} onClick={() => void end.run({ params })}>
                  {t.endSessions}
                </Button>
              )}
              <Button icon="lock" loading={block.loading} onClick={() => setAsked('block')}>
                {t.block}
              </Button>
            </>
          )}
          {has_second_factor && (
            <Button icon="phone" loading={reset.loading} onClick={() => setAsked('reset')}>
              {t.resetFactor}
            </Button>
          )}
        </div>
      )}
      {[block, unblock, end, mail, reset].map(
        (act, index) => act.error && <MutationError key={String(index)} of={act} />,
      )}
      <Question
        open={asked === 'block'}
        act={t.block}
        question={t.blockQuestion(name)}
        onClose={() => setAsked(null)}
        onSure={() => void block.run({ params })}
      >
        {t.blockText}
      </Question>
      <Question
        open={asked === 'reset'}
        act={t.reset}
        question={t.resetQuestion(name)}
        onClose={() => setAsked(null)}
        onSure={() => void reset.run({ params })}
      >
        {t.resetText}
      </Question>
    </DeskPanel>
  )
}
