import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './PromotionTags.module.css'
import { hintText, termsText } from './terms-text.ts'
import { promotionTexts } from './texts.ts'

/** What a promotion gives: '15 % off', 'Buy 6 cases, pay for 5'. */
export function PromotionTag({ promotion }: { promotion: SizePromotion }) {
  const t = useTexts(promotionTexts)
  const terms = termsOf(promotion)
  return terms && <Tag tone="green">{termsText(terms, t)}</Tag>
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
