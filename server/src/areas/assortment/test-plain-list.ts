// The shop's list as its contract says it, with nothing kept and nothing clever: what the real one is held against.

export type SizeModel = {
  readonly key: string
  readonly id: number
  readonly brand: string
  readonly brandId: number
  /** From the main category down. */
  readonly path: readonly string[]
  readonly categoryIds: readonly number[]
  product: string
  name: string
  rank: number
  isGym: boolean
  readonly isFlagged: boolean
  readonly countries: readonly string[] | null
  list: PriceModel | null
  byGroup: Map<number, PriceModel>
  readonly flavours: {
    readonly key: string
    id: number
    stock: number | null
    until: Date | null
    since: Date | null
  }[]
}

type PriceModel = { readonly regular: number; readonly current: number }

export type Campaign = {
  readonly id: number
  readonly percent: number
  readonly start: Date
  end: Date
  readonly groups: number[]
  readonly sizeIds: number[]
  readonly brandIds: number[]
}

type Cleared = { sizeId: number; percent: number; group: string | null; start: Date; end: Date | null }

export type ShopModel = {
  readonly sizes: SizeModel[]
  readonly campaigns: Campaign[]
  clearances: Cleared[]
  brandOfMonth: readonly { at: string; brandId: number }[]
  productOfWeek: readonly { at: string; sizeIds: number[] }[]
  pieces: ReadonlyMap<number, number>
}

export type ViewerModel = {
  readonly group: number | null
  readonly country: string | null
  readonly seesPrices: boolean
}

/** A query by the names of the address. */
export type Wanted = Readonly<Record<string, string | number>>

const DAY_MS = 24 * 60 * 60 * 1000

const isRunning = ({ start, end }: { start: Date; end: Date | null }, now: Date) =>
  start <= now && (end === null || now.getTime() < end.getTime() + 1000)

