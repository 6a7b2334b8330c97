import { emphasised } from '@fairfloor/domain/catalogue/emphasis'
import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import { Fragment } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './FoodInformation.module.css'
import { foodTexts } from './food-texts.ts'

/** The texts of a label, in the language they are written in; allergens stand out among the ingredients. */
export function FoodLabel({ information }: { information: NonNullable<FoodFlavour['information']> }) {
  const t = useTexts(foodTexts)
  const { language, allergens, operator, best_before_days: days } = information
  const ingredients = emphasised(information.ingredients, allergens, language)
  const rows = [
    { key: t.legalName, value: information.legal_name },
    {
      key: t.ingredients,
      value: ingredients.map(({ text, isAllergen }, i) => {
        const key = `${i} ${text}`
        return isAllergen ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>
      }),
    },
    allergens.length > 0 && { key: t.allergens, value: <strong>{allergens.join(', ')}</strong> },
    { key: t.storage, value: information.storage },
    { key: t.origin, value: information.origin },
    {
      key: t.operator,
      value: (
        <>
          {operator.name}
          <br />
          {operator.address}
        </>
      ),
    },
  ]
  return (
    <dl className={`grid m-0 ${styles.label}`}>
      {rows.map(
        row =>
          row &&
          row.value !== '' && (
            <div className="grid gap-y-1 gap-x-4 pad-y-3" key={row.key}>
              <dt className="ink-2">{row.key}</dt>
              <dd className="measure anywhere m-0" lang={language}>
                {row.value}
              </dd>
            </div>
          ),
      )}
      {days !== null && (
        <div className="grid gap-y-1 gap-x-4 pad-y-3">
          <dt className="ink-2">{t.bestBefore}</dt>
          <dd className="measure anywhere m-0">{t.daysLeft(count(days))}</dd>
        </div>
      )}
    </dl>
  )
}
