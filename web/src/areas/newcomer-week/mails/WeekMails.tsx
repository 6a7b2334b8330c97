import { getWeekMails, setWeekMails } from '@fairfloor/domain/newcomer-week/mails-contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation, usePendingInputs } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import styles from '../desk/week-desk.module.css'
import { weekMailsTexts } from './texts.ts'

const wantedQuery = queryOf(getWeekMails, {})

/** Whether a buyer is mailed when an event begins and before it ends. */
export function WeekMails() {
  const t = useTexts(weekMailsTexts)
  const query = useQuery(wantedQuery)
  const { mutate, ...state } = useApiMutation(setWeekMails, { updates: [wantedQuery], scope: 'newcomer-week-mails' })
  const pending = usePendingInputs(setWeekMails).at(-1)
  return (
    <section className={`grid at-start gap-2 line-above mt-10 ${styles.mails}`}>
      <h2>{t.title}</h2>
      <LoadFailure query={query} />
      {query.data && (
        <Switch
          label={t.label}
          checked={pending?.body.wanted ?? query.data.wanted}
          onChange={wanted => mutate({ body: { wanted } })}
        />
      )}
      <p>{t.note}</p>
      <MutationError of={state} />
    </section>
  )
}