/** @param found ids of the sizes that the search finds for the term, best first */
export function plainList(
  model: ShopModel,
  viewer: ViewerModel,
  wanted: Wanted,
  at: string,
  found?: readonly number[],
) {
  const now = new Date(at)
  const running = model.campaigns.filter(
    one => isRunning(one, now) && (one.groups.length === 0 || one.groups.includes(viewer.group ?? 0)),
  )
  const isIn = (size: SizeModel, { sizeIds, brandIds }: Campaign) =>
    sizeIds.includes(size.id) || brandIds.includes(size.brandId)
  const clearanceOf = ({ id }: SizeModel) => model.clearances.find(one => one.sizeId === id && isRunning(one, now))

  function priceOf(size: SizeModel): number | null {
    if (size.countries && viewer.country !== null && !size.countries.includes(viewer.country)) return null
    const own = size.byGroup.get(viewer.group ?? 0) ?? size.list
    if (!own) return null
    const percents = running.filter(one => isIn(size, one)).map(({ percent }) => percent)
    const all = [...percents, clearanceOf(size)?.percent ?? 0]
    // Half a cent is rounded up.
    return Math.min(own.current, ...all.map(percent => Math.floor((own.regular * (100 - percent) * 2 + 100) / 200)))
  }

  const offered = (size: SizeModel) => size.flavours.filter(({ until }) => until === null || until > now)
  const isInStock = (size: SizeModel) => offered(size).some(({ stock }) => (stock ?? 0) > 0)
  const isNew = (size: SizeModel) =>
    size.isFlagged || offered(size).some(({ since }) => since !== null && since.getTime() + 60 * DAY_MS > now.getTime())
  const isOnSale = (size: SizeModel) => clearanceOf(size) !== undefined

  const ofWeek = model.productOfWeek.find(one => one.at === at)?.sizeIds ?? []
  const ofMonth = model.brandOfMonth.find(one => one.at === at)?.brandId
  const { promo, potw } = wanted
  const seen = model.sizes.filter(
    size =>
      offered(size).length > 0 &&
      priceOf(size) !== null &&
      (found?.includes(size.id) ?? true) &&
      (wanted.top === undefined || model.pieces.has(size.id)) &&
      (wanted.botm === undefined || size.brandId === ofMonth) &&
      (potw === undefined || (ofWeek.includes(size.id) && (potw === 'all' || potw === size.id))) &&
      (promo === undefined || running.some(one => (promo === 'all' || promo === one.id) && isIn(size, one))) &&
      (wanted.clearance === undefined || clearanceOf(size)?.percent === wanted.clearance) &&
      (wanted.clearanceGroup === undefined || clearanceOf(size)?.group === wanted.clearanceGroup),
  )

  const cents = (name: string, without: number) => Math.round(Number(wanted[name] ?? without) * 100)
  const [from, to] = [cents('price_from', 0), cents('price_to', 9_999_999)]
  const tests: Readonly<Record<string, (size: SizeModel) => boolean>> = {
    brand: ({ brandId }) => brandId === wanted.brand,
    category: ({ categoryIds }) => categoryIds.includes(Number(wanted.category)),
    size: ({ name }) => name === wanted.size,
    in_stock: isInStock,
    new: isNew,
    sale: isOnSale,
    gym_assortment: ({ isGym }) => isGym,
  }
  const isInRange = (size: SizeModel) => !viewer.seesPrices || (priceOf(size)! >= from && priceOf(size)! <= to)
  /** Those that all filters leave but one. */
  const without = (filter?: string) =>
    seen.filter(
      size =>
        (filter === 'price' || isInRange(size)) &&
        Object.entries(tests).every(([name, test]) => name === filter || wanted[name] === undefined || test(size)),
    )

  const listed = without()
  const prices = without('price').map(size => priceOf(size)!)
  return {
    ids: ordered(listed).map(({ id }) => id),
    facets: {
      brands: counted(without('brand').map(({ brandId, brand }) => [brandId, brand])),
      categories: counted(
        without('category').flatMap(({ categoryIds, path }) =>
          // The shop shows two levels.
          categoryIds.slice(0, 2).map((id, i): [number, string] => [id, path[i]!]),
        ),
      ),
      size_names: counted(without('size').map(({ name }) => [0, name])),
      in_stock: without('in_stock').filter(isInStock).length,
      new: without('new').filter(isNew).length,
      sale: without('sale').filter(isOnSale).length,
      gym_assortment: without('gym_assortment').filter(({ isGym }) => isGym).length,
      price:
        viewer.seesPrices && prices.length > 0
          ? { from: Math.min(...prices) / 100, to: Math.max(...prices) / 100 }
          : null,
    },
    priceOf: (id: number) => (viewer.seesPrices ? priceOf(model.sizes.find(size => size.id === id)!)! / 100 : null),
  }

  /** Ties by name, then by id. */
  function ordered(sizes: readonly SizeModel[]): SizeModel[] {
    const isByPrice = String(wanted.sort ?? '').startsWith('price')
    const sort = isByPrice && !viewer.seesPrices ? 'top' : (wanted.sort ?? 'top')
    if (found && sort === 'top') return found.flatMap(id => sizes.find(size => size.id === id) ?? [])
    const rankOf = ({ id, rank }: SizeModel) => (wanted.top === undefined ? rank : -(model.pieces.get(id) ?? 0))
    const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    const byName = (a: SizeModel, b: SizeModel) =>
      names.compare(`${a.product} ${a.name}`, `${b.product} ${b.name}`) || a.id - b.id
    const first: Record<string, (a: SizeModel, b: SizeModel) => number> = {
      top: (a, b) => rankOf(a) - rankOf(b),
      name: () => 0,
      price_low_first: (a, b) => priceOf(a)! - priceOf(b)!,
      price_high_first: (a, b) => priceOf(b)! - priceOf(a)!,
      // The latest first, then the rest as they rank.
      new: (a, b) => Number(isNew(b)) - Number(isNew(a)) || (isNew(a) ? b.id - a.id : rankOf(a) - rankOf(b)),
    }
    return sizes.toSorted((a, b) => first[sort]!(a, b) || byName(a, b))
  }
}

/** Counts by id and name, as text in any order. */
function counted(things: readonly (readonly [number, string])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [id, name] of things) counts[`${id} ${name}`] = (counts[`${id} ${name}`] ?? 0) + 1
  return counts
}
