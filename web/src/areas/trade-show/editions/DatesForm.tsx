import { getVts } from '@fairfloor/domain/trade-show/contract'
import { changeEditionDates } from '@fairfloor/domain/trade-show/desk-contract'
import { DATES, type DateName } from '@fairfloor/domain/trade-show/edition-dates'
import { type FormEvent, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { instantOf } from '../../../lib/wall-clock.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../../ui/dates-form.module.css'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type Edition, editionsQuery, type TypedDates } from './editions.ts'
import { editionTexts } from './texts.ts'

interface DatesFormProps {
  edition: Edition
  typed: TypedDates
  onType: (name: DateName, text: string) => void
  /** Resets the inputs to the edition's saved dates. */
  onReset: (edition: Edition) => void
}

/** The five dates of an edition; the server checks their order, and its errors are shown at each input. */
export function DatesForm({ edition, typed, onType, onReset }: DatesFormProps) {
  const t = useTexts(editionTexts)
  const [asked, setAsked] = useState(false)
  const instant = (name: DateName) => instantOf(typed[name], edition.time_zone)
  const changed = DATES.some(([name]) => instant(name)?.getTime() !== Date.parse(edition[name]))
  const save = useApiMutation(changeEditionDates, {
    invalidates: [editionsQuery, queryOf(getVts, {})],
    onSuccess: saved => {
      onReset(saved)
      setAsked(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!DATES.every(([name]) => instant(name))) return
    const body = Object.fromEntries(DATES.map(([name]) => [name, instant(name)!.toISOString()]))
    void save.run({ params: { id: edition.id }, body: body as Record<DateName, string> })
  }
  const errorOf = (name: DateName) =>
    asked && !instant(name) ? t.noInstant : (save.fieldErrors.find(error => error.path === name)?.detail ?? null)
  return (
    <form className={styles.form} aria-label={`${t.dates}: ${edition.name}`} noValidate onSubmit={submit}>
      <div className={styles.dates}>
        {DATES.map(([name]) => (
          <TextInput
            key={name}
            type="datetime-local"
            step={1}
            label={t.dateNames[name]}
            error={errorOf(name)}
            value={typed[name]}
            onChange={event => onType(name, event.target.value)}
          />
        ))}
      </div>
      {save.fieldErrors.length === 0 && <MutationError of={save} onRetry={submit} />}
      {changed && <Alert tone="info">{t.unsaved}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
          {t.save}
        </Button>
        {changed && (
          <Button
            onClick={() => {
              onReset(edition)
              setAsked(false)
              save.clearError()
            }}
          >
            {t.reset}
          </Button>
        )}
        {save.done && <span className={styles.saved}>{t.saved}</span>}
      </div>
    </form>
  )
}
