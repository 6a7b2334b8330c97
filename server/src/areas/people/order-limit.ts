import type { Cents } from '@fairfloor/domain/money'
import type { users } from './tables.ts'

/** What an order of a user may come to without VAT; null: any sum, as for all who may approve orders. */
export const limitOf = ({ rights, orderLimit }: Pick<typeof users.$inferSelect, 'rights' | 'orderLimit'>) =>
  rights.includes('manage') ? null : (orderLimit as Cents | null)
