import { refuse } from '@fairfloor/domain/people/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { companies } from '../companies/view-tables.ts'
import { lockOperators } from './access/staff.ts'
import { findUser } from './accounts.ts'
import { lockUser } from './second-factor/factors.ts'

/**
 * A user whom an operator is about to take out, as they are then; they may have been removed before. Operators, the company and
 * the user stay locked: of two who are the last of something, one stays.
 * @throws Refusal not_found, forbidden for one who has just stopped being an operator
 */
export async function lockAccount(tx: Db, userId: number, by: number) {
  await lockOperators(tx, by)
  const before = await findUser(tx, userId)
  if (!before) throw refuse('not_found')
  if (before.customerId !== null)
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, before.customerId)).for('update')
  await lockUser(tx, userId)
  const user = await findUser(tx, userId)
  if (!user) throw refuse('not_found')
  return user
}
