import { changeAwardDates, type getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf, wallClock } from '../../lib/wall-clock.ts'
import styles from '../../ui/Field.module.css'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import own from './AwardsDesk.module.css'
import { awardYearQuery } from './desk-queries.ts'
import { awardDeskTexts } from './desk-texts.ts'

type AwardYear = Answer<typeof getAwardYear>

const INSTANTS = ['voting_start', 'voting_end'] as const
const DAYS = ['winner_start', 'visible_end'] as const

/** Voting window and winners' days; the server checks their order, and its errors are shown at each input. */
export function AwardDatesForm({ year }: { year: AwardYear }) {
  const t = useTexts(awardDeskTexts)
  const instant = (typed: string) => instantOf(typed, year.time_zone)
  const form = useDeskForm({
    name: `award-dates ${year.name}`,
    record: year,
    draftOf: typedOf,
    versionOf: () => '',
    words: t.dateNames,
    faults: typed => ({
      ...Object.fromEntries(INSTANTS.map(name => [name, !instant(typed[name]) && t.noInstant])),
      ...Object.fromEntries(DAYS.map(name => [name, !typed[name] && t.noDay])),
    }),
    call: changeAwardDates,
    input: ({ voting_start, voting_end, ...days }) => {
      const [start, end] = [instant(voting_start), instant(voting_end)]
      return start && end && { body: { voting_start: start.toISOString(), voting_end: end.toISOString(), ...days } }
    },
    updates: [awardYearQuery],
  })
  return (
    <DeskForm className={own.form} form={form} label={t.dates} save={t.save}>
      <h2>{t.dates}</h2>
      <div className={`grid gap-4 ${styles.dates}`}>
        {INSTANTS.map(name => (
          <TextInput key={name} {...form.text(name)} type="datetime-local" step={1} />
        ))}
        {DAYS.map(name => (
          <TextInput key={name} {...form.text(name)} type="date" />
        ))}
      </div>
    </DeskForm>
  )
}

const typedOf = ({ time_zone, voting_start, voting_end, winner_start, visible_end }: AwardYear) => ({
  voting_start: wallClock(voting_start, time_zone),
  voting_end: wallClock(voting_end, time_zone),
  winner_start,
  visible_end,
})
