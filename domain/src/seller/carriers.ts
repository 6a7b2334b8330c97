import type { Day } from '../day.ts'
import type { Cents } from '../money.ts'
import { type Dated, latest } from './latest.ts'

export const carrierKinds = ['parcel', 'pallet', 'collection'] as const

export type CarrierKind = (typeof carrierKinds)[number]

export type Carrier = { readonly name: string; readonly kind: CarrierKind; readonly active: boolean }

/** Price of a parcel or pallet from a net goods value and a weight on; without country or carrier it is the fallback for all. */
export type ShippingCost = Dated & {
  country: string | null
  carrier: string | null
  fromNet: Cents
  fromGrams: number
  price: Cents
}

/** What goods weigh in grams: all of them, and the heaviest piece. */
export type Load = { readonly grams: number; readonly heaviest: number }

/** Why goods cannot go by a carrier: it has no price for the country, a piece is too heavy for it, or all of them are. */
export const carrierReasons = ['no_tariff', 'piece_too_heavy', 'too_heavy'] as const

export type CarrierReason = (typeof carrierReasons)[number]

/** Parcels or pallets, 0 for a collection, and the price of all of them without VAT. */
export type Carriage =
  | { readonly units: number; readonly price: Cents; readonly reason: null }
  | { readonly units: number; readonly price: null; readonly reason: CarrierReason }

export type Way = {
  readonly country: string
  readonly carrier: string
  readonly on: Day
  /** Null: one parcel of any weight, as the fair's releases are charged. */
  readonly load: Load | null
}

/** Every carrier and its prices. */
export type Tariffs = { readonly carriers: readonly Carrier[]; readonly shippingCosts: readonly ShippingCost[] }

/** Grams that one parcel or one pallet holds. */
const MOST_GRAMS = { parcel: 31_500, pallet: 600_000 } as const

/**
 * By the carrier's tariff for country, goods value and weight. A carrier that is not described brings parcels. What is
 * heavier than a pallet does not go in parcels where a carrier brings pallets.
 */
export function carriageOf({ carriers, shippingCosts }: Tariffs, way: Way, goodsNet: Cents): Carriage {
  const kind = carriers.find(({ name }) => name === way.carrier)?.kind ?? 'parcel'
  if (kind === 'collection') return { units: 0, price: 0 as Cents, reason: null }
  const { load } = way
  const units = load ? Math.max(1, Math.ceil(load.grams / MOST_GRAMS[kind])) : 1
  const price = unitPrice(shippingCosts, way, kind, goodsNet)
  if (price === undefined) return { units, price: null, reason: 'no_tariff' }
  if (load && load.heaviest > MOST_GRAMS[kind]) return { units, price: null, reason: 'piece_too_heavy' }
  if (
    kind === 'parcel' &&
    load &&
    load.grams > MOST_GRAMS.pallet &&
    goesByPallet({ carriers, shippingCosts }, way, goodsNet)
  )
    return { units, price: null, reason: 'too_heavy' }
  return { units, price: (price * units) as Cents, reason: null }
}

/** The goods value from which a carrier brings such a load for nothing; null: from none, or there is nothing to bring. */
export function freeFrom(tariffs: Tariffs, way: Way): Cents | null {
  const isFree = (net: Cents) => {
    const { units, price } = carriageOf(tariffs, way, net)
    return units > 0 && price === 0
  }
  const values = new Set(tariffs.shippingCosts.map(({ fromNet }) => fromNet))
  return [...values].sort((a, b) => a - b).find(isFree) ?? null
}

/** A carrier with what it would take for some goods. */
export type CarrierOption = Pick<Carrier, 'name' | 'kind'> & { readonly carriage: Carriage }

/**
 * Who brings goods unless the buyer says otherwise: the first of `before` that can, else the cheapest that can, of equal
 * ones the first. To collect them is a choice of the buyer's, unless nobody brings them.
 * @param before the customer's own carrier, then those chosen by hand, the last one first
 * @returns null where none can
 */
export function usualCarrier(options: readonly CarrierOption[], before: readonly string[]): string | null {
  const possible = options.flatMap(({ name, kind, carriage: { price } }) =>
    price === null ? [] : [{ name, kind, price }],
  )
  const known = before.find(name => possible.some(one => one.name === name))
  const [cheapest] = possible.filter(({ kind }) => kind !== 'collection').sort((a, b) => a.price - b.price)
  return known ?? (cheapest ?? possible[0])?.name ?? null
}

const goesByPallet = ({ carriers, shippingCosts }: Tariffs, way: Way, goodsNet: Cents) =>
  carriers.some(
    ({ name, kind, active }) =>
      active && kind === 'pallet' && unitPrice(shippingCosts, { ...way, carrier: name }, kind, goodsNet) !== undefined,
  )

/**
 * Of one parcel or pallet. The most specific list wins: country and carrier, country, carrier, default; pallets cost only
 * what a list of their own carrier says. Its newest steps apply, of them the highest value, then the highest weight.
 */
function unitPrice(
  rows: readonly ShippingCost[],
  { country, carrier, on, load }: Way,
  kind: CarrierKind,
  goodsNet: Cents,
): Cents | undefined {
  const own = [
    [country, carrier],
    [null, carrier],
  ]
  const any = [
    [country, carrier],
    [country, null],
    [null, carrier],
    [null, null],
  ]
  for (const [ofCountry, ofCarrier] of kind === 'pallet' ? own : any) {
    const list = rows.filter(row => row.country === ofCountry && row.carrier === ofCarrier)
    const since = latest(list, on)?.validFrom
    const [step] = list
      .filter(row => row.validFrom === since && row.fromNet <= goodsNet && row.fromGrams <= (load?.grams ?? 0))
      .sort((a, b) => b.fromNet - a.fromNet || b.fromGrams - a.fromGrams)
    if (step) return step.price
  }
  return undefined
}
