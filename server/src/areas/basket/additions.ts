import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import { flavourOf, guardQuantities, type Snapshot } from '../catalogue/index.ts'
import type { Addition, Position } from './positions.ts'
import { type Buying, priceOfLine } from './price.ts'

type Asked = { readonly product_attribute_id: number; readonly quantity: number }

type Line = Addition & { readonly path: string }

/**
 * The requested flavours, each once, at their price of this moment; prices sent by clients are ignored.
 * @param read the basket as it is; only read where a quantity does not fit by itself
 * @throws Refusal unknown_flavour, not_for_sale, quantity_misfit, each naming its lines
 */
export async function additionsOf(
  snapshot: Snapshot,
  asked: readonly Asked[],
  buying: Buying,
  read: () => Promise<readonly Position[]>,
): Promise<Addition[]> {
  const lines = linesOf(snapshot, asked, buying)
  // Steps add up to steps: what fits by itself also fits on top of what is in the basket.
  const misfits = lines.filter(({ flavourId, quantity }) => !fits(quantity, flavourOf(snapshot, flavourId).size))
  if (misfits.length > 0) {
    const had = new Map((await read()).map(({ flavourId, quantity }) => [flavourId, quantity]))
    const whole = misfits.map(line => ({ ...line, quantity: (had.get(line.flavourId) ?? 0) + line.quantity }))
    guardQuantities(snapshot, whole)
  }
  return lines.map(({ flavourId, quantity, price }) => ({ flavourId, quantity, price }))
}

function linesOf(snapshot: Snapshot, asked: readonly Asked[], buying: Buying): Line[] {
  const unknown: FieldError[] = []
  const gone: FieldError[] = []
  const lines = new Map<number, Line>()
  for (const [i, { product_attribute_id: flavourId, quantity: more }] of asked.entries()) {
    const path = `positionsJson.${i}`
    const flavour = snapshot.flavours.get(flavourId)
    const quantity = (lines.get(flavourId)?.quantity ?? 0) + more
    const price = flavour && priceOfLine(flavour, quantity, buying)
    if (!flavour) unknown.push({ path: `${path}.product_attribute_id`, detail: 'This product does not exist.' })
    else if (!price)
      gone.push({ path: `${path}.product_attribute_id`, detail: 'This product can no longer be ordered.' })
    else
      lines.set(flavourId, {
        flavourId,
        quantity,
        price: price.current,
        path: lines.get(flavourId)?.path ?? `${path}.quantity`,
      })
  }
  if (unknown.length > 0) throw refuse('unknown_flavour', undefined, unknown)
  if (gone.length > 0) throw refuse('not_for_sale', undefined, gone)
  return [...lines.values()]
}
