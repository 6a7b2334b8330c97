import type { FieldError } from '../refusal.ts'
import { type PositionPieces, piecesRemaining } from './left.ts'
import { refuse } from './refusals.ts'

/** A quantity of a flavour to release. */
export type Wish = { readonly flavourId: number; readonly quantity: number }

/** Each flavour once: two lines of one flavour are one wish. */
export function wishesOf(asked: readonly { product_attribute_id: number; quantity: number }[]): Wish[] {
  const wishes = new Map<number, number>()
  for (const { product_attribute_id: id, quantity } of asked) wishes.set(id, (wishes.get(id) ?? 0) + quantity)
  return [...wishes].map(([flavourId, quantity]) => ({ flavourId, quantity }))
}

/** Positions by flavour; an order has one of each. */
export const byFlavour = <Position extends { flavourId: number }>(
  positions: readonly Position[],
): Map<number, Position> => new Map(positions.map(position => [position.flavourId, position]))

/**
 * Guards that no more is released than remains of the confirmed pieces.
 * @param nameAt name of a flavour for the refusal
 * @throws Refusal unknown_flavour, above_remaining, each naming the lines
 */
export function guardWishes(
  positions: ReadonlyMap<number, PositionPieces>,
  wishes: readonly Wish[],
  nameAt: (flavourId: number) => string,
): void {
  const unknown: FieldError[] = wishes
    .filter(wish => !positions.has(wish.flavourId))
    .map(wish => ({
      path: pathOf(wishes, wish.flavourId),
      detail: 'This product is not part of your confirmed order.',
    }))
  if (unknown.length > 0) throw refuse('unknown_flavour', undefined, unknown)
  for (const { flavourId, quantity } of wishes) {
    const remaining = piecesRemaining(positions.get(flavourId)!)
    if (quantity > remaining)
      throw refuse('above_remaining', { position: nameAt(flavourId), remaining }, [
        { path: pathOf(wishes, flavourId), detail: `${remaining} remain` },
      ])
  }
}

/** Path of a flavour's wish in the body of the call. */
export const pathOf = (wishes: readonly Wish[], flavourId: number): string =>
  `positions.${wishes.findIndex(wish => wish.flavourId === flavourId)}.product_attribute_id`
