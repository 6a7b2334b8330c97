import { saveReminderSettings } from '@fairfloor/domain/billing/receivables/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import form from '../../back-office/desk-form.module.css'
import { SaveError } from '../../back-office/SaveError.tsx'
import { type Reminders, remindersQuery } from './queries.ts'
import { remindersTexts } from './reminder-texts.ts'

type Settings = Reminders['settings']

const daysIn = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365 ? Number(typed) : undefined)

/** How many days lie between the reminders, and whether they go by night. */
export function ReminderSettings({ settings }: { settings: Settings }) {
  const t = useTexts(remindersTexts).settings
  const client = useQueryClient()
  const [days, setDays] = useState(() => settings.days.map(String))
  const [byNight, setByNight] = useState(settings.by_night)
  const [asked, setAsked] = useState(false)
  const save = useApiMutation(saveReminderSettings, { updates: [remindersQuery] })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    const [first, second, third] = days.map(daysIn)
    if (first === undefined || second === undefined || third === undefined) return
    void save.run({ body: { version: settings.version, by_night: byNight, days: [first, second, third] } })
  }
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <form className={form.form} aria-label={t.title} noValidate onSubmit={(event: FormEvent) => submit(event)}>
        <div className={form.row}>
          {[t.first, t.second, t.last].map((label, i) => (
            <TextInput
              key={label}
              label={label}
              inputMode="numeric"
              maxLength={3}
              value={days[i] ?? ''}
              error={asked && daysIn(days[i] ?? '') === undefined ? t.wrong : null}
              onChange={event => setDays(before => before.with(i, event.target.value))}
            />
          ))}
        </div>
        <Checkbox label={t.byNight} checked={byNight} onChange={setByNight} />
        <SaveError
          of={save}
          onRetry={submit}
          onNewest={async () => void (await client.fetchQuery({ ...remindersQuery, staleTime: 0 }))}
        />
        <div className={form.acts}>
          <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </div>
      </form>
    </DeskPanel>
  )
}
