import { isNull } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { pickLists } from './tables.ts'

/** What statements of other areas read of these tables, as `areas.ts` lists it: at most one of an order. */
export const openPickLists = pgView('open_pick_lists').as(db =>
  db.select({ id: pickLists.id, orderId: pickLists.orderId }).from(pickLists).where(isNull(pickLists.closedAt)),
)
