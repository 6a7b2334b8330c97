import * as contract from '@fairfloor/domain/back-office/list-views-contract'
import * as shapes from '@fairfloor/domain/back-office/list-views-shapes'
import { refuse } from '@fairfloor/domain/back-office/refusals'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { listViews } from './tables.ts'

/** Of one list, for one reader. */
const MOST = 30

/** Views of the lists of the back office: everybody has their own. */
export function serveListViews(platform: Platform): void {
  const { db } = platform

  serve(platform, contract.getListViews, shapes.getListViews, ({ query, viewer }) =>
    viewsOf(db, viewer.userId, query.list),
  )

  serve(platform, contract.saveListView, shapes.saveListView, ({ body, viewer: { userId }, transaction }) =>
    transaction(async tx => {
      const { list, name, query } = body
      const others = and(eq(listViews.userId, userId), eq(listViews.list, list), ne(listViews.name, name))
      if ((await tx.$count(listViews, others)) >= MOST) throw refuse('too_many_views', { most: MOST })
      await tx
        .insert(listViews)
        .values({ userId, list, name, query })
        .onConflictDoUpdate({ target: [listViews.userId, listViews.list, listViews.name], set: { query } })
      return viewsOf(tx, userId, list)
    }),
  )

  serve(platform, contract.deleteListView, shapes.deleteListView, ({ params, viewer: { userId }, transaction }) =>
    transaction(async tx => {
      const own = and(eq(listViews.id, params.id), eq(listViews.userId, userId))
      const [gone] = await tx.delete(listViews).where(own).returning({ list: listViews.list })
      if (!gone) throw refuse('not_found')
      return viewsOf(tx, userId, gone.list)
    }),
  )
}

const viewsOf = (db: Db, userId: number, list: string) =>
  db
    .select({ id: listViews.id, name: listViews.name, query: listViews.query })
    .from(listViews)
    .where(and(eq(listViews.userId, userId), eq(listViews.list, list)))
    .orderBy(asc(listViews.name))
