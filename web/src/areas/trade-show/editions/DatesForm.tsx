import { getVts } from '@fairfloor/domain/trade-show/contract'
import { changeEditionDates } from '@fairfloor/domain/trade-show/desk-contract'
import { DATES, type DateName } from '@fairfloor/domain/trade-show/edition-dates'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { instantOf } from '../../../lib/wall-clock.ts'
import { Alert } from '../../../ui/Alert.tsx'
import styles from '../../../ui/Field.module.css'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { type Edition, editionsQuery, typedOf } from './editions.ts'
import { editionTexts } from './texts.ts'

/** The form of an edition's dates, which its preview reads as well. */
export function useDatesForm(edition: Edition) {
  const t = useTexts(editionTexts)
  const instant = (typed: string) => instantOf(typed, edition.time_zone)
  return useDeskForm({
    name: `edition-dates ${edition.id}`,
    record: edition,
    draftOf: typedOf,
    versionOf: () => '',
    words: t.dateNames,
    faults: typed => Object.fromEntries(DATES.map(([name]) => [name, !instant(typed[name]) && t.noInstant])),
    call: changeEditionDates,
    input: typed => ({
      params: { id: edition.id },
      body: Object.fromEntries(DATES.map(([name]) => [name, instant(typed[name])?.toISOString() ?? ''])) as Record<
        DateName,
        string
      >,
    }),
    recordIn: saved => saved,
    invalidates: [editionsQuery, queryOf(getVts, {})],
  })
}

interface DatesFormProps {
  edition: Edition
  form: ReturnType<typeof useDatesForm>
}

/** The five dates of an edition; the server checks their order, and its errors are shown at each input. */
export function DatesForm({ edition, form }: DatesFormProps) {
  const t = useTexts(editionTexts)
  return (
    <DeskForm
      form={form}
      label={`${t.dates}: ${edition.name}`}
      save={t.save}
      problem={form.save.fieldErrors.length > 0 ? '' : undefined}
      acts={form.save.done && <span className="green-ink medium">{t.saved}</span>}
    >
      <div className={`grid gap-4 ${styles.dates}`}>
        {DATES.map(([name]) => (
          <TextInput key={name} {...form.text(name)} type="datetime-local" step={1} />
        ))}
      </div>
      {form.changes.length > 0 && <Alert tone="info">{t.unsaved}</Alert>}
    </DeskForm>
  )
}
