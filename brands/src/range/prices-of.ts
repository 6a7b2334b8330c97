import type { Chance } from './chance.ts'
import type { RangePrice, RangeSize } from './types.ts'

/** Discount on the regular price, per cent. */
const reductions = [5, 8, 10, 12, 15, 20]
const mildReductions = [4, 5, 6, 8]
const showReductions = [10, 12, 15, 15, 18, 20, 20, 22, 25]
const clearances = [20, 30, 30, 40, 50]
/** Percentages that are so many sizes that the sale's menu groups them. */
const grouped = [30, 40]
const clearanceGroups = ['Last stock', 'New packaging', 'Delisted flavours', 'Short-dated']

type Prices = Pick<RangeSize, 'price' | 'groupPrices' | 'showPrice' | 'msrp' | 'clearance'>

/**
 * All prices of a size, from its regular one in cents. Gyms get larger discounts on their assortment; the show's price
 * is below every group's, or nobody would order there.
 */
export function pricesOf(
  wanted: number,
  exhibits: boolean,
  gymAssortment: boolean,
  vatPercent: number,
  draw: Chance,
): Prices {
  const regular = step(wanted)
  const cleared =
    !exhibits && draw.oneIn(9) ? { percent: draw.pick(clearances), group: draw.pick(clearanceGroups) } : null
  const clearance = cleared && { ...cleared, group: grouped.includes(cleared.percent) ? cleared.group : null }
  const reduced = draw.oneIn(30) ? draw.pick(exhibits ? mildReductions : reductions) : 0
  // The shop takes the percentage of the clearance sale off itself.
  const price = { regular, current: off(regular, clearance ? 0 : reduced) }
  const groupPrices = { retail: forGroup(price, 3), gym: forGroup(price, gymAssortment ? 7 : 1) }
  const lowest = Math.min(groupPrices.retail.current, groupPrices.gym.current)
  return {
    price,
    groupPrices,
    clearance,
    showPrice: exhibits ? Math.min(off(regular, draw.pick(showReductions)), off(lowest, 3)) : null,
    msrp: ending(regular * 1.58 * (1 + vatPercent / 100)),
  }
}

const off = (amount: number, percent: number) => Math.round((amount * (100 - percent)) / 100)

const forGroup = ({ regular, current }: RangePrice, percent: number): RangePrice => ({
  regular: off(regular, percent),
  current: off(current, percent),
})

/** Trade prices are whole cents below five euros and multiples of five cents above. */
const step = (amount: number) => (amount < 500 ? Math.max(15, Math.round(amount)) : Math.round(amount / 5) * 5)

/** Consumer prices end in a nine. */
const ending = (amount: number) => (amount < 500 ? Math.ceil(amount / 10) * 10 - 1 : Math.ceil(amount / 50) * 50 - 1)
