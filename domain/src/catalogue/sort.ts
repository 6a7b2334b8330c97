/** Sort orders for a list of product sizes; top is the default. */
export const sizeSorts = ['top', 'name', 'price_low_first', 'price_high_first', 'new'] as const
export type SizeSort = (typeof sizeSorts)[number]

/** The order for viewers who may not see prices: sorting by price would reveal what is cheaper, so it becomes top. */
export const withoutPriceOrder = (sort: SizeSort): SizeSort =>
  sort === 'price_low_first' || sort === 'price_high_first' ? 'top' : sort

/** The fields that sorting compares. `rank` orders top, lower first; `price` is the viewer's. */
export type Sortable = { id: number; name: string; rank: number; isNew: boolean; price: number | null }

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** As every list of names is sorted. */
export const compareNames = (a: string, b: string): number => names.compare(a, b)

const orders: Record<SizeSort, (a: Sortable, b: Sortable) => number> = {
  top: (a, b) => a.rank - b.rank,
  name: () => 0,
  price_low_first: (a, b) => price(a, Number.POSITIVE_INFINITY) - price(b, Number.POSITIVE_INFINITY) || 0,
  price_high_first: (a, b) => price(b, -1) - price(a, -1),
  new: (a, b) => Number(b.isNew) - Number(a.isNew) || (a.isNew ? b.id - a.id : a.rank - b.rank),
}

/** Sorts product sizes. Ties are broken by name, then id; sizes without a price come last. */
export const sortSizes = <T extends Sortable>(sizes: readonly T[], sort: SizeSort): T[] =>
  sizes.toSorted((a, b) => orders[sort](a, b) || compareNames(a.name, b.name) || a.id - b.id)

const price = (size: Sortable, without: number): number => size.price ?? without
