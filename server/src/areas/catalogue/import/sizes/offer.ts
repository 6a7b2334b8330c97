import { isDeepStrictEqual } from 'node:util'
import { getTableColumns } from 'drizzle-orm'
import { groupField, keepHeld } from '../../by-hand.ts'
import { productSizes } from '../../tables.ts'
import type { SizeFacts } from '../item.ts'
import { type Pair, pairAfter, type SaidPrices } from '../prices.ts'
import { said } from '../said.ts'

/** A size's row without its identifiers. */
export type Pack = Omit<typeof productSizes.$inferSelect, 'id' | 'productId' | 'erpId'>

/** Everything that a size defines for its flavours: the pack, and its prices by group and by edition. */
export type Offer = {
  readonly pack: Pack
  readonly groups: Readonly<Record<number, Pair>>
  readonly shows: Readonly<Record<number, number>>
}

/** The price list that a file holds. */
export type Priced = { readonly priceGroupId?: number; readonly editionId?: number }

/** The fields of a pack, other than prices, that a row may set. */
export type Named = {
  readonly name?: string
  readonly facts: SizeFacts
  readonly content?: { readonly value: number | null; readonly unit: string }
}

/** What a new pack has where nobody says it. */
export const NEW_PACK: Omit<Pack, 'name'> = {
  unitValue: null,
  unitName: '',
  unitsPerCase: 1,
  orderMultiple: 1,
  minQuantity: 1,
  regularPrice: null,
  currentPrice: null,
  msrp: null,
  eanCase: null,
  weightG: null,
  casesPerLayer: null,
  casesPerPallet: null,
  depositClass: null,
  readyMillilitres: null,
  hasLabel: false,
  gymAssortment: false,
  promotionText: '',
  image: null,
  rank: 0,
}

/** A pack with nothing known yet. */
export const newPack = (named: Named): Pack => packAfter({ ...NEW_PACK, name: ' ' }, named)

/** A pack after a row. Content parsed from the name counts where the name changes. */
export function packAfter(pack: Pack, { name = pack.name, facts, content }: Named): Pack {
  const isRenamed = name.toLowerCase() !== pack.name.toLowerCase()
  const read = isRenamed && content ? { unitValue: content.value, unitName: content.unit } : {}
  return { ...pack, name, ...read, ...said(facts) }
}

/** An offer after a row's prices. */
export function offerAfter(offer: Offer, prices: SaidPrices, { priceGroupId, editionId }: Priced): Offer {
  const { pack, groups, shows } = offer
  const own = priceGroupId === undefined ? listOf(pack) : groups[priceGroupId]
  const pair = pairAfter(own, prices)
  const isList = priceGroupId === undefined
  return {
    pack: {
      ...pack,
      ...(isList && pair ? { regularPrice: pair.regular, currentPrice: pair.current } : {}),
      msrp: prices.msrp ?? pack.msrp,
    },
    groups: isList || !pair ? groups : { ...groups, [priceGroupId]: pair },
    shows: prices.show === undefined || editionId === undefined ? shows : { ...shows, [editionId]: prices.show },
  }
}

/** An offer with what the operator has set by hand as it was before. @returns also the fields that would have changed */
export function offerWithHeld(
  after: Offer,
  before: Offer,
  held: ReadonlySet<string> | undefined,
): { offer: Offer; kept: readonly string[] } {
  if (!held) return { offer: after, kept: [] }
  const pack = keepHeld(after.pack, before.pack, held)
  const ids = [...new Set([...Object.keys(before.groups), ...Object.keys(after.groups)])].map(Number)
  const keptGroups = ids.filter(
    id => held.has(groupField(id)) && !isDeepStrictEqual(before.groups[id], after.groups[id]),
  )
  const pairs = ids.map(id => [id, keptGroups.includes(id) ? before.groups[id] : after.groups[id]] as const)
  const groups = Object.fromEntries(pairs.flatMap(([id, pair]) => (pair ? [[id, pair] as const] : [])))
  return { offer: { ...after, pack: pack.row, groups }, kept: [...pack.kept, ...keptGroups.map(groupField)] }
}

const listOf = ({ regularPrice, currentPrice }: Pack): Pair | undefined =>
  regularPrice === null || currentPrice === null ? undefined : { regular: regularPrice, current: currentPrice }

/** A pack at the prices of another one. */
export const packAtPricesOf = (pack: Pack, { regularPrice, currentPrice, msrp }: Omit<Pack, 'name'>): Pack => ({
  ...pack,
  regularPrice,
  currentPrice,
  msrp,
})

/** A pack without prices. */
export const withoutPrices = (pack: Pack): Offer => ({ pack: packAtPricesOf(pack, NEW_PACK), groups: {}, shows: {} })

const FIELDS = Object.keys(getTableColumns(productSizes)).filter(
  (field): field is keyof Pack => !['id', 'productId', 'erpId'].includes(field),
)

/** A text that is equal for indistinguishable offers; names may differ in case. */
export function keyOf({ pack, groups, shows }: Offer): string {
  const fields = FIELDS.map(field => (field === 'name' ? pack.name.toLowerCase() : pack[field]))
  const sorted = (prices: Readonly<Record<number, unknown>>) => Object.entries(prices)
  return JSON.stringify([fields, sorted(groups), sorted(shows)])
}
