import { money } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { feeTexts } from './fee-texts.ts'
import styles from './goods.module.css'

/** Euros without VAT; null for those who may not see prices. */
export interface Fees {
  deposit: number | null
  consumptionTax: number | null
  label: number | null
}

/** What a line costs beside its price: each part that is above 0. */
export function LineFees({ fees }: { fees: Fees }) {
  const t = useTexts(feeTexts)
  const parts = (['deposit', 'consumptionTax', 'label'] as const).filter(part => (fees[part] ?? 0) > 0)
  if (parts.length === 0) return null
  return (
    <small className={`t13 ink-2 regular row wrap gap-x-2 ${styles.fees}`}>
      {parts.map(part => (
        <span key={part}>{t[part](money(fees[part]))}</span>
      ))}
    </small>
  )
}
