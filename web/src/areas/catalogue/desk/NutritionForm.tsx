import { changeNutrition } from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import { nutritionFaults } from '@fairfloor/domain/catalogue/nutrition-faults'
import { type Language, languages } from '@fairfloor/domain/catalogue/nutrition-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import styles from './desk.module.css'
import type { LabelledFlavour } from './food-draft.ts'
import { TakeOver } from './label-form.tsx'
import { NutritionRows } from './NutritionRows.tsx'
import { nutritionDeskTexts } from './nutrition-desk-texts.ts'
import { bodyOf, draftOf, type Nutrition } from './nutrition-draft.ts'
import { nutritionQuery } from './queries.ts'

const BASES = ['100 g', '100 ml'] as const

/** The nutrition declaration of a flavour: amounts once, names in each language. */
export function NutritionForm({ nutrition, others }: { nutrition: Nutrition; others: readonly LabelledFlavour[] }) {
  const t = useTexts(nutritionDeskTexts)
  const { language: reader } = useLanguage()
  const client = useQueryClient()
  const [language, setLanguage] = useState<Language>(reader)
  const form = useDeskForm({
    name: `nutrition ${nutrition.id}`,
    record: nutrition,
    draftOf: from => draftOf(from, reader),
    words: { per: t.basis, serving: t.serving, rows: t.heading },
    faults: draft =>
      Object.fromEntries(nutritionFaults(bodyOf(draft, reader, '')).map(({ path, kind }) => [path, t.faults[kind]])),
    call: changeNutrition,
    input: (draft, version) => ({ params: { id: nutrition.id }, body: bodyOf(draft, reader, version) }),
    updates: [nutritionQuery(nutrition.id)],
  })
  const { draft, change, errorAt } = form
  const takeOver = async (id: number) => change(draftOf(await client.fetchQuery(nutritionQuery(id)), reader))
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return (
    <DeskForm className="grid gap-5" form={form} label={t.title(nutrition.name)} save={t.save}>
      <div className={`grid gap-4 ${styles.pictures}`}>
        <Select
          label={t.basis}
          value={draft.per ?? 'serving'}
          options={[...BASES.map(value => ({ value, label: value })), { value: 'serving', label: t.onlyServing }]}
          onChange={value => change({ per: BASES.find(one => one === value) ?? null })}
        />
        <TextInput {...form.text('serving')} optional maxLength={60} hint={t.servingHint} />
        <Select
          label={t.language}
          value={language}
          options={languages.map(code => ({ value: code, label: names.of(code) ?? code }))}
          onChange={setLanguage}
        />
        <TakeOver others={others} onChoose={id => void takeOver(id)} />
      </div>
      <NutritionRows draft={draft} language={language} errorAt={errorAt} onChange={rows => change({ rows })} />
    </DeskForm>
  )
}
