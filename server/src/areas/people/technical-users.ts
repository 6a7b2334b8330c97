import { type CustomerViewer, type Right, rights } from '@fairfloor/domain/viewer'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { companies } from '../companies/view-tables.ts'
import { company } from './company.ts'
import { unknownPassword } from './passwords/passwords.ts'
import { mayCall, mayLogIn, standingOf } from './policy.ts'
import { users } from './tables.ts'

const NAME = 'API'
/** What a customer's systems may do at first; the managers of its users may take it away. */
const RIGHTS: readonly Right[] = rights.filter(right => right !== 'manage')

/** Nobody reads mail there (RFC 2606). */
const addressFor = (customerId: number) => `api-${customerId}@technical.invalid`

/** The technical user of a customer, created on first use. @returns its id and its rights */
export async function technicalUserOf(tx: Db, customerId: number): Promise<{ id: number; rights: readonly Right[] }> {
  const known = await find(tx, customerId)
  if (known) return known
  await tx
    .insert(users)
    .values({
      email: addressFor(customerId),
      name: NAME,
      passwordHash: await unknownPassword(),
      customerId,
      isTechnical: true,
      rights: [...RIGHTS],
    })
    .onConflictDoNothing()
  return (await find(tx, customerId))!
}

async function find(tx: Db, customerId: number) {
  const [found] = await tx
    .select({ id: users.id, rights: users.rights })
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.isTechnical, true)))
  return found
}

/**
 * The viewer of a technical user, and whose changes end or alter it: those of all users of its customer.
 * @returns undefined once it or its customer is blocked, the customer is not approved, or nobody of it may log in any more
 */
export async function technicalViewer(
  db: Db,
  userId: number,
): Promise<{ viewer: CustomerViewer; userIds: readonly number[] } | undefined> {
  const [row] = await db
    .select({ user: users, customer: company })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.customerId))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const { user, customer } = row
  const customerId = customer.id
  const standing = standingOf(customer)
  const all = await db.select().from(users).where(eq(users.customerId, customerId))
  if (!mayCall({ ...user, ...standing }) || !all.some(one => mayLogIn({ ...one, ...standing }))) return undefined
  const viewer: CustomerViewer = {
    userId: user.id,
    name: user.name,
    email: user.email,
    customerId,
    company: customer.company,
    country: customer.country,
    priceGroupId: customer.priceGroupId,
    brandErpId: null,
    isOrganiser: false,
    isAgent: false,
    isOperator: false,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    agent: null,
    language: user.language,
    vtsOrdersVisible: customer.vtsOrdersVisible,
    hasApiAccess: customer.hasApiAccess,
    hasBonus: customer.hasBonus,
    rights: user.rights,
    // What a program orders has been decided before.
    orderLimit: null,
  }
  return { viewer, userIds: all.map(({ id }) => id) }
}
