import { refuse } from '@fairfloor/domain/people/access/refusals'
import type { Db } from '../../../platform/database.ts'
import { doneSince } from '../../back-office/index.ts'
import { everyUserOf } from '../customer-people.ts'
import type { Colleague } from './colleagues.ts'

/**
 * A company lifts the blocks of its own managers. Users who were blocked in the back office or at the terminal, also when they
 * were blocked already, is let in there.
 * @throws Refusal blocked_by_shop
 */
export async function guardBlock(tx: Db, { email, customerId, blockedAt }: Colleague): Promise<void> {
  if (blockedAt === null || customerId === null) return
  const own = new Set((await everyUserOf(tx, customerId)).map(({ id }) => id))
  const by = await doneSince(tx, 'block user', email, blockedAt)
  if (by.some(userId => userId === null || !own.has(userId))) throw refuse('blocked_by_shop')
}
