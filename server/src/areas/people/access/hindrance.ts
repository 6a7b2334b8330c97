import { refuse as refuseStaff } from '@fairfloor/domain/people/access/refusals'
import { refuse } from '@fairfloor/domain/people/refusals'
import type { Db } from '../../../platform/database.ts'
import { colleaguesOf, isManager } from './colleagues.ts'
import { operatorIds } from './staff.ts'

type Hindrance = 'last_manager' | 'last_operator'

type Who = { readonly userId: number; readonly customerId: number | null; readonly isOperator: boolean }

/**
 * Why somebody cannot be erased before somebody follows them: the last who manages a company's account while colleagues are
 * left in it, the last operator. Somebody alone in a company leaves nobody behind.
 */
export async function hindranceOf(db: Db, { userId, customerId, isOperator }: Who): Promise<Hindrance | null> {
  if (isOperator) return (await operatorIds(db)).every(id => id === userId) ? 'last_operator' : null
  if (customerId === null) return null
  const all = await colleaguesOf(db, customerId)
  const isManaging = all.some(one => one.id === userId && isManager(one))
  const left = all.filter(({ id, isTechnical, blockedAt }) => id !== userId && !isTechnical && blockedAt === null)
  return isManaging && left.length > 0 && !left.some(isManager) ? 'last_manager' : null
}

/** @throws Refusal last_manager, last_operator */
export async function guardHindrance(db: Db, who: Who): Promise<void> {
  const hindrance = await hindranceOf(db, who)
  if (hindrance === 'last_manager') throw refuse('last_manager')
  if (hindrance === 'last_operator') throw refuseStaff('last_operator')
}
