import * as contract from '@fairfloor/domain/companies/registration/desk-contract'
import * as shapes from '@fairfloor/domain/companies/registration/desk-shapes'
import { fullName } from '@fairfloor/domain/companies/registration/registration'
import type { RegistrationState } from '@fairfloor/domain/companies/registration/states'
import { and, count, desc, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { pagesOf, rowsOf, writeAudit } from '../../back-office/index.ts'
import { registrations } from '../registration-tables.ts'
import { approveRegistration } from './approve-registration.ts'
import { refuseRegistration } from './decide.ts'
import type { Deps } from './letters.ts'
import { isUndecided } from './queries.ts'
import { rowOf, viewOf } from './view.ts'

/** The operator decides who becomes a customer. */
export function serveRegistrationDesk(platform: Platform, deps: Deps): void {
  const { db } = platform

  serve(platform, contract.getRegistrations, shapes.getRegistrations, async ({ query: { page, search, state } }) => {
    const where = and(state && IN_STATE[state], search === '' ? undefined : mentions(search))
    const { limit, offset } = rowsOf(page)
    const found = await db
      .select()
      .from(registrations)
      .where(where)
      .orderBy(WAITING_FIRST, sql`${registrations.confirmedAt} asc nulls last`, desc(registrations.id))
      .limit(limit)
      .offset(offset)
    const [counted] = await db.select({ total: count() }).from(registrations).where(where)
    return { ...pagesOf(page, counted?.total ?? 0), registrations: found.map(rowOf) }
  })

  serve(platform, contract.getRegistration, shapes.getRegistration, ({ params }) => viewOf(db, params.id))

  serve(
    platform,
    contract.approveRegistration,
    shapes.approveRegistration,
    ({ params: { id }, body: terms, viewer, now, transaction }) =>
      transaction(async tx => {
        const approved = await approveRegistration(tx, deps, { id, terms, by: viewer.userId, now })
        const entry = { action: 'approve registration', subject: fullName(approved), details: terms }
        await writeAudit(tx, { at: now, userId: viewer.userId, ...entry })
        return viewOf(tx, id)
      }),
  )

  serve(
    platform,
    contract.refuseRegistration,
    shapes.refuseRegistration,
    ({ params: { id }, body: { reason }, viewer, now, transaction }) =>
      transaction(async tx => {
        const refused = await refuseRegistration(tx, deps, { id, reason, by: viewer.userId, now })
        const entry = { action: 'refuse registration', subject: fullName(refused), details: { reason } }
        await writeAudit(tx, { at: now, userId: viewer.userId, ...entry })
        return viewOf(tx, id)
      }),
  )
}

const IN_STATE: Readonly<Record<RegistrationState, SQL | undefined>> = {
  waiting: and(isNotNull(registrations.confirmedAt), isUndecided),
  unconfirmed: and(isNull(registrations.confirmedAt), isUndecided),
  approved: isNotNull(registrations.approvedAt),
  refused: isNotNull(registrations.refusedAt),
}

const WAITING_FIRST = sql`case when ${IN_STATE.waiting} then 0 when ${IN_STATE.unconfirmed} then 1 else 2 end`

const mentions = (search: string) => {
  const like = containing(search)
  const { company, firstName, lastName, email, vatId, chamberNumber } = registrations
  return or(
    ilike(company, like),
    ilike(sql`${firstName} || ' ' || ${lastName}`, like),
    ilike(email, like),
    ilike(vatId, like),
    ilike(chamberNumber, like),
  )
}
