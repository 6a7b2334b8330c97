import { pgView } from 'drizzle-orm/pg-core'
import { exhibitors } from './tables.ts'

/** What statements of other areas read of these tables, as `areas.ts` lists it. */
export const exhibitorEditions = pgView('exhibitor_editions').as(db =>
  db.select({ id: exhibitors.id, editionId: exhibitors.editionId }).from(exhibitors),
)
