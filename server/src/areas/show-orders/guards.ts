import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { canConfirm, canOrder } from '@fairfloor/domain/trade-show/phases'
import type { Edition } from '../trade-show/index.ts'

/** @throws Refusal ordering_closed */
export function guardOrdering(edition: Edition, now: Date): void {
  if (!canOrder(edition, now)) throw orderingClosed(edition)
}

/** Existing positions may be changed while ordering, and lowered or removed while confirming. @throws Refusal ordering_closed */
export function guardChanging(edition: Edition, now: Date): void {
  if (!canOrder(edition, now) && !canConfirm(edition, now)) throw orderingClosed(edition)
}

const orderingClosed = ({ orderStart, orderEnd, timeZone }: Edition) =>
  refuse('ordering_closed', { start: orderStart, end: orderEnd, timeZone })
