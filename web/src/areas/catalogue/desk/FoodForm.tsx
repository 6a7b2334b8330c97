import { changeFood } from '@fairfloor/domain/catalogue/food-desk-contract'
import { labelLanguages } from '@fairfloor/domain/catalogue/label-languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
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
import { TakeOver } from './label-form.tsx'
import { foodQuery } from './queries.ts'

/** What a label says, one language at a time; saved with all languages at once. */
export function FoodForm({ food, others }: { food: Food; others: readonly LabelledFlavour[] }) {
  const t = useTexts(foodDeskTexts)
  const { language: reader } = useLanguage()
  const first = useSettings()?.languages[0] ?? reader
  const client = useQueryClient()
  const [language, setLanguage] = useState<string>(first)
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  const query = foodQuery(food.id)
  const form = useDeskForm({
    name: `food ${food.id}`,
    record: food,
    draftOf,
    words: { best_before_days: t.bestBefore, texts: t.language },
    wordOf: ([field, code]) => (field === 'texts' && code ? nameOf(String(code)) : undefined),
    faults: draft => Object.fromEntries([...faultsIn(draft)].map(([path, { kind }]) => [path, kind])),
    call: changeFood,
    input: (draft, version) => ({ params: { id: food.id }, body: bodyOf(draft, version) }),
    updates: [query],
  })
  const { draft, isAsked } = form
  const faults = faultsIn(draft)
  const text = draft.texts[language] ?? emptyText
  const change = (changed: Partial<TextDraft>) =>
    form.change(({ texts }) => ({ texts: { ...texts, [language]: { ...text, ...changed } } }))
  const takeOver = async (id: number) => form.change(draftOf(await client.fetchQuery(foodQuery(id))))
  const sent = bodyOf(draft, '').texts.map(one => one.language)
  /** @param path a field of the language that is shown, or of the whole label */
  const errorAt = (path: string, isWhole = false): string | null => {
    const fault = faults.get(isWhole ? path : `${language}.${path}`)
    if (fault && isAsked) return fault.kind === 'unnamed' ? t.unnamed(fault.name) : t.faults[fault.kind]
    const at = isWhole ? path : `texts.${sent.indexOf(language)}.${path}`
    return form.save.fieldErrors.find(error => error.path === at)?.detail ?? null
  }
  // The field may be above the screen, or in a language that is not shown.
  const wrong = [...new Set([...faults.keys()].map(path => path.split('.')[0]!))].filter(one => one in draft.texts)
  return (
    <DeskForm
      className="grid gap-5"
      form={form}
      label={t.title(food.name)}
      save={t.save}
      acts={isAsked && wrong.length > 0 && <p role="alert">{t.wrong(wrong.map(nameOf).join(', '))}</p>}
    >
      <div className={`grid gap-4 ${styles.pictures}`}>
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
        {...form.text('best_before_days')}
        optional
        inputMode="numeric"
        maxLength={4}
        hint={t.bestBeforeHint}
        error={errorAt('best_before_days', true)}
      />
    </DeskForm>
  )
}
