import { type Colleague, getColleagues, setOrderLimit } from '@fairfloor/domain/people/access/contract'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { amountIn, amountText } from '../../../lib/typed-amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './ColleaguesPage.module.css'
import { colleagueTexts } from './colleague-texts.ts'

const colleagues = queryOf(getColleagues, {})

/** What an order of a colleague may come to before somebody approves it. Who manages the account approves, and has no limit. */
export function LimitField({ user: { id, name, order_limit: limit } }: { user: Colleague }) {
  const t = useTexts(colleagueTexts)
  const shown = limit === null ? '' : amountText(limit)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const save = useApiMutation(setOrderLimit, {
    updates: [colleagues],
    invalidatesOnRefusal: [colleagues],
    onSuccess: () => setTyped(null),
  })
  const submit = () => {
    const wanted = amountIn(typed ?? shown)
    setWrong(wanted === undefined)
    if (wanted !== undefined) void save.run({ params: { id }, body: { order_limit: wanted } })
  }
  return (
    <form
      className={`row wrap top gap-y-2 gap-x-3 line-above pt-4 ${styles.limit}`}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextInput
        label={t.limitOf(name)}
        hint={t.limitHint}
        error={isWrong ? t.limitWrong : null}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t.limitNone}
        maxLength={14}
        value={typed ?? shown}
        onChange={event => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        aria-label={t.saveLimitOf(name)}
        loading={save.loading}
        done={save.done}
        disabled={typed === null}
      >
        {t.saveLimit}
      </Button>
      <MutationError of={save} />
    </form>
  )
}
