import type { Cents } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { type Participant, type Participants, priceAt, takesPart } from '@fairfloor/domain/newcomer-week/week'
import {
  type Buyer,
  type Flavour,
  isOffered,
  type Offering,
  pricesOf,
  type Size,
  type Snapshot,
} from '../catalogue/index.ts'
import type { ShownRates } from '../seller/index.ts'
import type { Week } from './weeks.ts'

/** An event as somebody sees it at a moment. */
export type Looking = Pick<Buyer, 'priceGroupId' | 'country'> & {
  readonly now: Date
  readonly snapshot: Snapshot
  /** Undefined while none is open. */
  readonly week: Week | undefined
  /** The one that is open, else the next one, else the last. */
  readonly current: Week | undefined
}

/** With the rates of the viewer's country. */
export type Showing = Looking & { readonly rates: ShownRates }

/** With what an order depends on beside. */
export type Ordering = Looking & { readonly takesCards?: (shop: { readonly isDemo: boolean }) => boolean }

/** What a piece of a size costs at the event. */
export type Offer = Participant & { readonly regular: Cents; readonly price: Cents }

export type OfferedSize = Offer & { readonly size: Size; readonly flavours: readonly Flavour[] }

/**
 * Finds what can be ordered at the event, and for how much. What is discontinued, has no price, or may not be sold where the
 * buyer is, is left out.
 */
export function offersOf({ week, snapshot, now, ...buyer }: Looking) {
  const participants = week && participantsOf(week, snapshot)

  function offerOf(size: Size): Offer | null {
    const part = participants && takesPart(participants, size.product)
    const prices = part && pricesOf(size, buyer)
    if (!prices) return null
    return { percent: part.percent, regular: prices.regular, price: priceAt(prices.regular, part) }
  }

  function sizeOf(size: Size): OfferedSize | null {
    const flavours = size.flavours.filter(flavour => isOffered(flavour, now))
    const offer = flavours.length > 0 ? offerOf(size) : null
    return offer && { ...offer, size, flavours }
  }

  return {
    /** Of a flavour; null where it cannot be ordered. */
    ofFlavour: (flavour: Flavour): Offer | null => (isOffered(flavour, now) ? offerOf(flavour.size) : null),
    /** Null for a size of which nothing can be ordered. */
    ofSize: sizeOf,
    ofSizes: (sizes: readonly Size[]): OfferedSize[] => sizes.flatMap(size => sizeOf(size) ?? []),
  }
}

export type Offers = ReturnType<typeof offersOf>

/** What lines of a call are asked of. */
export const weekOffering = (looking: Looking): Offering<Offer> => ({
  snapshot: looking.snapshot,
  offerOf: offersOf(looking).ofFlavour,
  gone: errors => refuse('not_in_newcomer_week', undefined, errors),
})

function participantsOf({ brands, products }: Week, snapshot: Snapshot): Participants {
  const brandsOfProducts = [...products.keys()].flatMap(id => snapshot.products.get(id)?.brand.id ?? [])
  return { brands, products, brandsOfProducts: new Set(brandsOfProducts) }
}

/** Brands that have something to order, in the order of the event: those of named products alone come last. */
export function brandsOf({ week, snapshot }: Pick<Looking, 'week' | 'snapshot'>): number[] {
  if (!week) return []
  const ofProducts = [...week.products.keys()].flatMap(id => snapshot.products.get(id)?.brand.id ?? [])
  return [...new Set([...week.brands.keys(), ...ofProducts])]
}
