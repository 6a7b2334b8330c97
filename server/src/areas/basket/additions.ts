import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type Asked, askedLines, flavourOf, guardQuantities, type Offering } from '../catalogue/index.ts'
import type { Addition, Position } from './position.ts'

/**
 * What a call adds to a basket of flavours, at the price of a piece at this moment.
 * @param read the basket as it is; only read where a quantity does not fit by itself
 * @throws Refusal quantity_misfit, and what `askedLines` refuses, each naming its lines
 */
export async function additionsOf(
  asked: readonly Asked[],
  offering: Offering<{ readonly price: number }>,
  read: () => Promise<readonly Position[]>,
): Promise<Addition[]> {
  const { snapshot } = offering
  const lines = askedLines(asked, offering)
  // Steps add up to steps: what fits by itself also fits on top of what is in the basket.
  const misfits = lines.filter(({ flavourId, quantity }) => !fits(quantity, flavourOf(snapshot, flavourId).size))
  if (misfits.length > 0) {
    const had = new Map((await read()).map(({ id, quantity }) => [id, quantity]))
    const whole = misfits.map(line => ({ ...line, quantity: (had.get(line.flavourId) ?? 0) + line.quantity }))
    guardQuantities(snapshot, whole)
  }
  return lines.map(({ flavourId, quantity, extras, offer: { price } }) => ({ id: flavourId, quantity, price, extras }))
}
