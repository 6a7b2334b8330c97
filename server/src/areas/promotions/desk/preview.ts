import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import type { previewPromotion } from '@fairfloor/domain/promotions/desk-contract'
import { counts, linePrice, offerPrice } from '@fairfloor/domain/promotions/price'
import { smallestOf } from '@fairfloor/domain/promotions/terms'
import { pricesOf, type Size, type Snapshot } from '../../catalogue/index.ts'
import type { PromotionInput } from '../save-promotion.ts'
import { includedIn, nameOf } from './names.ts'

const SHOWN = 3

/** What a promotion makes of the prices of its first group, or else of the list, where no other promotion runs. */
export function preview(snapshot: Snapshot, input: PromotionInput): Answer<typeof previewPromotion> {
  const included = includedIn(snapshot, input)
  const priced = included.flatMap(size => pricedBy(input, size) ?? [])
  const cheaper = priced.filter(({ isCheaper }) => isCheaper)
  const shown = cheaper.length > 0 ? cheaper : priced
  return { included: included.length, cheaper: cheaper.length, sizes: shown.slice(0, SHOWN).map(({ view }) => view) }
}

function pricedBy({ terms, groups }: PromotionInput, size: Size) {
  const base = pricesOf(size, { priceGroupId: groups[0] ?? null, country: null })
  if (!base) return undefined
  const { unitsPerCase } = size
  const single = offerPrice(base, terms.kind === 'percent' ? [terms.percent] : [])
  const quantity = smallestOf(terms, unitsPerCase)
  const before = linePrice(base, base.current, [], { quantity, unitsPerCase })
  const after = linePrice(base, single, [terms], { quantity, unitsPerCase })
  return {
    isCheaper: counts(terms, base, single) && after.total < before.total,
    view: {
      id: size.id,
      name: nameOf(size),
      regular_price: euros(base.regular),
      price_before: euros(base.current),
      price_after: euros(single),
      quantity,
      total_before: euros(before.total),
      total_after: euros(after.total),
    },
  }
}
