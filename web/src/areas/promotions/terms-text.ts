import type { Texts } from '@fairfloor/domain/messages'
import type { Terms } from '@fairfloor/domain/promotions/terms'
import type { promotionTexts } from './texts.ts'

type Words = typeof promotionTexts extends Texts<infer T> ? T : never

/** What terms give: 'Buy 6 cases, pay for 5'. */
export function termsText(terms: Terms, t: Words): string {
  if (terms.kind === 'percent') return t.percent(terms.percent)
  return terms.kind === 'quantity'
    ? t.quantity[terms.unit](terms.percent, terms.from)
    : t.free[terms.unit](terms.paid, terms.free)
}
