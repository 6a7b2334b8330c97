import { changeAwardDates, type getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from '../../ui/dates-form.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import own from './AwardDatesForm.module.css'
import { awardYearQuery } from './desk-queries.ts'
import { awardDeskTexts } from './desk-texts.ts'

type AwardYear = Answer<typeof getAwardYear>

const INSTANTS = ['voting_start', 'voting_end'] as const
const DAYS = ['winner_start', 'visible_end'] as const
type DateName = (typeof INSTANTS)[number] | (typeof DAYS)[number]

/** Voting window and winners' days; the server checks their order, and its errors are shown at each input. */
export function AwardDatesForm({ year }: { year: AwardYear }) {
  const t = useTexts(awardDeskTexts)
  const [typed, setTyped] = useState(() => typedOf(year))
  const [asked, setAsked] = useState(false)
  const instant = (name: (typeof INSTANTS)[number]) => instantOf(typed[name], year.time_zone)
  const complete = INSTANTS.every(name => instant(name)) && DAYS.every(name => typed[name])
  const save = useApiMutation(changeAwardDates, {
    updates: [awardYearQuery],
    onSuccess: saved => {
      setTyped(typedOf(saved))
      setAsked(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!complete) return
    const [voting_start, voting_end] = INSTANTS.map(name => instant(name)!.toISOString()) as [string, string]
    const { winner_start, visible_end } = typed
    void save.run({ body: { voting_start, voting_end, winner_start, visible_end } })
  }
  const errorOf = (name: DateName) => save.fieldErrors.find(({ path }) => path === name)?.detail ?? null
  const type = (name: DateName) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  return (
    <form className={classes(styles.form, own.form)} aria-label={t.dates} noValidate onSubmit={submit}>
      <h2>{t.dates}</h2>
      <div className={styles.dates}>
        {INSTANTS.map(name => (
          <TextInput
            key={name}
            type="datetime-local"
            step={1}
            label={t.dateNames[name]}
            error={asked && !instant(name) ? t.noInstant : errorOf(name)}
            value={typed[name]}
            onChange={type(name)}
          />
        ))}
        {DAYS.map(name => (
          <TextInput
            key={name}
            type="date"
            label={t.dateNames[name]}
            error={asked && !typed[name] ? t.noDay : errorOf(name)}
            value={typed[name]}
            onChange={type(name)}
          />
        ))}
      </div>
      {save.fieldErrors.length === 0 && <MutationError of={save} onRetry={submit} />}
      <div className={styles.actions}>
        <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

const typedOf = ({ time_zone, voting_start, voting_end, winner_start, visible_end }: AwardYear) => ({
  voting_start: wallClock(voting_start, time_zone),
  voting_end: wallClock(voting_end, time_zone),
  winner_start,
  visible_end,
})
