import { said } from '../said.ts'
import { type Arrangement, assign } from './assign.ts'
import { type Family, familiesOf } from './families.ts'
import { type Group, makeGroups } from './group.ts'
import {
  keyOf,
  newPack,
  offerAfter,
  offerWithHeld,
  type Priced,
  packAfter,
  packAtPricesOf,
  withoutPrices,
} from './offer.ts'
import type { SizeThere, Wish } from './wish.ts'

/**
 * Decides which flavours share a size. Prices are stored on sizes but belong to flavours: flavours of one size with
 * different prices go into several sizes of one name, and flavours offered alike go back into one. A size stays with
 * most of its flavours, so that neither the order of rows nor that of files matters.
 * @param there all sizes, by id, of the products that the wishes name or come from, with their flavours
 */
export function arrange(there: readonly SizeThere[], wishes: readonly Wish[], priced: Priced): Arrangement {
  const { families, ownerOf } = familiesOf(there, wishes)
  const wishOf = new Map(wishes.map(wish => [wish.flavour, wish]))
  const groups = makeGroups()
  const kept = new Set<string>()
  const moving = there.flatMap(size => {
    const owner = ownerOf.get(size.id)
    const key = keyOf(size.offer)
    return size.flavours.flatMap(flavour => {
      const wish = wishOf.get(flavour)
      const family = wish ? families.get(wish.family)! : owner
      const after = family ? knownAfter(size, { family, owner, wish }, priced) : { ...size, kept: [] }
      for (const field of after.kept) kept.add(`${size.id} ${field}`)
      const place = { ...after, flavour, from: size.id, family: family?.key }
      const stays =
        after.product === size.product &&
        after.erpId === size.erpId &&
        after.offer.pack.name === size.offer.pack.name &&
        keyOf(after.offer) === key
      if (!stays) return [place]
      groups.stay(place)
      return []
    })
  })
  // Wishes with a size's number go first; the others join where they are offered alike.
  for (const place of moving) if (place.erpId !== null) groups.join(place)
  for (const place of moving) if (place.erpId === null) groups.join(place)
  for (const family of families.values()) placeNew(family, groups, priced)
  return { ...assign(there, groups.all, families), kept: kept.size }
}

type Place = Pick<SizeThere, 'product' | 'erpId' | 'offer'> & { readonly kept: readonly string[] }

/** How a known flavour is offered after the file. It brings its own prices; other fields come with the size. */
function knownAfter(
  size: SizeThere,
  { family, owner, wish }: { family: Family; owner: Family | undefined; wish: Wish | undefined },
  priced: Priced,
): Place {
  const { pack, groups, shows } = size.offer
  const isAtHome = family === owner
  const base = isAtHome ? pack : packAtPricesOf(family.main?.offer.pack ?? pack, pack)
  const offer = { pack: packAfter(base, family.named), groups, shows }
  const erpId = wish ? (family.erpId ?? null) : null
  const wanted = wish ? offerAfter(offer, wish.prices, priced) : offer
  return {
    product: family.product,
    erpId: erpId ?? (isAtHome ? size.erpId : null),
    // A flavour that moves to another pack takes nothing along that was set for this one.
    ...(isAtHome ? offerWithHeld(wanted, size.offer, size.held) : { offer: wanted, kept: [] }),
  }
}

/** New flavours join the largest group of their size that contradicts none of their prices; otherwise they start one. */
function placeNew(family: Family, groups: ReturnType<typeof makeGroups>, priced: Priced): void {
  const { key, product, named } = family
  const erpId = family.erpId ?? null
  const fresh = family.wishes.filter(wish => wish.from === undefined).toSorted(moreSaidFirst)
  for (const { flavour, prices } of fresh) {
    const [largest, ...others] = groups.of(key).toSorted(largerFirst)
    const fits = ({ offer }: Group) => keyOf(offerAfter(offer, prices, priced)) === keyOf(offer)
    const home = [...(largest ? [largest] : []), ...others].find(fits)
    const pack = largest ? largest.offer.pack : newPack(named)
    const offer = home?.offer ?? offerAfter(withoutPrices(pack), prices, priced)
    groups.join({ product, erpId, offer, flavour, family: key })
  }
}

/** Sorted only by content, so that the order of rows does not matter. */
function moreSaidFirst(a: Wish, b: Wish): number {
  const [first, second] = [a, b].map(({ prices }) => Object.entries(said(prices)))
  return (
    second!.length - first!.length ||
    compare(JSON.stringify(first), JSON.stringify(second)) ||
    compare(String(a.flavour), String(b.flavour))
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function largerFirst(a: Group, b: Group): number {
  const price = ({ offer }: Group) => offer.pack.currentPrice ?? 0
  return b.flavours.length - a.flavours.length || price(b) - price(a) || compare(keyOf(a.offer), keyOf(b.offer))
}
