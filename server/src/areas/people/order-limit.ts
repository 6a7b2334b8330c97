import type { Cents } from '@fairfloor/domain/money'
import type { users } from './tables.ts'

/** Net value above which a colleague must approve an order of this user; null: no limit, as for all who may approve orders. */
export const limitOf = ({ rights, orderLimit }: Pick<typeof users.$inferSelect, 'rights' | 'orderLimit'>) =>
  rights.includes('manage') ? null : (orderLimit as Cents | null)
