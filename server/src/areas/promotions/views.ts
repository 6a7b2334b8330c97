import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import type { Promotion } from '@fairfloor/domain/promotions/promotion'
import type { Terms } from '@fairfloor/domain/promotions/terms'

const NO_TERMS = { percent: null, from: null, paid: null, free: null, unit: null }

/** Terms on the wire, where every kind has the same fields. */
export const termsView = (terms: Terms) => ({ ...NO_TERMS, ...terms })

export const promotionView = ({ id, name, texts, terms, end }: Promotion): SizePromotion => ({
  id,
  name,
  text: texts,
  ...termsView(terms),
  end: end.toISOString(),
})
