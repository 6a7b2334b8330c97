import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { termsText } from './terms-text.ts'
import { promotionTexts } from './texts.ts'

/** What a promotion gives: '15 % off', 'Buy 6 cases, pay for 5'. */
export function PromotionTag({ promotion }: { promotion: SizePromotion }) {
  const t = useTexts(promotionTexts)
  const terms = termsOf(promotion)
  return terms && <Tag tone="green">{termsText(terms, t)}</Tag>
}
