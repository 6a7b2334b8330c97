import { refuse as refuseStaff } from '@fairfloor/domain/people/access/refusals'
import * as contract from '@fairfloor/domain/personal-data/desk-contract'
import * as shapes from '@fairfloor/domain/personal-data/desk-shapes'
import { type ErasureState, erasureStateOf } from '@fairfloor/domain/personal-data/erasure'
import { refuse } from '@fairfloor/domain/personal-data/refusals'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { down, type Part, partOfTable, up } from '../../platform/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import { findUser, guardHindrance, hindranceOf, lockAccount, peopleById, peopleLike } from '../people/index.ts'
import { type EraseDeps, erase } from './erase.ts'
import { isOpen } from './erasure.ts'
import { mailRefused } from './erasure-mails.ts'
import { erasureRequests } from './tables.ts'

type Stored = typeof erasureRequests.$inferSelect

const LONGEST_WAITING = [
  up(sql`case when ${isOpen} then ${erasureRequests.id} else 2147483647 end`),
  down(erasureRequests.id),
]

const IN_STATE: Record<ErasureState, SQL | undefined> = {
  open: isOpen,
  erased: isNotNull(erasureRequests.doneAt),
  refused: isNotNull(erasureRequests.refusedAt),
  withdrawn: isNotNull(erasureRequests.withdrawnAt),
}

/** Operators decide about users who ask for their account to be erased. */
export function serveErasureDesk(platform: Platform, deps: EraseDeps): void {
  const { db } = platform

  const list = async ({ query: { search, state }, viewer }: ListCall<typeof contract.getErasures>, part: Part) => {
    const found = search === '' ? undefined : inArray(erasureRequests.userId, await peopleLike(db, search))
    const where = and(state && IN_STATE[state], found)
    const { rows, listed } = await partOfTable(db, erasureRequests, { where, order: LONGEST_WAITING, part })
    const requests = await Promise.all(rows.map(row => viewOf(db, row, viewer.userId)))
    return { ...listed, requests }
  }

  serveList(platform, contract.getErasures, shapes.getErasures, list, {
    name: 'erasures',
    rows: ({ requests }) => requests,
    columns: [
      ['name', ({ name }) => name],
      ['email', ({ email }) => email],
      ['company', ({ company }) => company],
      ['note', ({ note, reason }) => reason ?? note],
      ['written', ({ asked_at }) => asked_at, 'instant'],
      ['state', ({ state }) => state, 'word'],
      ['person', ({ decided_by }) => decided_by],
    ],
  })

  serve(platform, contract.approveErasure, shapes.approveErasure, ({ params: { id }, viewer, now, transaction }) =>
    transaction(async tx => {
      const { userId } = await findOpen(tx, id)
      if (userId === viewer.userId) throw refuseStaff('not_oneself')
      const user = await lockAccount(tx, userId, viewer.userId)
      const request = await lockOpen(tx, id)
      await guardHindrance(tx, { ...user, userId })
      await erase(tx, platform, deps, { ...user, asked: request.account }, now)
      const done = { doneAt: now, doneBy: viewer.userId, account: null }
      const [after] = await tx.update(erasureRequests).set(done).where(eq(erasureRequests.id, request.id)).returning()
      const erased = await findUser(tx, userId)
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'erase user', subject: erased!.email })
      return viewOf(tx, after!, viewer.userId)
    }),
  )

  serve(platform, contract.refuseErasure, shapes.refuseErasure, ({ params: { id }, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const reason = body.reason.trim()
      const { userId } = await lockOpen(tx, id)
      if (reason === '') throw refuse('erasure_reason_missing').at('reason')
      const refused = { refusedAt: now, refusedBy: viewer.userId, reason, account: null }
      const [after] = await tx.update(erasureRequests).set(refused).where(eq(erasureRequests.id, id)).returning()
      await mailRefused(tx, deps, userId, reason)
      const user = await findUser(tx, userId)
      const entry = { action: 'refuse erasure', subject: user!.email, details: { reason } }
      await writeAudit(tx, { at: now, userId: viewer.userId, ...entry })
      return viewOf(tx, after!, viewer.userId)
    }),
  )
}

/** @throws Refusal not_found, no_erasure_asked */
async function findOpen(tx: Db, id: number): Promise<Stored> {
  const [found] = await tx.select().from(erasureRequests).where(eq(erasureRequests.id, id))
  if (!found) throw refuse('not_found')
  if (erasureStateOf(found) !== 'open') throw refuse('no_erasure_asked')
  return found
}

/** The same, and nobody else decides or withdraws it until the transaction ends. */
async function lockOpen(tx: Db, id: number): Promise<Stored> {
  await tx.select({ id: erasureRequests.id }).from(erasureRequests).where(eq(erasureRequests.id, id)).for('update')
  return findOpen(tx, id)
}

async function viewOf(db: Db, request: Stored, by: number) {
  const { userId, doneBy, refusedBy, doneAt, refusedAt, withdrawnAt } = request
  const user = (await findUser(db, userId))!
  const state = erasureStateOf(request)
  const decided = await peopleById(
    db,
    [doneBy ?? refusedBy].flatMap(id => id ?? []),
  )
  return {
    id: request.id,
    state,
    asked_at: request.askedAt.toISOString(),
    name: user.name,
    email: user.email,
    company: user.company,
    note: request.note,
    decided_at: (doneAt ?? refusedAt ?? withdrawnAt)?.toISOString() ?? null,
    decided_by: decided.get(doneBy ?? refusedBy ?? 0)?.name ?? null,
    reason: request.reason,
    hindrance:
      state !== 'open' ? null : userId === by ? ('oneself' as const) : await hindranceOf(db, { ...user, userId }),
  }
}
