import * as contract from '@fairfloor/domain/people/access/desk-contract'
import * as shapes from '@fairfloor/domain/people/access/desk-shapes'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Part } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Call, serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { blockUser, unblockUser } from '../block-user.ts'
import { askForPassword } from '../passwords/one-time-password.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { type Brands, brandsOf, personRow, personView, roleEdited, staffInvitations } from './people-view.ts'
import { type FoundPerson, findPeople, findPerson, lockOperators, setStaff } from './staff.ts'
import { guardRole, roleFacts } from './staff-role.ts'

type Deps = { readonly shop: LiveShop; readonly brands: Brands }

/** Staff and users of all companies, and what an operator does to an account. */
export function servePeopleDesk(platform: Platform, { shop, brands }: Deps): void {
  const { db, bus } = platform

  const list = async ({ query, now }: ListCall<typeof contract.getPeople>, part: Part) => {
    const { rows, listed } = await findPeople(db, query, part)
    return {
      ...listed,
      time_zone: shop.current().timeZone,
      people: rows.map(row => personRow(row, brands)),
      invitations: await staffInvitations(db, { brands, now }),
      brands: brandsOf(brands),
    }
  }

  serveList(platform, contract.getPeople, shapes.getPeople, list, {
    name: 'people',
    rows: ({ people }) => people,
    columns: [
      ['name', ({ name }) => name],
      ['email', ({ email }) => email],
      ['role', ({ role }) => role, 'word'],
      ['company', ({ company, brand }) => company ?? brand],
      ['lastLogin', ({ last_login_at }) => last_login_at, 'instant'],
      ['blocked', ({ blocked_at }) => blocked_at, 'instant'],
    ],
  })

  serve(platform, contract.getPerson, shapes.getPerson, ({ params, viewer, now }) =>
    personView(db, params.id, viewer.userId, { brands, now }),
  )

  serve(platform, contract.changeRole, shapes.changeRole, call =>
    act(call, 'change role', async (tx, { user }, operators) => {
      const { body } = call
      if (user.customerId !== null) throw refuse('not_staff')
      guardVersion(body.version, roleEdited(user))
      guardRole(brands, body)
      const facts = roleFacts(body)
      if (user.isOperator && !facts.isOperator) {
        guardOthers(call.viewer.userId, user.id, operators)
      }
      await setStaff(tx, bus, user.id, facts)
      return differences(roleEdited(user), facts)
    }),
  )

  serve(platform, contract.blockPerson, shapes.blockPerson, call =>
    act(call, 'block user', async (tx, { user }, operators) => {
      guardOthers(call.viewer.userId, user.id, operators)
      await blockUser(tx, bus, user.id, call.now)
      return {}
    }),
  )

  serve(platform, contract.unblockPerson, shapes.unblockPerson, call =>
    act(call, 'let user in again', async (tx, { user }) => {
      await unblockUser(tx, user.id)
      return {}
    }),
  )

  serve(platform, contract.endSessions, shapes.endSessions, call =>
    act(call, 'end sessions', async (tx, { user, sessions }) => {
      if (user.id === call.viewer.userId) throw refuse('not_oneself')
      await endSessionsOf(tx, bus, user.id)
      return { sessions }
    }),
  )

  serve(platform, contract.mailPassword, shapes.mailPassword, call =>
    act(call, 'mail one-time password', async (tx, { user }) => {
      if (user.blockedAt) throw refuse('is_blocked')
      await askForPassword(tx, user.email)
      return {}
    }),
  )

  type Acting = Pick<Call<typeof contract.blockPerson>, 'viewer' | 'now' | 'transaction' | 'params'>
  type Found = FoundPerson & { sessions: number }

  /** Does something to an account while no other operator does, notes it in the audit log, and answers the person as they are then. */
  const act = (
    { params, viewer, now, transaction }: Acting,
    action: string,
    work: (tx: Db, found: Found, operators: readonly number[]) => Promise<Record<string, unknown>>,
  ) =>
    transaction(async tx => {
      const operators = await lockOperators(tx, viewer.userId)
      const found = await findPerson(tx, params.id, now)
      if (!found) throw refuse('not_found')
      const details = await work(tx, found, operators)
      await writeAudit(tx, { at: now, userId: viewer.userId, action, subject: found.user.email, details })
      return personView(tx, params.id, viewer.userId, { brands, now })
    })
}

/** @throws Refusal not_oneself, last_operator */
function guardOthers(by: number, userId: number, operators: readonly number[]): void {
  if (by === userId) throw refuse('not_oneself')
  if (operators.every(id => id === userId)) throw refuse('last_operator')
}
