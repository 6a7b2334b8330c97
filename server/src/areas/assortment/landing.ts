import type { getLandingGoods } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { isListed, type Size, type Snapshot } from '../catalogue/index.ts'
import { isNew } from './news.ts'
import type { Moment } from './offers.ts'
import { cardOf, type Look } from './shop-size.ts'

const NEW_SIZES = 8
const BRAND_SIZES = 4

type Goods = Answer<typeof getLandingGoods>

/** What the landing shows of the range. A size without a picture says little there and comes last. */
export function landingGoods(snapshot: Snapshot, moment: Moment): Goods {
  const isOffered = (size: Size) => isListed(size, moment, moment.now)
  const offered = [...snapshot.sizes.values()]
    .filter(isOffered)
    .sort((a, b) => hidden(a) - hidden(b) || a.rank - b.rank)
  const fresh = offered.filter(size => isNew(snapshot, size, moment.now))
  const varied = [...firstOfEach(fresh, size => size.product.brand), ...firstOfEach(fresh, size => size.product)]
  return {
    new_total: fresh.length,
    new_sizes: [...new Set(varied)].slice(0, NEW_SIZES).map(size => cardOf(size, moment)),
    brand_of_month: brandOfMonth(snapshot, offered, moment),
    products_of_week: moment.promotions.potw(moment.now).flatMap(id => {
      const size = snapshot.sizes.get(id)
      if (!size || !isOffered(size)) return []
      return [{ ...cardOf(size, moment), flavours: size.flavours.length, units_per_case: size.unitsPerCase }]
    }),
  }
}

function brandOfMonth(snapshot: Snapshot, offered: readonly Size[], moment: Moment): Goods['brand_of_month'] {
  const id = moment.promotions.botm(moment.now)
  const brand = id === null ? undefined : snapshot.brands.get(id)
  const own = offered.filter(size => size.product.brand === brand)
  if (!brand || own.length === 0) return null
  return {
    id: brand.id,
    name: brand.name,
    description: brand.description,
    total: own.length,
    sizes: firstOfEach(own, size => size.product)
      .slice(0, BRAND_SIZES)
      .map(size => cardOf(size, moment)),
  }
}

/** What sells best, as tiles. */
export const topCards = (snapshot: Snapshot, look: Look, most: number) =>
  [...look.sales.pieces]
    .sort(([a, sold], [b, more]) => more - sold || a - b)
    .flatMap(([id]) => snapshot.sizes.get(id) ?? [])
    .filter(size => isListed(size, look, look.now))
    .slice(0, most)
    .map(size => cardOf(size, look))

const hidden = ({ image, product }: Size): number => ((image ?? product.image) ? 0 : 1)

function firstOfEach<Key>(sizes: readonly Size[], keyOf: (size: Size) => Key): Size[] {
  const seen = new Set<Key>()
  return sizes.filter(size => !seen.has(keyOf(size)) && seen.add(keyOf(size)))
}
