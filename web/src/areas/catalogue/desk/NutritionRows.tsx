import { knownNutrients, type Language } from '@fairfloor/domain/catalogue/nutrition-words'
import { useId } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './desk.module.css'
import { nutritionDeskTexts } from './nutrition-desk-texts.ts'
import { type NutritionDraft, obligatory, type RowDraft, raised, renamed, withRow } from './nutrition-draft.ts'

interface NutritionRowsProps {
  draft: NutritionDraft
  /** Of the names that are typed. */
  language: Language
  errorAt: (path: string) => string | null
  onChange: (rows: readonly RowDraft[]) => void
}

/** Nutrients with their amounts, in the order of the label. */
export function NutritionRows({ draft: { per, serving, rows }, language, errorAt, onChange }: NutritionRowsProps) {
  const t = useTexts(nutritionDeskTexts)
  const known = useId()
  const set = (at: number, row: RowDraft) => onChange(rows.with(at, row))
  const columns = [
    ...(per === null ? [] : [{ field: 'per_100' as const, head: t.per(per) }]),
    ...(serving.trim() === '' ? [] : [{ field: 'per_serving' as const, head: t.perServing }]),
  ]
  return (
    <fieldset className={`stack gap-3`}>
      <legend className="medium mb-2">{t.heading}</legend>
      <p className="t13 ink-2">{rows.length === 0 ? t.none : t.hint}</p>
      <datalist id={known}>
        {knownNutrients(language).map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map((row, i) => {
        const name = row.names[language] || t.row(i + 1)
        return (
          <div
            key={row.key}
            className={`row wrap top gap-y-2 gap-x-3 line-below pb-3 ${styles.nutrient}`}
            data-part={row.part || undefined}
          >
            <div className={styles.nutrientName}>
              <TextInput
                label={t.nutrientOf(i + 1)}
                hideLabel={i > 0}
                placeholder={t.nutrient}
                lang={language}
                list={known}
                maxLength={120}
                value={row.names[language]}
                error={errorAt(`rows.${i}.names`)}
                onChange={event => set(i, renamed(row, language, event.target.value))}
              />
              {i > 0 && (
                <Checkbox
                  label={t.part}
                  aria-label={t.partOf(name)}
                  checked={row.part}
                  onChange={part => set(i, { ...row, part })}
                />
              )}
            </div>
            {columns.map(({ field, head }) => (
              <TextInput
                key={field}
                className={styles.amount}
                label={t.amountOf(head, name)}
                hideLabel={i > 0}
                placeholder={head}
                maxLength={60}
                value={row[field]}
                error={errorAt(`rows.${i}.${field}`)}
                onChange={event => set(i, { ...row, [field]: event.target.value })}
              />
            ))}
            <span className={`row wrap gap-2 ${styles.acts}`}>
              <IconButton
                icon="chevronUp"
                label={t.raise(name)}
                aria-disabled={i === 0}
                onClick={() => onChange(raised(rows, i))}
              />
              <IconButton
                icon="trash"
                label={t.remove(name)}
                onClick={() => onChange(rows.filter(one => one !== row))}
              />
            </span>
          </div>
        )
      })}
      <div className="row wrap gap-2">
        {rows.length === 0 && (
          <Button variant="ghost" onClick={() => onChange(obligatory())}>
            {t.start}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onChange(withRow(rows))}>
          {t.add}
        </Button>
      </div>
    </fieldset>
  )
}
