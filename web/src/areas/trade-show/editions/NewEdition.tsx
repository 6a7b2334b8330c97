import { copyEdition } from '@fairfloor/domain/trade-show/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import card from './editions.module.css'
import { type Edition, editionsQuery } from './editions.ts'
import { editionTexts } from './texts.ts'

/** Makes the next edition after one that is there. */
export function NewEdition({ after }: { after: Edition }) {
  const t = useTexts(editionTexts).next
  const [name, setName] = useState('')
  const [firstDay, setFirstDay] = useState('')
  const [asked, setAsked] = useState(false)
  const make = useApiMutation(copyEdition, {
    invalidates: [editionsQuery],
    onSuccess: () => {
      setName('')
      setFirstDay('')
      setAsked(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() !== '' && firstDay !== '') void make.run({ body: { name, copy_of: after.id, first_day: firstDay } })
  }
  const errorOf = (field: string) => make.fieldErrors.find(({ path }) => path === field)?.detail ?? null
  return (
    <section className={`stack gap-5 bordered round-card pad-6 ${card.card}`} aria-labelledby="new-edition">
      <header className={`row wrap middle gap-y-1 gap-x-3 ${card.cardHead}`}>
        <h2 id="new-edition">{t.title}</h2>
        <p className="ink-2">{t.lead(after.name)}</p>
      </header>
      <form className="grid gap-4" aria-labelledby="new-edition" noValidate onSubmit={submit}>
        <div className={`grid gap-4 ${card.newFields}`}>
          <TextInput
            label={t.name}
            maxLength={100}
            value={name}
            error={asked && name.trim() === '' ? t.noName : errorOf('name')}
            onChange={event => setName(event.target.value)}
          />
          <TextInput
            type="date"
            label={t.firstDay}
            hint={t.firstDayHint}
            value={firstDay}
            error={asked && firstDay === '' ? t.noDay : errorOf('first_day')}
            onChange={event => setFirstDay(event.target.value)}
          />
        </div>
        {make.fieldErrors.length === 0 && <MutationError of={make} onRetry={submit} />}
        <div className="row wrap middle gap-3">
          <Button type="submit" variant="ink" loading={make.loading} done={make.done}>
            {t.make}
          </Button>
        </div>
      </form>
    </section>
  )
}
