import type { SizeClearance, SizePromotion } from '@fairfloor/domain/promotions/contract'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './PromotionTags.module.css'
import { hintText, termsText } from './terms-text.ts'
import { promotionTexts } from './texts.ts'

interface Offered {
  clearance: SizeClearance | null
  promotions: readonly SizePromotion[]
}

/** What lowers a size's price: 'Clearance: 30 % off', 'Buy 6 cases, pay for 5'. Nothing where nothing does. */
export function PromotionTags({ of: { clearance, promotions } }: { of: Offered }) {
  const t = useTexts(promotionTexts)
  if (!clearance && promotions.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={t.label}>
      {clearance && (
        <li>
          <Tag tone="amber">{[t.clearance(clearance.percent), clearance.group].filter(Boolean).join(' · ')}</Tag>
        </li>
      )}
      {promotions.map(promotion => {
        const terms = termsOf(promotion)
        return (
          terms && (
            <li key={promotion.id}>
              <Tag tone="green">{termsText(terms, t)}</Tag>
            </li>
          )
        )
      })}
    </ul>
  )
}

interface HintProps {
  promotions: readonly SizePromotion[]
  /** Pieces of one flavour. */
  quantity: number
  unitsPerCase: number
}

/** What the promotions mean for a quantity that a buyer has typed: '12 more of this flavour for 10 % off'. */
export function PromotionHint({ promotions, quantity, unitsPerCase }: HintProps) {
  const t = useTexts(promotionTexts)
  for (const promotion of promotions) {
    const terms = termsOf(promotion)
    const hint = terms && hintText(terms, quantity, unitsPerCase, t)
    if (hint) return <span className={styles.hint}>{hint}</span>
  }
  return null
}
