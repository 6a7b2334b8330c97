import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse as refuseGoods } from '@fairfloor/domain/catalogue/refusals'
import type { Parsed } from '@fairfloor/domain/endpoint'
import type { addToWeekBasket as contract } from '@fairfloor/domain/newcomer-week/basket-contract'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { Addition, Position } from '../basket/index.ts'
import { flavourOf, guardQuantities } from '../catalogue/index.ts'
import { type Looking, offersOf } from './offers.ts'

type Asked = Parsed<typeof contract>['body']['positionsJson']
type Line = { readonly flavourId: number; readonly quantity: number; readonly price: number; readonly path: string }

/**
 * The requested flavours, each once, at their price of this moment; prices sent by clients are ignored.
 * @param read the basket as it is; only read where a quantity does not fit by itself
 * @throws Refusal unknown_flavour, not_in_newcomer_week, quantity_misfit, each naming its lines
 */
export async function additionsOf(
  asked: Asked,
  looking: Looking,
  read: () => Promise<readonly Position[]>,
): Promise<Addition[]> {
  const { snapshot } = looking
  const lines = linesOf(asked, looking)
  // Steps add up to steps: what fits by itself also fits on top of what is in the basket.
  const misfits = lines.filter(({ flavourId, quantity }) => !fits(quantity, flavourOf(snapshot, flavourId).size))
  if (misfits.length > 0) {
    const had = new Map((await read()).map(({ id, quantity }) => [id, quantity]))
    guardQuantities(
      snapshot,
      misfits.map(line => ({ ...line, quantity: (had.get(line.flavourId) ?? 0) + line.quantity })),
    )
  }
  return lines.map(({ flavourId, quantity, price }) => ({ id: flavourId, quantity, price }))
}

function linesOf(asked: Asked, looking: Looking): Line[] {
  const offers = offersOf(looking)
  const unknown: FieldError[] = []
  const apart: FieldError[] = []
  const lines = new Map<number, Line>()
  // In the refusal's own words: a browser says them in its reader's language.
  for (const [i, one] of asked.entries()) {
    const [name, flavourId] =
      one.product_attribute_id !== undefined
        ? ['product_attribute_id', one.product_attribute_id]
        : ['ncw_product_attribute_id', one.ncw_product_attribute_id]
    const flavour = looking.snapshot.flavours.get(flavourId)
    const offer = flavour && offers.ofFlavour(flavour)
    const before = lines.get(flavourId)
    const path = `positionsJson.${i}`
    if (!flavour) unknown.push({ path: `${path}.${name}`, detail: refuseGoods('unknown_flavour').message })
    else if (!offer) apart.push({ path: `${path}.${name}`, detail: refuse('not_in_newcomer_week').message })
    else
      lines.set(flavourId, {
        flavourId,
        quantity: (before?.quantity ?? 0) + one.quantity,
        price: offer.price,
        path: before?.path ?? `${path}.quantity`,
      })
  }
  if (unknown.length > 0) throw refuseGoods('unknown_flavour', undefined, unknown)
  if (apart.length > 0) throw refuse('not_in_newcomer_week', undefined, apart)
  return [...lines.values()]
}
