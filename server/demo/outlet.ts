import type { Range } from '@fairfloor/brands/range/types'
import { dayIn, daysAfter } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import type { Snapshot } from '../src/areas/catalogue/index.ts'
import { makeLot } from '../src/areas/outlet/index.ts'
import { addLots } from '../src/areas/shipping/index.ts'
import type { Db } from '../src/platform/database.ts'
import { demoHouse } from './orders.ts'

type Options = {
  readonly range: Range
  /** By the flavours' ERP ids. */
  readonly flavourIds: ReadonlyMap<string, number>
  readonly snapshot: Snapshot
  readonly userId: number
  readonly now: Date
}

const LOTS = 22
const SHORT_DATED = 3
/** Most lots are short-dated, every fourth has another reason. */
const EVERY_OTHER = 4

/** Fills the outlet from all over the range, and puts a few lots onto the shelves that are close to their date. */
export async function demoOutlet(tx: Db, { range, flavourIds, snapshot, userId, now }: Options): Promise<void> {
  const today = dayIn(now, demoHouse.settings.timeZone)
  const offered = range.flavours.flatMap(({ erpId, outlet, discontinuedDaysAgo }) =>
    outlet && discontinuedDaysAgo === null ? [{ flavourId: flavourIds.get(erpId)!, ...outlet }] : [],
  )
  const step = Math.max(1, Math.floor(offered.length / (LOTS + SHORT_DATED)))
  const chosen = offered.filter((_, i) => i % step === 0).slice(0, LOTS + SHORT_DATED)
  for (const [i, { flavourId, bestBeforeInDays, quantity, price }] of chosen.slice(0, LOTS).entries()) {
    const reason = outletReasons[i % EVERY_OTHER === 1 ? 1 + (i % (outletReasons.length - 1)) : 0]!
    const body = {
      ...{ flavour_id: flavourId, from: 'extra' as const, lot: `L26${100 + i}`, quantity, reason },
      best_before: daysAfter(today, bestBeforeInDays),
      price: euros(cents(price)),
    }
    await makeLot(tx, { body, snapshot, userId, today, now })
  }
  await addLots(
    tx,
    chosen.slice(LOTS).map(({ flavourId, bestBeforeInDays, quantity }, i) => ({
      ...{ flavourId, lot: `L26${200 + i}`, quantity },
      bestBefore: daysAfter(today, bestBeforeInDays),
    })),
  )
}
