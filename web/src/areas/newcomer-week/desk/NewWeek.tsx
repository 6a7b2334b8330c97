import { createWeek } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { weekDeskTexts } from './desk-texts.ts'
import { weekQuery, weeksQuery } from './queries.ts'

const NONE = 'none'

interface NewWeekProps {
  /** Events that it may begin as, the newest first. */
  after: readonly { id: number; name: string }[]
  onMade: (id: number) => void
}

/** Makes an event after another one, or an empty one. */
export function NewWeek({ after, onMade }: NewWeekProps) {
  const t = useTexts(weekDeskTexts)
  const client = useQueryClient()
  const form = useDeskForm({
    name: 'newcomer-week new',
    record: null,
    draftOf: () => ({ name: '', first_day: '', copy_of: String(after[0]?.id ?? NONE) }),
    words: { name: t.name, first_day: t.firstDay, copy_of: t.copyOf },
    faults: ({ name, first_day }) => ({
      name: name.trim() === '' && t.missing,
      first_day: first_day === '' && t.missing,
    }),
    call: createWeek,
    input: ({ name, first_day, copy_of }) => ({
      body: { name: name.trim(), first_day, copy_of: copy_of === NONE ? null : Number(copy_of) },
    }),
    invalidates: [weeksQuery],
    onSuccess: made => {
      client.setQueryData(weekQuery(made.id).queryKey, made)
      onMade(made.id)
    },
  })
  return (
    <DeskForm form={form} label={t.create} save={t.make}>
      <TextInput {...form.text('name')} maxLength={100} />
      <TextInput {...form.text('first_day')} type="date" />
      <Select
        {...form.choice('copy_of')}
        hint={form.draft.copy_of === NONE ? t.emptyHint : t.copyHint}
        options={[
          ...after.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NONE, label: t.empty },
        ]}
      />
    </DeskForm>
  )
}
