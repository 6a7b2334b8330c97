import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import type { Random } from '../../platform/testing/random.ts'
import type { TestShow } from '../show-orders/test-show.ts'
import { askForLot, BASKET, DESK, lotNow, ORDERS, outletOrder, putIn } from './test-outlet.ts'

/** Done, or refused where somebody else was first. */
const DONE_OR_LATE = [200, 409]

type Happened = {
  /** Pieces of the flavour that have left the free stock, or come back to it. */
  readonly own: (flavourId: number, by: number) => void
}

/** The outlet's part of random days: what is done there, and what its lots should have. */
export function outletDays(show: TestShow, operator: Browser, random: Random, { own }: Happened) {
  /** What has come and gone of each lot, apart from orders. */
  const owned = new Map<number, { flavourId: number; pieces: number }>()
  const done = new Map<string, number>()
  const { db } = show.app.platform
  const note = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)
  const gone = (lotId: number, pieces: number) => {
    owned.get(lotId)!.pieces -= pieces
  }
  const withdrawn = new Set<number>()
  const inOutlet = () => [...owned.keys()].filter(id => !withdrawn.has(id))
  const anyLot = () => random.of(inOutlet())

  return {
    done,
    /** Out of what is free, as long as so much is. */
    async make(key: string) {
      const quantity = 1 + random.below(6)
      const made = await askForLot(show, operator, key, { from: 'stock', quantity })
      expect(DONE_OR_LATE).toContain(made.statusCode)
      if (made.statusCode !== 200) return
      const { lot_id, flavour_id: flavourId } = made.json()
      owned.set(lot_id, { flavourId, pieces: quantity })
      own(flavourId, -quantity)
      note('made')
    },
    /** The whole basket or nothing: a lot may have gone meanwhile. */
    async order(buyer: Browser) {
      const { lots } = (await buyer.get('/api/onlineshop/outlet')).json()
      const some: { id: number; left: number }[] = random.some(lots, Math.min(2, lots.length))
      if (some.length === 0) return
      await putIn(buyer, Object.fromEntries(some.map(({ id, left }) => [id, 1 + random.below(left)])))
      const placed = await buyer.post(ORDERS, await outletOrder(buyer))
      expect(DONE_OR_LATE).toContain(placed.statusCode)
      if (placed.statusCode === 200) note('ordered')
      else await buyer.call({ method: 'DELETE', url: BASKET })
    },
    /** The version names the pieces that the operator has seen: what they were before is certain. */
    async count() {
      const { lot_id, version, quantity: before } = await lotNow(operator, anyLot())
      const quantity = Math.max(0, before + random.below(5) - 2)
      const body = { version, quantity, note: 'Counted' }
      const counted = await operator.post(`${DESK}/${lot_id}/corrections`, body)
      expect(DONE_OR_LATE).toContain(counted.statusCode)
      if (counted.statusCode !== 200) return
      gone(lot_id, before - quantity)
      note('counted')
    },
    async withdraw(to: 'stock' | 'nowhere') {
      const { lot_id, version, quantity } = await lotNow(operator, anyLot())
      const answer = await operator.post(`${DESK}/${lot_id}/withdraw`, { version, to, note: 'Enough' })
      expect(DONE_OR_LATE).toContain(answer.statusCode)
      if (answer.statusCode !== 200) return
      withdrawn.add(lot_id)
      gone(lot_id, quantity)
      if (to === 'stock') own(owned.get(lot_id)!.flavourId, quantity)
      note(`withdrawn to ${to}`)
    },
    shipped(lotId: number, quantity: number) {
      gone(lotId, quantity)
      note('shipped')
    },
    hasLots: () => inOutlet().length > 0,
    /** Every piece is in its lot or set aside for an order of it, and each lot is what it began with and its movements. */
    async expectAllThere(setAsideOf: (lotId: number) => number) {
      const lots = await rows<{ id: number; quantity: number; moved: number }>(
        db,
        sql`
          select l.id, l.quantity, (l.first_quantity + coalesce(
            (select sum(change) from outlet_movements where lot_id = l.id), 0))::int as moved
          from outlet_lots l`,
      )
      expect(lots.map(({ id }) => id).toSorted()).toEqual([...owned.keys()].toSorted())
      for (const { id, quantity, moved } of lots) {
        expect(quantity, `movements of lot ${id}`).toBe(moved)
        expect(quantity + setAsideOf(id), `pieces of lot ${id}`).toBe(owned.get(id)!.pieces)
      }
    },
  }
}
