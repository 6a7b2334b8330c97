import { Refusal } from '@fairfloor/domain/refusal'
import { piecesRemaining } from '@fairfloor/domain/show-orders/left'
import { releasesFromStock, type StockRelease } from '@fairfloor/domain/show-orders/when-in-stock'
import { canRelease } from '@fairfloor/domain/trade-show/phases'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { isInStock, readStock } from '../catalogue/index.ts'
import { usersWho } from '../people/index.ts'
import { allEditions, type Edition } from '../trade-show/index.ts'
import type { BasketDeps } from './read-basket.ts'
import { release } from './release.ts'
import { releaseMarks, showOrders, showPositions } from './tables.ts'

/** Any fixed number: the key of the lock for sharing free stock. */
const SHARING_LOCK = 7_301_124

/**
 * Releases marked positions from free stock, oldest mark first. Polled by the clock, so that no way of booking stock can
 * forget it. Each release is a transaction that divides the stock again under a lock: two servers release nothing twice, and
 * after a kill the next poll carries on.
 */
export function releaseMarkedPositions(
  { backgroundDb: db, later, clock, outbox, log }: Platform,
  deps: BasketDeps,
): void {
  /** What was said last of each order and address: a mark that is refused is asked again at each poll, and logged once. */
  const logged = new Map<string, string>()
  later.whenDue('release-when-in-stock', async now => {
    const open = (await allEditions(db)).filter(edition => canRelease(edition, now))
    if (open.length === 0) return
    const skipped = new Set<string>()
    while (await releaseNext(open, skipped)) outbox.nudge()
  })

  /** @returns whether there may be more */
  async function releaseNext(editions: readonly Edition[], skipped: Set<string>): Promise<boolean> {
    let tried: StockRelease | undefined
    try {
      return await transaction(db, async tx => {
        tried = undefined
        await tx.execute(sql`select pg_advisory_xact_lock(${SHARING_LOCK}::int)`)
        const marks = (await waitingMarks(tx, editions)).filter(mark => !skipped.has(keyOf(mark)))
        const stock = await readStock(tx, [...new Set(marks.map(({ flavourId }) => flavourId))])
        const free = new Map([...stock].map(([flavourId, { quantity }]) => [flavourId, quantity ?? 0]))
        const [next] = releasesFromStock(marks, free)
        if (!next) return false
        tried = next
        const oldest = marks.find(mark => keyOf(mark) === keyOf(next))!
        const { edition, customerId, markedBy: userId, agentId } = oldest
        await release(
          tx,
          deps,
          edition,
          { customerId, userId, agent: agentId === null ? null : { userId: agentId }, seesStock: false },
          { wishes: next.wishes, shippingAddressId: next.addressId, byItself: true },
          clock(),
        )
        logged.delete(keyOf(next))
        return true
      })
    } catch (error) {
      if (!tried) throw error
      // One order that cannot be released, or that was released by hand at this moment, does not hold up the others.
      skipped.add(keyOf(tried))
      const isRefused = error instanceof Refusal
      if (isRefused && logged.get(keyOf(tried)) === error.message) return true
      if (isRefused) logged.set(keyOf(tried), error.message)
      const { showOrderId, addressId } = tried
      log[isRefused ? 'warn' : 'error']({ err: error, showOrderId, addressId }, 'release when in stock')
      return true
    }
  }
}

const keyOf = ({ showOrderId, addressId }: Pick<StockRelease, 'showOrderId' | 'addressId'>) =>
  `${showOrderId} ${addressId}`

/**
 * The marks of confirmed orders with pieces remaining and in stock, the oldest first. A mark waits while the user who set it may not
 * order: blocked, without the right, or of a company that is no longer approved.
 */
async function waitingMarks(tx: Db, editions: readonly Edition[]) {
  const found = await tx
    .select({ mark: releaseMarks, position: showPositions, order: showOrders })
    .from(releaseMarks)
    .innerJoin(showOrders, eq(showOrders.id, releaseMarks.showOrderId))
    .innerJoin(
      showPositions,
      and(eq(showPositions.showOrderId, releaseMarks.showOrderId), eq(showPositions.flavourId, releaseMarks.flavourId)),
    )
    .where(
      and(
        inArray(
          showOrders.editionId,
          editions.map(({ id }) => id),
        ),
        isNotNull(showOrders.confirmedAt),
        isNull(showOrders.expiredAt),
        sql`${showPositions.quantity} > ${showPositions.releasedQuantity}`,
        isInStock(releaseMarks.flavourId),
      ),
    )
    .orderBy(asc(releaseMarks.markedAt), asc(releaseMarks.showOrderId), asc(releaseMarks.flavourId))
  const buyers = await usersWho(tx, 'order', [...new Set(found.map(({ mark }) => mark.markedBy))])
  return found
    .filter(({ mark }) => buyers.has(mark.markedBy))
    .map(({ mark, position, order }) => ({
      ...mark,
      addressId: mark.shippingAddressId,
      remaining: piecesRemaining(position),
      customerId: order.customerId,
      edition: editions.find(({ id }) => id === order.editionId)!,
    }))
}
