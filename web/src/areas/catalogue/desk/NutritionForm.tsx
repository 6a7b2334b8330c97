import { changeNutrition } from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import { nutritionFaults } from '@fairfloor/domain/catalogue/nutrition-faults'
import { type Language, languages } from '@fairfloor/domain/catalogue/nutrition-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { SaveError } from '../../back-office/SaveError.tsx'
import styles from './desk.module.css'
import type { LabelledFlavour } from './food-draft.ts'
import { formEvents, TakeOver } from './label-form.tsx'
import { NutritionRows } from './NutritionRows.tsx'
import { nutritionDeskTexts } from './nutrition-desk-texts.ts'
import { bodyOf, draftOf, type Nutrition, type NutritionDraft } from './nutrition-draft.ts'
import { nutritionQuery } from './queries.ts'

const BASES = ['100 g', '100 ml'] as const

/** The nutrition declaration of a flavour: amounts once, names in each language. */
export function NutritionForm({ nutrition, others }: { nutrition: Nutrition; others: readonly LabelledFlavour[] }) {
  const t = useTexts(nutritionDeskTexts)
  const { language: reader } = useLanguage()
  const client = useQueryClient()
  const [version, setVersion] = useState(nutrition.version)
  const [draft, setDraft] = useState(() => draftOf(nutrition, reader))
  const [language, setLanguage] = useState<Language>(reader)
  const [asked, setAsked] = useState(false)
  const begin = (from: Nutrition) => {
    setVersion(from.version)
    setDraft(draftOf(from, reader))
    setAsked(false)
  }
  const { queryKey } = nutritionQuery(nutrition.id)
  const save = useApiMutation(changeNutrition, { updates: [{ queryKey }], onSuccess: begin })
  const change = (changed: Partial<NutritionDraft>) => setDraft(before => ({ ...before, ...changed }))
  const body = bodyOf(draft, reader, version)
  const faults = new Map(nutritionFaults(body).map(({ path, kind }) => [path, kind]))
  const { submit, onKeyDown } = formEvents(() => {
    setAsked(true)
    if (faults.size === 0) void save.run({ params: { id: nutrition.id }, body })
  })
  const takeOver = async (id: number) => setDraft(draftOf(await client.fetchQuery(nutritionQuery(id)), reader))
  const showNewest = async () => {
    await client.invalidateQueries({ queryKey })
    const newest = client.getQueryData<Nutrition>(queryKey)
    if (newest) begin(newest)
  }
  const errorAt = (path: string): string | null => {
    const fault = asked ? faults.get(path) : undefined
    return fault ? t.faults[fault] : (save.fieldErrors.find(error => error.path === path)?.detail ?? null)
  }
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return (
    <form
      className={styles.form}
      aria-label={t.title(nutrition.name)}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className={styles.pictures}>
        <Select
          label={t.basis}
          value={draft.per ?? 'serving'}
          options={[...BASES.map(value => ({ value, label: value })), { value: 'serving', label: t.onlyServing }]}
          onChange={value => change({ per: BASES.find(one => one === value) ?? null })}
        />
        <TextInput
          label={t.serving}
          optional
          maxLength={60}
          value={draft.serving}
          hint={t.servingHint}
          error={errorAt('serving')}
          onChange={event => change({ serving: event.target.value })}
        />
        <Select
          label={t.language}
          value={language}
          options={languages.map(code => ({ value: code, label: names.of(code) ?? code }))}
          onChange={setLanguage}
        />
        <TakeOver others={others} onChoose={id => void takeOver(id)} />
      </div>
      <NutritionRows draft={draft} language={language} errorAt={errorAt} onChange={rows => change({ rows })} />
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {asked && faults.size > 0 && <p role="alert">{t.wrong(faults.size)}</p>}
      </FormActs>
    </form>
  )
}
