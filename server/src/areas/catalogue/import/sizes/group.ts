import { keyOf, type Offer } from './offer.ts'

/** Flavours that are offered alike. */
export type Group = {
  readonly product: string
  readonly offer: Offer
  /** ERP number of the size that they name or are in. */
  erpId: string | null
  /** The size that they are in, where all of its fields stay the same. */
  readonly stayingIn: number | undefined
  readonly flavours: (number | string)[]
  /** How many of them come from each size. */
  readonly from: Map<number, number>
  readonly families: Set<string>
}

type Place = {
  readonly product: string
  readonly offer: Offer
  readonly erpId: string | null
  readonly flavour: number | string
  readonly from?: number
  readonly family: string | undefined
}

export function makeGroups() {
  const all: Group[] = []
  const byOffer = new Map<string, Group[]>()
  const bySize = new Map<number, Group>()
  const byFamily = new Map<string, Set<Group>>()

  function found({ product, offer, erpId }: Place, stayingIn?: number): Group {
    const group = { product, offer, erpId, stayingIn, flavours: [], from: new Map(), families: new Set<string>() }
    all.push(group)
    const key = offerKey(product, offer)
    byOffer.set(key, [...(byOffer.get(key) ?? []), group])
    return group
  }

  function add(group: Group, { flavour, from, family, erpId }: Place) {
    group.flavours.push(flavour)
    group.erpId ??= erpId
    if (from !== undefined) group.from.set(from, (group.from.get(from) ?? 0) + 1)
    if (family === undefined) return
    group.families.add(family)
    byFamily.set(family, (byFamily.get(family) ?? new Set()).add(group))
  }

  return {
    all: all as readonly Group[],
    /** Groups that contain flavours of a family. */
    of: (family: string): Group[] => [...(byFamily.get(family) ?? [])],
    /** A flavour that stays with those remaining in its size, even where another size offers the same. */
    stay(place: Place & { readonly from: number }) {
      const group = bySize.get(place.from) ?? found(place, place.from)
      bySize.set(place.from, group)
      add(group, place)
    },
    /** A flavour that joins those offered like it, or starts a group. */
    join(place: Place) {
      const alike = byOffer.get(offerKey(place.product, place.offer)) ?? []
      const open = alike.filter(({ erpId }) => erpId === null || place.erpId === null || erpId === place.erpId)
      add(open.find(({ erpId }) => erpId === place.erpId) ?? open[0] ?? found(place), place)
    },
  }
}

const offerKey = (product: string, offer: Offer): string => `${product} ${keyOf(offer)}`
