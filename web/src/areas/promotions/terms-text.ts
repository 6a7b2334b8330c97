import type { Texts } from '@fairfloor/domain/messages'
import { missingFor } from '@fairfloor/domain/promotions/price'
import { roundOf, type Terms } from '@fairfloor/domain/promotions/terms'
import { count } from '../../lib/format.ts'
import type { promotionTexts } from './texts.ts'

type Words = typeof promotionTexts extends Texts<infer T> ? T : never

/** What terms give: 'Buy 6 cases, pay for 5'. */
export function termsText(terms: Terms, t: Words): string {
  if (terms.kind === 'percent') return t.percent(terms.percent)
  return terms.kind === 'quantity'
    ? t.quantity[terms.unit](terms.percent, terms.from)
    : t.free[terms.unit](terms.paid, terms.free)
}

/** What terms mean for so many pieces of a flavour: what is free, or what is missing; null where nothing is to be said. */
export function hintText(terms: Terms, quantity: number, unitsPerCase: number, t: Words): string | null {
  if (quantity <= 0) return null
  const missing = missingFor(terms, quantity, unitsPerCase)
  if (terms.kind === 'percent' || (terms.kind === 'quantity' && missing === null)) return null
  if (terms.kind === 'quantity') return t.hint.quantity(count(missing!), terms.percent)
  const round = roundOf(terms, unitsPerCase)
  const free = Math.floor(quantity / round.pieces) * round.free
  return free > 0 ? t.hint.free(count(free)) : t.hint.more(count(missing!), count(round.free))
}
