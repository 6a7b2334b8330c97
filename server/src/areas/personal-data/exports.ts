import type { Answer } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/personal-data/contract'
import { availableUntil, exportStateOf } from '@fairfloor/domain/personal-data/export'
import { noExportBecause } from '@fairfloor/domain/personal-data/next-export'
import { refuse } from '@fairfloor/domain/personal-data/refusals'
import * as shapes from '@fairfloor/domain/personal-data/shapes'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { lockUser, type ProveOwner } from '../people/index.ts'
import { askFor } from './make-export.ts'
import { dataExports } from './tables.ts'

type View = Answer<typeof contract.getExports>

/** The own data as a file. */
export function serveExports(platform: Platform, { proveOwner }: { proveOwner: ProveOwner }): void {
  const { db, files } = platform

  serve(platform, contract.getExports, shapes.getExports, ({ viewer, now }) => viewOf(db, viewer, now))

  serve(platform, contract.askForExport, shapes.askForExport, async call => {
    const { viewer, now, transaction } = call
    await proveOwner(call, viewer, call.body)
    return transaction(async tx => {
      await lockUser(tx, viewer.userId)
      const why = noExportBecause(await exportsOf(tx, viewer.userId), now)
      if (why) throw refuse(why)
      const values = { userId: viewer.userId, askedAt: now }
      const [made] = await tx.insert(dataExports).values(values).returning({ id: dataExports.id })
      await askFor(tx, made!.id)
      return viewOf(tx, viewer, now)
    })
  })

  serve(platform, contract.downloadExport, shapes.downloadExport, async ({ params, viewer, now, reply }) => {
    const isOwn = and(eq(dataExports.id, params.id), eq(dataExports.userId, viewer.userId))
    const [found] = await db.select().from(dataExports).where(isOwn)
    if (!found?.file || exportStateOf(found, now) !== 'ready' || !mayRead(viewer, found)) throw refuse('not_found')
    const stored = await files.stream(found.file)
    if (!stored) throw refuse('not_found')
    reply
      .type('application/zip')
      .header('content-length', stored.size)
      .header('content-disposition', `attachment; filename="data-${found.askedAt.toISOString().slice(0, 10)}.zip"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(stored.body)
    return undefined
  })
}

type Export = typeof dataExports.$inferSelect

const exportsOf = (db: Db, userId: number): Promise<Export[]> =>
  db.select().from(dataExports).where(eq(dataExports.userId, userId)).orderBy(desc(dataExports.id))

/** What a file holds of the company is for those who still have the rights. */
const mayRead = (viewer: Viewer, { rights }: Export): boolean =>
  rights.every(right => viewer.customerId !== null && hasRight(viewer, right))

async function viewOf(db: Db, viewer: Viewer, now: Date): Promise<View> {
  const found = await exportsOf(db, viewer.userId)
  return {
    exports: found
      .filter(one => mayRead(viewer, one))
      .flatMap(one => {
        const state = exportStateOf(one, now)
        if (state === undefined) return []
        const { id, askedAt, readyAt, bytes } = one
        const until = readyAt && availableUntil(readyAt)
        return [{ id, asked_at: askedAt.toISOString(), state, bytes, until: until?.toISOString() ?? null }]
      }),
    with_company: viewer.customerId !== null && hasRight(viewer, 'manage'),
  }
}
