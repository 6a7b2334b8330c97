import { cents, divideHalfUp, euros } from '@fairfloor/domain/money'
import { type Snapshot, stockOf } from '../catalogue/index.ts'
import type { Arriving } from './checkout-view.ts'
import type { Draft } from './draft.ts'

/** What would be taken from stock now, and what would be a backorder. */
export function arrivingOf({ items }: Draft, snapshot: Snapshot): Arriving {
  const both = { now: { pieces: 0, net: 0 }, later: { pieces: 0, net: 0 } }
  for (const { flavourId, quantity, unitNet, discount } of items) {
    const free = Math.min(quantity, stockOf(snapshot, flavourId).quantity ?? 0)
    const net = unitNet * quantity - discount
    const netOfFree = divideHalfUp(net * free, quantity)
    both.now.pieces += free
    both.now.net += netOfFree
    both.later.pieces += quantity - free
    both.later.net += net - netOfFree
  }
  const sent = ({ pieces, net }: { pieces: number; net: number }) => ({ pieces, net: euros(cents(net)) })
  return { now: sent(both.now), later: sent(both.later) }
}
