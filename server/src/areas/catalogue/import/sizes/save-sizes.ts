import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../../platform/database.ts'
import { holdAlike } from '../../by-hand.ts'
import { notePriceChanges, priceChangesOf, type RegularPrices } from '../../price-history.ts'
import type { Outcome } from '../../save/range.ts'
import { writeGroupPrices, writeShowPrices } from '../../save/save-details.ts'
import { newIds, upsert } from '../../save/save-rows.ts'
import { productSizes } from '../../tables.ts'
import type { Arrangement, SizeAfter } from './assign.ts'
import type { Offer, Priced } from './offer.ts'
import type { SizeThere, Wish } from './wish.ts'

type Options = Priced & {
  readonly productId: (ref: string) => number
  readonly dryRun: boolean
  readonly now: Date
  /** Who imports; undefined in the terminal. */
  readonly userId?: number
}

export type SavedSizes = {
  /** The size of each flavour, by id or key. */
  readonly homeOf: ReadonlyMap<number | string, number>
  readonly idOf: ReadonlyMap<SizeAfter, number>
  readonly outcomes: readonly Outcome[]
  /** Results for the group and show prices of the file. */
  readonly prices: readonly Outcome[]
}

/** Writes the target sizes. */
export async function saveSizes(
  tx: Db,
  there: readonly SizeThere[],
  { sizes }: Arrangement,
  wishes: readonly Wish[],
  { productId, dryRun, now, userId, ...priced }: Options,
): Promise<SavedSizes> {
  const before = new Map(there.map(size => [size.id, size]))
  const fresh = await newIds(tx, productSizes, sizes.filter(({ id }) => id === undefined).length, dryRun)
  const idOf = new Map(sizes.map(size => [size, size.id ?? fresh.pop()!]))
  const states = sizes.map(size => {
    const old = size.id === undefined ? undefined : before.get(size.id)
    const row = { id: idOf.get(size)!, productId: productId(size.product), erpId: size.erpId, ...size.offer.pack }
    const same = old && { id: old.id, productId: productId(old.product), erpId: old.erpId, ...old.offer.pack }
    return { size, old, row, isSame: isDeepStrictEqual(same, row) }
  })
  const homeOf = new Map(sizes.flatMap(size => size.flavours.map(flavour => [flavour, idOf.get(size)!] as const)))
  if (!dryRun) {
    const changed = states.filter(({ isSame }) => !isSame)
    await upsert(
      tx,
      productSizes,
      changed.map(({ row }) => row),
    )
    await writeGroupPrices(
      tx,
      states.flatMap(({ row, size, old }) => newGroupPrices(row.id, size.offer, old?.offer)),
    )
    await writeShowPrices(
      tx,
      states.flatMap(({ row, size, old }) => newShowPrices(row.id, size.offer, old?.offer)),
    )
    const originOf = originsIn(there)
    const changes = states.flatMap(({ row, size, old }) => {
      const origin = old ?? originOf(size)
      return origin ? priceChangesOf(row.id, regularOf(origin.offer), regularOf(size.offer)) : []
    })
    await notePriceChanges(tx, changes, { now, userId: userId ?? null })
    await holdAlike(
      tx,
      states.flatMap(({ row, size, old }) => {
        const origin = old ? undefined : originOf(size)
        return origin?.held ? [{ from: origin.id, to: row.id }] : []
      }),
    )
  }
  const said = new Set(wishes.filter(wish => saysPrices(wish, priced)).map(wish => wish.flavour))
  return {
    idOf,
    homeOf,
    outcomes: states
      .filter(({ size, isSame }) => size.families.size > 0 || !isSame)
      .map(({ old, isSame }) => (!old ? 'new' : isSame ? 'unchanged' : 'changed')),
    prices: states
      .filter(({ size }) => size.flavours.some(flavour => said.has(flavour)))
      .map(({ size, old }) => priceOutcome(size.offer, old?.offer, priced)),
  }
}

/** The size that most flavours of a new one come from; undefined where all are new. */
function originsIn(there: readonly SizeThere[]) {
  const homeOf = new Map<number | string, SizeThere>(
    there.flatMap(size => size.flavours.map(flavour => [flavour, size] as const)),
  )
  return ({ flavours }: SizeAfter): SizeThere | undefined => {
    const homes = flavours.flatMap(flavour => homeOf.get(flavour) ?? [])
    const [most] = [...Map.groupBy(homes, home => home)].sort(([, a], [, b]) => b.length - a.length)
    return most?.[0]
  }
}

const regularOf = ({ pack, groups }: Offer): RegularPrices => ({ list: pack.regularPrice, groups })

function newGroupPrices(sizeId: number, { groups }: Offer, old: Offer | undefined) {
  const changed = Object.entries(groups).filter(([id, pair]) => !isDeepStrictEqual(old?.groups[Number(id)], pair))
  return changed.map(([id, pair]) => ({ sizeId, priceGroupId: Number(id), ...pair }))
}

function newShowPrices(sizeId: number, { shows }: Offer, old: Offer | undefined) {
  const changed = Object.entries(shows).filter(([id, price]) => old?.shows[Number(id)] !== price)
  return changed.map(([id, price]) => ({ sizeId, editionId: Number(id), price }))
}

const saysPrices = ({ prices: { regular, current, show } }: Wish, { priceGroupId }: Priced): boolean =>
  show !== undefined || (priceGroupId !== undefined && (regular !== undefined || current !== undefined))

function priceOutcome(after: Offer, before: Offer | undefined, { priceGroupId, editionId }: Priced): Outcome {
  const pick = ({ groups, shows }: Offer) => [
    priceGroupId === undefined ? undefined : groups[priceGroupId],
    editionId === undefined ? undefined : shows[editionId],
  ]
  const old = before ? pick(before) : []
  if (isDeepStrictEqual(old, pick(after))) return 'unchanged'
  return old.every(price => price === undefined) ? 'new' : 'changed'
}
