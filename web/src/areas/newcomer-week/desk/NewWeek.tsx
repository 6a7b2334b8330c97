import { createWeek } from '@fairfloor/domain/newcomer-week/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { FormActs } from '../../back-office/FormActs.tsx'
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
  const [name, setName] = useState('')
  const [firstDay, setFirstDay] = useState('')
  const [copyOf, setCopyOf] = useState(String(after[0]?.id ?? NONE))
  const [asked, setAsked] = useState(false)
  const make = useApiMutation(createWeek, {
    invalidates: [weeksQuery],
    onSuccess: made => {
      client.setQueryData(weekQuery(made.id).queryKey, made)
      onMade(made.id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '' || firstDay === '') return
    void make.run({
      body: { name: name.trim(), first_day: firstDay, copy_of: copyOf === NONE ? null : Number(copyOf) },
    })
  }
  const missing = (isMissing: boolean) => (asked && isMissing ? t.missing : null)
  return (
    <form className={form.form} aria-label={t.create} noValidate onSubmit={submit}>
      <TextInput
        label={t.name}
        maxLength={100}
        value={name}
        error={missing(name.trim() === '')}
        onChange={event => setName(event.target.value)}
      />
      <TextInput
        type="date"
        label={t.firstDay}
        value={firstDay}
        error={missing(firstDay === '')}
        onChange={event => setFirstDay(event.target.value)}
      />
      <Select
        label={t.copyOf}
        hint={copyOf === NONE ? t.emptyHint : t.copyHint}
        value={copyOf}
        options={[
          ...after.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NONE, label: t.empty },
        ]}
        onChange={setCopyOf}
      />
      <MutationError of={make} onRetry={submit} />
      <FormActs save={make} label={t.make} />
    </form>
  )
}
