import { saveReminderSettings } from '@fairfloor/domain/billing/receivables/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { type Reminders, remindersQuery } from './queries.ts'
import { remindersTexts } from './reminder-texts.ts'

type Settings = Reminders['settings']

const PARTS = ['first', 'second', 'last'] as const

const daysIn = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365 ? Number(typed) : undefined)

/** How many days lie between the reminders, and whether they go by night. */
export function ReminderSettings({ settings }: { settings: Settings }) {
  const t = useTexts(remindersTexts).settings
  const client = useQueryClient()
  const form = useDeskForm({
    name: 'reminder-settings',
    record: settings,
    draftOf: ({ days: [first, second, last], by_night }) => ({
      first: String(first),
      second: String(second),
      last: String(last),
      by_night,
    }),
    newest: async () => (await client.fetchQuery({ ...remindersQuery, staleTime: 0 })).settings,
    words: { first: t.first, second: t.second, last: t.last, by_night: t.byNight },
    faults: draft => Object.fromEntries(PARTS.map(part => [part, daysIn(draft[part]) === undefined && t.wrong])),
    call: saveReminderSettings,
    input: ({ first, second, last, by_night }, version) => ({
      body: { version, by_night, days: [Number(first), Number(second), Number(last)] as [number, number, number] },
    }),
    updates: [remindersQuery],
  })
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      <DeskForm form={form} label={t.title} save={t.save}>
        <div className="grid fields top gap-4">
          {PARTS.map(part => (
            <TextInput key={part} {...form.text(part)} inputMode="numeric" maxLength={3} />
          ))}
        </div>
        <Checkbox {...form.check('by_night')} />
      </DeskForm>
    </DeskPanel>
  )
}
