import { and, eq, ne } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { favourites, orderLists } from './tables.ts'

/** Lists that the company shares stay with it. */
export const eraseLists: Eraser = async (tx, person) => {
  const { userId, customerId } = person
  await tx.delete(favourites).where(eq(favourites.userId, userId))
  await tx.delete(orderLists).where(and(eq(orderLists.ownerId, userId), eq(orderLists.sharing, 'private')))
  if (customerId === null) return
  const shared = and(eq(orderLists.customerId, customerId), ne(orderLists.sharing, 'private'))
  await strike(tx, person, [orderLists.name], shared)
}
