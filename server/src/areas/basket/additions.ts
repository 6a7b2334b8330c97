import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import { flavourOf, guardQuantities } from '../catalogue/index.ts'
import type { Addition, Position } from './positions.ts'
import { offerOf, type Pricing } from './price.ts'

type Asked = { readonly product_attribute_id: number; readonly quantity: number }

type Line = { readonly flavourId: number; readonly quantity: number; readonly price: number; readonly path: string }

/**
 * The requested flavours, each once, at their price of this moment; prices sent by clients are ignored.
 * @param read the basket as it is; only read where a quantity does not fit by itself
 * @throws Refusal unknown_flavour, not_for_sale, quantity_misfit, each naming its lines
 */
export async function additionsOf(
  asked: readonly Asked[],
  pricing: Pricing,
  read: () => Promise<readonly Position[]>,
): Promise<Addition[]> {
  const { snapshot } = pricing
  const lines = linesOf(asked, pricing)
  // Steps add up to steps: what fits by itself also fits on top of what is in the basket.
  const misfits = lines.filter(({ flavourId, quantity }) => !fits(quantity, flavourOf(snapshot, flavourId).size))
  if (misfits.length > 0) {
    const had = new Map((await read()).map(({ id, quantity }) => [id, quantity]))
    const whole = misfits.map(line => ({ ...line, quantity: (had.get(line.flavourId) ?? 0) + line.quantity }))
    guardQuantities(snapshot, whole)
  }
  return lines.map(({ flavourId, quantity, price }) => ({ id: flavourId, quantity, price }))
}

function linesOf(asked: readonly Asked[], pricing: Pricing): Line[] {
  const unknown: FieldError[] = []
  const gone: FieldError[] = []
  const lines = new Map<number, Line>()
  for (const [i, { product_attribute_id: flavourId, quantity }] of asked.entries()) {
    const path = `positionsJson.${i}`
    const flavour = pricing.snapshot.flavours.get(flavourId)
    const offer = flavour && offerOf(flavour, pricing)
    const before = lines.get(flavourId)
    if (!flavour) unknown.push({ path: `${path}.product_attribute_id`, detail: 'This product does not exist.' })
    else if (!offer)
      gone.push({ path: `${path}.product_attribute_id`, detail: 'This product can no longer be ordered.' })
    else
      lines.set(flavourId, {
        flavourId,
        quantity: (before?.quantity ?? 0) + quantity,
        price: offer.current,
        path: before?.path ?? `${path}.quantity`,
      })
  }
  if (unknown.length > 0) throw refuse('unknown_flavour', undefined, unknown)
  if (gone.length > 0) throw refuse('not_for_sale', undefined, gone)
  return [...lines.values()]
}
