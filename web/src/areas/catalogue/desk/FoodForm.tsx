import { changeFood } from '@fairfloor/domain/catalogue/food-desk-contract'
import { labelLanguages } from '@fairfloor/domain/catalogue/label-languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import styles from './desk.module.css'
import { FoodTextFields } from './FoodTextFields.tsx'
import { foodDeskTexts } from './food-desk-texts.ts'
import {
  bodyOf,
  draftOf,
  emptyText,
  type Food,
  faultsIn,
  isWritten,
  type LabelledFlavour,
  type TextDraft,
} from './food-draft.ts'
import { formEvents, TakeOver } from './label-form.tsx'
import { foodQuery } from './queries.ts'

/** What a label says, one language at a time; saved with all languages at once. */
export function FoodForm({ food, others }: { food: Food; others: readonly LabelledFlavour[] }) {
  const t = useTexts(foodDeskTexts)
  const { language: reader } = useLanguage()
  const first = useSettings()?.languages[0] ?? reader
  const client = useQueryClient()
  const [version, setVersion] = useState(food.version)
  const [draft, setDraft] = useState(() => draftOf(food))
  const [language, setLanguage] = useState<string>(first)
  const [asked, setAsked] = useState(false)
  const begin = (from: Food) => {
    setVersion(from.version)
    setDraft(draftOf(from))
    setAsked(false)
  }
  const { queryKey } = foodQuery(food.id)
  const save = useApiMutation(changeFood, { updates: [{ queryKey }], onSuccess: begin })
  const faults = faultsIn(draft)
  const text = draft.texts[language] ?? emptyText
  const change = (changed: Partial<TextDraft>) =>
    setDraft(before => ({ ...before, texts: { ...before.texts, [language]: { ...text, ...changed } } }))
  const { submit, onKeyDown } = formEvents(() => {
    setAsked(true)
    if (faults.size === 0) void save.run({ params: { id: food.id }, body: bodyOf(draft, version) })
  })
  const takeOver = async (id: number) => setDraft(draftOf(await client.fetchQuery(foodQuery(id))))
  const showNewest = async () => {
    await client.invalidateQueries({ queryKey })
    const newest = client.getQueryData<Food>(queryKey)
    if (newest) begin(newest)
  }
  const sent = bodyOf(draft, version).texts.map(one => one.language)
  /** @param path a field of the language that is shown, or of the whole label */
  const errorAt = (path: string, isWhole = false): string | null => {
    const fault = faults.get(isWhole ? path : `${language}.${path}`)
    if (fault && asked) return fault.kind === 'unnamed' ? t.unnamed(fault.name) : t.faults[fault.kind]
    const at = isWhole ? path : `texts.${sent.indexOf(language)}.${path}`
    return save.fieldErrors.find(error => error.path === at)?.detail ?? null
  }
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  // The field may be above the screen, or in a language that is not shown.
  const wrong = [...new Set([...faults.keys()].map(path => path.split('.')[0]!))].filter(one => one in draft.texts)
  return (
    <form className={styles.form} aria-label={t.title(food.name)} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles.pictures}>
        <Select
          label={t.language}
          value={language}
          options={[...new Set([...labelLanguages, ...Object.keys(draft.texts)])]
            .map(code => {
              const written = draft.texts[code] !== undefined && isWritten(draft.texts[code])
              return { value: code, label: written ? t.written(nameOf(code)) : nameOf(code), written }
            })
            .sort((a, b) => Number(b.written) - Number(a.written) || a.label.localeCompare(b.label, reader))}
          onChange={setLanguage}
        />
        <TakeOver others={others} onChoose={id => void takeOver(id)} />
      </div>
      <FoodTextFields key={language} language={language} text={text} errorAt={errorAt} onChange={change} />
      <TextInput
        label={t.bestBefore}
        optional
        inputMode="numeric"
        maxLength={4}
        value={draft.best_before_days}
        hint={t.bestBeforeHint}
        error={errorAt('best_before_days', true)}
        onChange={event => setDraft(before => ({ ...before, best_before_days: event.target.value }))}
      />
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {asked && wrong.length > 0 && <p role="alert">{t.wrong(wrong.map(nameOf).join(', '))}</p>}
      </FormActs>
    </form>
  )
}
