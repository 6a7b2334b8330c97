import type { Parsed } from '@fairfloor/domain/endpoint'
import { setAsideOf } from '@fairfloor/domain/orders/rest'
import type { shipPickList as contract } from '@fairfloor/domain/picking/contract'
import { refuse } from '@fairfloor/domain/picking/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lockedOrder, openPickListOf, type Part, piecesOf, type StoredOrder, shipOrder } from '../orders/index.ts'
import { closePickList, guardHold, lockPickList } from './pick-lists.ts'
import { pickLists } from './tables.ts'

type Body = Parsed<typeof contract>['body']
type Shipping = { readonly body: Body; readonly userId: number; readonly now: Date }

/**
 * Ships what was picked; the rest of the list stays set aside for the order.
 * @throws Refusal not_found, list_closed, not_paid_yet, waits_for_rest, more_than_set_aside
 */
export async function shipPickList(tx: Db, pickListId: number, shipping: Shipping) {
  const { head, lines } = await lockPickList(tx, pickListId)
  await closePickList(tx, pickListId, shipping.now)
  const most = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const shipped = await ship(tx, await lockedOrder(tx, head.orderId), line => most.get(line) ?? 0, shipping)
  await tx.update(pickLists).set({ shipmentId: shipped.shipmentId }).where(eq(pickLists.id, pickListId))
  return shipped
}

/**
 * Ships parts of an order without a list. The caller has locked the order.
 * @throws Refusal not_paid_yet, waits_for_rest, already_picked, more_than_set_aside
 */
export async function shipParts(tx: Db, stored: StoredOrder, shipping: Shipping) {
  if ((await openPickListOf(tx, stored.order.id)) !== null) throw refuse('already_picked')
  const most = new Map(stored.lines.map(line => [line.line, setAsideOf(piecesOf(line, stored.shipped))]))
  return ship(tx, stored, line => most.get(line) ?? 0, shipping)
}

async function ship(tx: Db, stored: StoredOrder, most: (line: number) => number, { body, userId, now }: Shipping) {
  guardHold(stored)
  const parts = partsOf(body.lines)
  guardQuantities(body.lines, parts, most)
  if (stored.order.delivery === 'complete') guardComplete(stored, parts)
  const { tracking, parcels, note } = body
  const handOver = { tracking: tracking || null, parcels, note: note || null, userId }
  const { shipmentId } = await shipOrder(tx, stored.order.id, parts, now, handOver)
  return { orderId: stored.order.id, shipmentId, pieces: parts.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Each line once, with the lots that were named for it. */
function partsOf(lines: Body['lines']): Part[] {
  const byLine = Map.groupBy(lines, ({ line }) => line)
  return [...byLine].map(([line, parts]) => ({
    line,
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    lots: parts
      .map(({ lot, best_before: bestBefore, quantity }) => ({ lot: lot || null, bestBefore, quantity }))
      .filter(({ lot, bestBefore }) => lot !== null || bestBefore !== null),
  }))
}

function guardQuantities(lines: Body['lines'], parts: readonly Part[], most: (line: number) => number): void {
  const errors = parts.flatMap(({ line, quantity }) => {
    if (quantity <= most(line)) return []
    const at = lines.findIndex(one => one.line === line)
    return [{ path: `lines.${at}.quantity`, detail: `Line ${line}: ${most(line)} pieces can be shipped.` }]
  })
  if (errors.length > 0) throw refuse('more_than_set_aside', undefined, errors)
}

/** @throws Refusal waits_for_rest if a piece of an order that comes complete would stay behind */
function guardComplete({ lines, shipped }: StoredOrder, parts: readonly Part[]): void {
  const leaving = new Map(parts.map(({ line, quantity }) => [line, quantity]))
  const stays = lines.some(line => setAsideOf(piecesOf(line, shipped)) > (leaving.get(line.line) ?? 0))
  if (stays) throw refuse('waits_for_rest')
}
