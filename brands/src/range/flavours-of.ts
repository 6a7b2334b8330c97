import type { SubCategory } from './article.ts'
import type { RangeBrand } from './brand.ts'
import type { Chance } from './chance.ts'
import { signatures, tastes } from './tastes.ts'
import type { RangeFlavour, RangeSize } from './types.ts'

/** The flavours of a product: the brand's specialities, then common ones, then random ones. */
export function flavourNames(sub: SubCategory, brand: RangeBrand, draw: Chance): string[] {
  const pool: readonly string[] = tastes[sub.taste]
  if (pool.length <= 4) return [...pool]
  const known = draw.shuffle(signatures[brand.name]?.filter(name => pool.includes(name)) ?? [])
  const usual = sub.taste === 'creamy' || sub.taste === 'plant' ? pool.slice(0, 2) : []
  const rest = draw.shuffle(pool.filter(name => !known.includes(name) && !usual.includes(name)))
  const count = brand.booth === null ? draw.whole(2, 5) : draw.whole(3, 8)
  return [...new Set([...usual, ...known.slice(0, 3), ...rest])].slice(0, count)
}

export type Availability = Pick<
  RangeFlavour,
  'stock' | 'etaInDays' | 'justInDaysAgo' | 'discontinuedDaysAgo' | 'outlet'
>

/** Stock of a flavour: none in about 8 of 100 cases, less than a case in 7, otherwise from a case to plenty. */
export function availabilityOf({ unitsPerCase, price }: RangeSize, eaten: boolean, draw: Chance): Availability {
  const discontinued = draw.oneIn(1.4)
  const kind = draw.next()
  const stock = discontinued
    ? draw.whole(0, unitsPerCase)
    : kind < 0.075
      ? 0
      : kind < 0.145
        ? draw.whole(1, unitsPerCase - 1)
        : Math.round(unitsPerCase * (1 + 220 * draw.next() ** 3)) + draw.whole(0, unitsPerCase - 1)
  const short = stock < unitsPerCase
  return {
    stock,
    etaInDays: short && !discontinued && draw.oneIn(stock === 0 ? 88 : 45) ? draw.whole(2, 45) : null,
    justInDaysAgo: !short && draw.oneIn(5) ? draw.whole(0, 14) : null,
    discontinuedDaysAgo: discontinued ? draw.whole(1, 40) : null,
    outlet:
      eaten && draw.oneIn(2.4)
        ? {
            bestBeforeInDays: draw.whole(12, 75),
            quantity: draw.whole(6, 140),
            price: Math.round(price.regular * (0.35 + 0.3 * draw.next())),
          }
        : null,
  }
}

/** Whether a new flavour's first delivery has not been counted yet: 6 in 100 of those that are new and still sold. */
export const uncounted = (availability: Availability, isNew: boolean, draw: Chance): Availability =>
  isNew && availability.discontinuedDaysAgo === null && draw.oneIn(6)
    ? { ...availability, stock: null, etaInDays: null, justInDaysAgo: null, outlet: null }
    : availability
