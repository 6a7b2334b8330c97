import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { customerReferences } from './tables.ts'

/** For how many flavours a customer keeps a number of its own. */
export const countReferences = (db: Db, customerId: number): Promise<number> =>
  db.$count(customerReferences, eq(customerReferences.customerId, customerId))
