import { dayIn } from '@fairfloor/domain/day'
import type { WeekPage } from '@fairfloor/domain/newcomer-week/visits'
import { countWeekVisit } from '@fairfloor/domain/newcomer-week/visits-contract'
import * as shapes from '@fairfloor/domain/newcomer-week/visits-shapes'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { LiveShop } from '../seller/index.ts'
import { newcomerWeekVisits } from './tables.ts'
import type { Weeks } from './weeks.ts'

/** How long a page that somebody opens again is not counted again. */
const AGAIN_MS = 60_000
const MOST_PEOPLE = 20_000

/** Counts visits to the current event's pages: a person once per page and minute, and the operator not at all. */
export function serveVisits(platform: Platform, { weeks, shop }: { weeks: Weeks; shop: LiveShop }): void {
  // Who it was stays in memory.
  const lately = new LRUCache<string, number>({ max: MOST_PEOPLE })

  serve(
    platform,
    countWeekVisit,
    shapes.countWeekVisit,
    async ({ body: { page }, viewer, now, request, statement }) => {
      const week = weeks.current(now)
      const person = `${viewer?.userId ?? request.ip} ${page}`
      const before = lately.get(person) ?? Number.NEGATIVE_INFINITY
      if (!week || viewer?.isOperator || Math.abs(now.getTime() - before) < AGAIN_MS) return { success: true } as const
      lately.set(person, now.getTime())
      const day = dayIn(now, shop.current().timeZone)
      await statement(db => countVisit(db, { weekId: week.id, day, page, byCustomer: viewer !== null }))
      return { success: true } as const
    },
  )
}

type Visit = { readonly weekId: number; readonly day: string; readonly page: WeekPage; readonly byCustomer: boolean }

const countVisit = (db: Db, visit: Visit) =>
  db
    .insert(newcomerWeekVisits)
    .values({ ...visit, visits: 1 })
    .onConflictDoUpdate({
      target: [
        newcomerWeekVisits.weekId,
        newcomerWeekVisits.day,
        newcomerWeekVisits.page,
        newcomerWeekVisits.byCustomer,
      ],
      set: { visits: sql`${newcomerWeekVisits.visits} + 1` },
    })
