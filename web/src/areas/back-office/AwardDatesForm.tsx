import { changeAwardDates, type getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallError, call } from '../../lib/call.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { useAction } from '../../ui/useAction.ts'
import own from './AwardDatesForm.module.css'
import { awardPageTexts } from './award-texts.ts'
import styles from './DatesForm.module.css'
import { awardYearQuery } from './queries.ts'
import { instantOf, wallClock } from './wall-clock.ts'

type AwardYear = Answer<typeof getAwardYear>

const INSTANTS = ['voting_start', 'voting_end'] as const
const DAYS = ['winner_start', 'visible_end'] as const
type DateName = (typeof INSTANTS)[number] | (typeof DAYS)[number]

/** Voting window and winners' days; whether they follow each other is the server's word, said beside each input. */
export function AwardDatesForm({ year }: { year: AwardYear }) {
  const t = useTexts(awardPageTexts)
  const client = useQueryClient()
  const [typed, setTyped] = useState(() => typedOf(year))
  const [asked, setAsked] = useState(false)
  const instant = (name: (typeof INSTANTS)[number]) => instantOf(typed[name], year.time_zone)
  const complete = INSTANTS.every(name => instant(name)) && DAYS.every(name => typed[name])
  const save = useAction(async () => {
    const { winner_start, visible_end } = typed
    const saved = await call(changeAwardDates, {
      body: {
        voting_start: instant('voting_start')!.toISOString(),
        voting_end: instant('voting_end')!.toISOString(),
        winner_start,
        visible_end,
      },
    })
    setTyped(typedOf(saved))
    setAsked(false)
    client.setQueryData(awardYearQuery.queryKey, saved)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (complete) void save.run()
  }
  const errors = save.error instanceof CallError ? save.error.errors : []
  const said = (name: DateName) => errors.find(({ path }) => path === name)?.detail ?? null
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
            error={asked && !instant(name) ? t.noInstant : said(name)}
            value={typed[name]}
            onChange={type(name)}
          />
        ))}
        {DAYS.map(name => (
          <TextInput
            key={name}
            type="date"
            label={t.dateNames[name]}
            error={asked && !typed[name] ? t.noDay : said(name)}
            value={typed[name]}
            onChange={type(name)}
          />
        ))}
      </div>
      {save.error && errors.length === 0 && (
        <Alert tone="error" onDismiss={save.clearError}>
          {save.error.message}
        </Alert>
      )}
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
