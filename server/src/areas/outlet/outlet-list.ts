import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import type { getOutlet } from '@fairfloor/domain/outlet/contract'
import { daysLeft, sortedLots } from '@fairfloor/domain/outlet/lots'
import type { Lot } from './lots.ts'
import { goodsOf, type Looking, type OfferedLot, offeredLot } from './offered.ts'

type Asked = Parsed<typeof getOutlet>['query'] & { readonly seesPrices: boolean }

/** The outlet as sent on the wire; without the right to see prices it is not sorted by them. */
export function outletList(
  lots: readonly Lot[],
  looking: Looking,
  { brand_id, sort, seesPrices }: Asked,
): Answer<typeof getOutlet> {
  const offered = lots.flatMap(lot => offeredLot(lot, looking) ?? [])
  const shown = offered.filter(lot => brand_id === undefined || brandOf(lot).id === brand_id)
  return {
    brands: [...Map.groupBy(offered, brandOf)]
      .map(([{ id, name }, ofOne]) => ({ id, name, lots: ofOne.length }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    total: offered.length,
    lots: sortedLots(shown, seesPrices ? sort : 'date').map(lot => ({
      id: lot.id,
      best_before: lot.bestBefore,
      days_left: daysLeft(lot.bestBefore, looking.today),
      reason: lot.reason,
      left: lot.quantity,
      price: euros(lot.price),
      regular_price: euros(lot.regular),
      goods: goodsOf(lot.flavour),
    })),
  }
}

const brandOf = ({ flavour }: OfferedLot) => flavour.size.product.brand
