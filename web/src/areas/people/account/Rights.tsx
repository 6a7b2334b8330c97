import type { Answer } from '@fairfloor/domain/endpoint'
import { type Colleague, getColleagues } from '@fairfloor/domain/people/access/contract'
import { changeRights } from '@fairfloor/domain/people/contract'
import { type Right, rights } from '@fairfloor/domain/viewer'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { userQuery } from '../../../visit/user.ts'
import { peopleTexts } from '../desk/people-texts.ts'
import styles from './ColleaguesPage.module.css'
import { colleagueTexts } from './colleague-texts.ts'

const colleagues = queryOf(getColleagues, {})

type Change = { readonly right: Right; readonly isGiven: boolean }

/** Each right is given and taken at once; the latest change can be undone where it was made. */
export function Rights({ user }: { user: Colleague }) {
  const t = useTexts(colleagueTexts)
  const { rights: names } = useTexts(peopleTexts)
  const [last, setLast] = useState<Change | null>(null)
  const give = useApiMutation<typeof changeRights, Answer<typeof getColleagues>>(changeRights, {
    scope: `rights of ${user.id}`,
    optimistic: {
      query: colleagues,
      update: (data, { body, params }) => ({
        ...data,
        users: data.users.map(one => (one.id === params.id ? { ...one, rights: body.rights } : one)),
      }),
    },
    // One's own rights decide what this page and others show.
    invalidates: [userQuery],
  })
  const name = user.is_api ? t.api : user.name
  const change = async ({ right, isGiven }: Change) => {
    const wanted = rights.filter(one => (one === right ? isGiven : user.rights.includes(one)))
    const answer = await give.mutateAsync({ params: { id: user.id }, body: { rights: wanted } }).catch(() => undefined)
    if (!answer) return
    setLast({ right, isGiven })
    announce((isGiven ? t.given : t.taken)(name, names[right]))
  }
  return (
    <>
      <fieldset
        className={`grid gap-y-2 gap-x-6 line-above pt-4 ${styles.rights}`}
        aria-label={t.rightsOf(name)}
        disabled={user.blocked_at !== null}
      >
        {rights
          .filter(right => !user.is_api || right !== 'manage')
          .map(right => (
            <div key={right} className={styles.right}>
              <Switch
                label={names[right]}
                aria-describedby={`right-${user.id}-${right}`}
                checked={user.rights.includes(right)}
                onChange={isGiven => void change({ right, isGiven })}
              />
              <p id={`right-${user.id}-${right}`} className="t13 fg-2">
                {t.rightHints[right]}
              </p>
            </div>
          ))}
      </fieldset>
      {last && (
        <p className="row wrap middle gap-y-2 gap-x-4">
          {(last.isGiven ? t.given : t.taken)(name, names[last.right])}
          <Button onClick={() => void change({ right: last.right, isGiven: !last.isGiven })}>{t.undo}</Button>
        </p>
      )}
      {give.error && <MutationError of={give} />}
    </>
  )
}
