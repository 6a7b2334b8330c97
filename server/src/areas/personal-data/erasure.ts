import type { Answer } from '@fairfloor/domain/endpoint'
import { paces } from '@fairfloor/domain/paces'
import * as contract from '@fairfloor/domain/personal-data/contract'
import { erasureStateOf } from '@fairfloor/domain/personal-data/erasure'
import { refuse } from '@fairfloor/domain/personal-data/refusals'
import * as shapes from '@fairfloor/domain/personal-data/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { paceOf } from '../../platform/pace.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { accountOf, guardHindrance, hindranceOf, lockUser, type ProveOwner } from '../people/index.ts'
import { type MailDeps, mailAsked } from './erasure-mails.ts'
import { erasureRequests } from './tables.ts'

type View = Answer<typeof contract.getErasure>

/** A user asks for the own account to be erased, or takes that back. */
export function serveErasure(platform: Platform, deps: MailDeps & { proveOwner: ProveOwner }): void {
  const { db } = platform

  serve(platform, contract.getErasure, shapes.getErasure, ({ viewer }) => viewOf(db, viewer))

  serve(platform, contract.askForErasure, shapes.askForErasure, async call => {
    const { body, viewer, now, transaction } = call
    await deps.proveOwner(call, viewer, body)
    return transaction(async tx => {
      const { userId } = viewer
      await lockUser(tx, userId)
      await guardHindrance(tx, viewer)
      const own = { at: erasureRequests.askedAt, of: eq(erasureRequests.userId, userId) }
      if ((await paceOf(tx, paces.erasures, now, own)) > 0) throw refuse('too_many_erasures')
      const values = { userId, askedAt: now, note: body.note.trim(), account: accountOf(viewer.email) }
      const made = await tx.insert(erasureRequests).values(values).onConflictDoNothing().returning()
      if (made.length === 0) throw refuse('erasure_asked')
      await mailAsked(tx, deps, userId)
      return viewOf(tx, viewer)
    })
  })

  serve(platform, contract.withdrawErasure, shapes.withdrawErasure, ({ viewer, now, transaction }) =>
    transaction(async tx => {
      const isOwn = and(eq(erasureRequests.userId, viewer.userId), isOpen)
      const withdrawn = await tx
        .update(erasureRequests)
        .set({ withdrawnAt: now, account: null })
        .where(isOwn)
        .returning()
      if (withdrawn.length === 0) throw refuse('no_erasure_asked')
      return viewOf(tx, viewer)
    }),
  )
}

/** Requests that nobody has decided or withdrawn. */
export const isOpen = and(
  isNull(erasureRequests.withdrawnAt),
  isNull(erasureRequests.doneAt),
  isNull(erasureRequests.refusedAt),
)

async function viewOf(db: Db, viewer: Viewer): Promise<View> {
  const [newest] = await db
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.userId, viewer.userId), isNull(erasureRequests.withdrawnAt)))
    .orderBy(desc(erasureRequests.id))
    .limit(1)
  return {
    request: newest
      ? {
          asked_at: newest.askedAt.toISOString(),
          state: erasureStateOf(newest) === 'refused' ? 'refused' : 'open',
          decided_at: newest.refusedAt?.toISOString() ?? null,
          reason: newest.reason,
        }
      : null,
    hindrance: await hindranceOf(db, viewer),
  }
}
