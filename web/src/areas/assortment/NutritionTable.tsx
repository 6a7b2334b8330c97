import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import { useTexts } from '../../lib/texts.tsx'
import styles from './FoodInformation.module.css'
import { foodTexts } from './food-texts.ts'

interface NutritionTableProps {
  nutrition: NonNullable<FoodFlavour['nutrition']>
  name: string
}

/** The nutrition declaration per 100 g or 100 ml and per serving. */
export function NutritionTable({ nutrition: { language, per, serving, rows }, name }: NutritionTableProps) {
  const t = useTexts(foodTexts)
  const isNoted = rows.some(row => row.per_serving.includes('%'))
  return (
    <div className={`grid gap-2 ${styles.nutrition}`}>
      <h3 className="t18">{t.nutrition}</h3>
      <table className="wide figures" aria-label={t.nutritionOf(name)}>
        <thead>
          <tr>
            <th scope="col">{t.nutrient}</th>
            {per && <th scope="col">{t.per(per)}</th>}
            {serving && <th scope="col">{t.perServing(serving)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.nutrient}>
              <th scope="row" lang={language} className={row.part ? styles.part : undefined}>
                {row.nutrient}
              </th>
              {per && <td>{row.per_100 ?? '–'}</td>}
              {serving && <td>{row.per_serving || '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isNoted && <small className="ink-2">{t.reference}</small>}
    </div>
  )
}
