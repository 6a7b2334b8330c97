import { getApplications, getDeskJobs, setKeepDays } from '@fairfloor/domain/careers/desk-contract'
import { type FormEvent, useState } from 'react'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { careersDeskTexts } from './desk-texts.ts'

/** After how many days applications are deleted. */
export function KeepDays({ days }: { days: number }) {
  const t = useTexts(careersDeskTexts)
  const [typed, setTyped] = useState(String(days))
  const save = useApiMutation(setKeepDays, { invalidates: [everyQueryOf(getDeskJobs), everyQueryOf(getApplications)] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^[1-9]\d{0,3}$/.test(typed)) void save.run({ body: { keep_days: Number(typed) } })
  }
  return (
    <form className="row wrap bottom gap-3" onSubmit={submit} noValidate>
      <TextInput
        label={t.keep}
        hint={t.keepHint}
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" loading={save.loading} done={save.done}>
        {t.keepSave}
      </Button>
      <MutationError of={save} onRetry={submit} />
    </form>
  )
}
