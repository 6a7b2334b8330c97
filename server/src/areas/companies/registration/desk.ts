import * as contract from '@fairfloor/domain/companies/registration/desk-contract'
import * as shapes from '@fairfloor/domain/companies/registration/desk-shapes'
import { fullName } from '@fairfloor/domain/companies/registration/registration'
import type { RegistrationState } from '@fairfloor/domain/companies/registration/states'
import { and, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { down, type Part, partOfTable, up } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { writeAudit } from '../../back-office/index.ts'
import { registrations } from '../registration-tables.ts'
import { approveRegistration } from './approve-registration.ts'
import { refuseRegistration } from './decide.ts'
import type { Deps } from './letters.ts'
import { isUndecided } from './queries.ts'
import { rowOf, viewOf } from './view.ts'

/** The operator decides who becomes a customer. */
export function serveRegistrationDesk(platform: Platform, deps: Deps): void {
  const { db } = platform

  const list = async ({ query: { search, state } }: ListCall<typeof contract.getRegistrations>, part: Part) => {
    const where = and(state && IN_STATE[state], search === '' ? undefined : mentions(search))
    const { rows, listed } = await partOfTable(db, registrations, { where, order: WAITING_FIRST, part })
    return { ...listed, registrations: rows.map(rowOf) }
  }

  serveList(platform, contract.getRegistrations, shapes.getRegistrations, list, {
    name: 'registrations',
    rows: one => one.registrations,
    columns: [
      ['company', ({ company }) => company],
      ['kind', ({ business }) => business, 'word'],
      ['country', ({ country }) => country],
      ['person', ({ name }) => name],
      ['written', ({ registered_at }) => registered_at, 'instant'],
      ['state', ({ state }) => state, 'word'],
    ],
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

const WAITING_FIRST = [
  up(sql`case when ${IN_STATE.waiting} then 0 when ${IN_STATE.unconfirmed} then 1 else 2 end`),
  up(sql`coalesce(${registrations.confirmedAt}, 'infinity')`, 'timestamptz'),
  down(registrations.id),
]

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
