import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { missingFor } from '@fairfloor/domain/promotions/missing'
import { roundOf, type Terms } from '@fairfloor/domain/promotions/terms'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { hintTexts } from './hint-texts.ts'

type Words = (typeof hintTexts)['en']

interface HintProps {
  promotions: readonly SizePromotion[]
  /** Pieces of one flavour. */
  quantity: number
  unitsPerCase: number
}

/** What the promotions mean for a quantity that a buyer has typed: '12 more of this flavour for 10 % off'. */
export function PromotionHint({ promotions, quantity, unitsPerCase }: HintProps) {
  const t = useTexts(hintTexts)
  for (const promotion of promotions) {
    const terms = termsOf(promotion)
    const hint = terms && hintText(terms, quantity, unitsPerCase, t)
    if (hint) return <span className="t13 green-ink">{hint}</span>
  }
  return null
}

/** What terms mean for so many pieces of a flavour: what is free, or what is missing; null where nothing is to be said. */
function hintText(terms: Terms, quantity: number, unitsPerCase: number, t: Words): string | null {
  if (quantity <= 0) return null
  const missing = missingFor(terms, quantity, unitsPerCase)
  if (terms.kind === 'percent' || (terms.kind === 'quantity' && missing === null)) return null
  if (terms.kind === 'quantity') return t.quantity(count(missing!), terms.percent)
  const round = roundOf(terms, unitsPerCase)
  const free = Math.floor(quantity / round.pieces) * round.free
  return free > 0 ? t.free(count(free)) : t.more(count(missing!), count(round.free))
}
