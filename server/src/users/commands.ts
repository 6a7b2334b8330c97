import { Refusal } from '@fairfloor/domain/refusal'
import { isRight } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { writeAudit } from '../areas/back-office/index.ts'
import {
  accountOf,
  allUsers,
  blockUser,
  changeRights,
  findAccount,
  giveOneTimePassword,
  resetSecondFactor,
  saveUser,
  unblockUser,
} from '../areas/people/index.ts'
import { CannotDo, type Tools } from '../command.ts'
import { type Db, rows } from '../platform/database.ts'
import { transaction } from '../platform/transaction.ts'

/** Roles for staff; customers' users are created with their customer. */
export type StaffRole = { operator: boolean; agent: boolean; brand: string | undefined; organiser: boolean }

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** One line per user, as printed. */
export async function listUsers({ db }: Tools, text: string | undefined): Promise<string[]> {
  const found = await allUsers(db, text)
  return found.map(({ user, company, number }) =>
    [
      user.email.padEnd(36),
      user.name.padEnd(24),
      whatIs(user, company, number),
      ...(user.blockedAt ? [`blocked since ${user.blockedAt.toISOString().slice(0, 10)}`] : []),
    ].join('  '),
  )
}

function whatIs(
  user: Omit<Account, 'approvedAt' | 'customerBlockedAt' | 'company'>,
  company: string | null,
  number: string | null,
): string {
  if (company !== null) return `customer ${number ?? ''} ${company}`
  const roles = [
    ...(user.isOperator ? ['operator'] : []),
    ...(user.isAgent ? ['agent'] : []),
    ...(user.isOrganiser ? ['organiser'] : []),
    ...(user.brandErpId && !user.isOrganiser ? [`exhibitor of brand ${user.brandErpId}`] : []),
  ]
  return roles.join(', ') || 'no role'
}

/**
 * Creates a staff or exhibitor user.
 * @returns the one-time password
 * @throws CannotDo for a known address and an unknown brand
 */
export async function addStaff(tools: Tools, typed: string, name: string, role: StaffRole): Promise<string> {
  const { db, now } = tools
  const email = accountOf(typed)
  if (!z.email().safeParse(email).success) throw new CannotDo(`${typed} is no e-mail address.`)
  return transaction(db, async tx => {
    const brandErpId = role.brand === undefined ? null : await brandNumber(tx, role.brand)
    if (await findAccount(tx, email)) throw new CannotDo(`${email} is a user already.`)
    const userId = await saveUser(tx, {
      email,
      name,
      brandErpId,
      isOperator: role.operator,
      isAgent: role.agent,
      isOrganiser: role.organiser,
    })
    await audit(tx, tools, 'add user', email)
    return passwordOf(tx, { id: userId, email }, now)
  })
}

/** Blocks a user and ends their sessions on every server. @throws CannotDo for an unknown or blocked one */
export const block = (tools: Tools, email: string): Promise<void> =>
  transaction(tools.db, async tx => {
    const user = await known(tx, email)
    if (!(await blockUser(tx, tools.bus, user.id, tools.now))) throw new CannotDo(`${user.email} is blocked already.`)
    await audit(tx, tools, 'block user', user.email)
  })

/** Unblocks a user. @throws CannotDo if the user does not exist, was removed or is not blocked */
export const unblock = (tools: Tools, email: string): Promise<void> =>
  transaction(tools.db, async tx => {
    const user = await known(tx, email)
    if (user.removedAt) throw new CannotDo(`${user.email} was removed for good.`)
    if (!(await unblockUser(tx, user.id))) throw new CannotDo(`${user.email} is not blocked.`)
    await audit(tx, tools, 'unblock user', user.email)
  })

/** Takes the second factor away from somebody who has lost it: the next login asks for the password alone. */
export const resetFactor = (tools: Tools, email: string): Promise<void> =>
  transaction(tools.db, async tx => {
    const user = await known(tx, email)
    if (!(await resetSecondFactor(tx, tools.bus, user.id))) throw new CannotDo(`${user.email} has no second factor.`)
    await audit(tx, tools, 'reset second factor', user.email)
  })

/**
 * Sets the rights of a customer's user: rights separated by commas, or 'none'.
 * @throws CannotDo for an unknown user or right, for staff, and if no user of the customer would be left with `manage`
 */
export async function setRights(tools: Tools, email: string, text: string): Promise<void> {
  const rights = text === 'none' ? [] : text.split(',').map(one => one.trim())
  if (!rights.every(isRight)) throw new CannotDo(`${text}: rights are order, prices, invoices and manage, or none.`)
  await transaction(tools.db, async tx => {
    const user = await known(tx, email)
    if (user.customerId === null) throw new CannotDo(`${user.email} is no user of a customer.`)
    await changeRights(tx, tools.bus, { customerId: user.customerId, userId: user.id, rights }).catch(error => {
      throw error instanceof Refusal ? new CannotDo(error.message) : error
    })
    await audit(tx, tools, `change rights to ${rights.join(', ') || 'none'}`, user.email)
  })
}

/** A new one-time password for a user. @throws CannotDo for an unknown or blocked one */
export const newPassword = (tools: Tools, email: string): Promise<string> =>
  transaction(tools.db, async tx => {
    const user = await known(tx, email)
    await audit(tx, tools, 'new one-time password', user.email)
    return passwordOf(tx, user, tools.now)
  })

/** The ERP number of a brand, by that number or the brand's name. @throws CannotDo */
async function brandNumber(tx: Db, brand: string): Promise<string> {
  const [found] = await rows<{ erp_id: string | null }>(
    tx,
    sql`select erp_id from brand_names where erp_id = ${brand} or lower(name) = lower(${brand}) order by erp_id = ${brand} desc limit 1`,
  )
  if (!found) throw new CannotDo(`There is no brand ${brand}.`)
  if (found.erp_id === null) throw new CannotDo(`${brand} has no number of the ERP, which its staff is known by.`)
  return found.erp_id
}

async function known(tx: Db, email: string): Promise<Account> {
  const user = await findAccount(tx, accountOf(email))
  if (!user) throw new CannotDo(`There is no user ${email}.`)
  return user
}

async function passwordOf(tx: Db, { id, email }: { id: number; email: string }, now: Date): Promise<string> {
  const password = await giveOneTimePassword(tx, id, now)
  if (password === undefined) throw new CannotDo(`${email} is blocked, or the customer is not approved.`)
  return password
}

export const audit = (tx: Db, { now }: Tools, action: string, subject: string): Promise<void> =>
  writeAudit(tx, { at: now, userId: null, action, subject, details: { by: 'command line' } })
