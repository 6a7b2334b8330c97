import { MOST_ADDED } from '@fairfloor/domain/catalogue/most-added'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { Extras } from '@fairfloor/domain/extras'
import type { FieldError, Refusal } from '@fairfloor/domain/refusal'
import type { Flavour, Snapshot } from './snapshot.ts'

/** A line to add as calls send it. */
export type Asked = {
  readonly product_attribute_id?: number | undefined
  /** Its other name, at the Newcomer Week. */
  readonly ncw_product_attribute_id?: number | undefined
  readonly quantity: number
  readonly extras?: Extras | undefined
}

type AskedLine<Offer> = {
  readonly flavourId: number
  readonly quantity: number
  readonly extras: Extras
  readonly offer: Offer
  /** Where the call first names its quantity. */
  readonly path: string
}

/** What lines are asked of: the shop, the Newcomer Week or the fair. */
export type Offering<Offer> = {
  readonly snapshot: Snapshot
  /** Null for what cannot be ordered there. */
  offerOf(flavour: Flavour): Offer | null
  /** Refuses that, naming the lines. */
  gone(errors?: FieldError[]): Refusal
}

/**
 * The flavours that a call asks for, each once, with what is offered of them at this moment: prices sent by clients are ignored.
 * @throws Refusal too_many_added, unknown_flavour, and that of `gone`, each naming its lines
 */
export function askedLines<Offer>(
  asked: readonly Asked[],
  { snapshot, offerOf, gone }: Offering<Offer>,
): AskedLine<Offer>[] {
  if (asked.length > MOST_ADDED)
    throw refuse('too_many_added', { most: MOST_ADDED, sent: asked.length }).at('positionsJson')
  const unknown: FieldError[] = []
  const notOffered: FieldError[] = []
  const lines = new Map<number, AskedLine<Offer>>()
  for (const [i, line] of asked.entries()) {
    const name = line.product_attribute_id === undefined ? 'ncw_product_attribute_id' : 'product_attribute_id'
    const path = `positionsJson.${i}`
    const flavour = snapshot.flavours.get(line[name]!)
    const offer = flavour && offerOf(flavour)
    // In the refusal's own words: a browser says them in its reader's language.
    if (!flavour) unknown.push({ path: `${path}.${name}`, detail: refuse('unknown_flavour').message })
    else if (!offer) notOffered.push({ path: `${path}.${name}`, detail: gone().message })
    else {
      const before = lines.get(flavour.id)
      const quantity = (before?.quantity ?? 0) + line.quantity
      lines.set(flavour.id, {
        ...{ flavourId: flavour.id, quantity, offer, path: before?.path ?? `${path}.quantity` },
        extras: { ...before?.extras, ...line.extras },
      })
    }
  }
  if (unknown.length > 0) throw refuse('unknown_flavour', undefined, unknown)
  if (notOffered.length > 0) throw gone(notOffered)
  return [...lines.values()]
}
