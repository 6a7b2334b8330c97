import { refuse } from '@fairfloor/domain/customers/refusals'
import type { Db } from '../../platform/database.ts'
import { type Customer, lockCustomer } from '../identity/index.ts'

/** Others who change the customer wait. @throws Refusal not_found */
export async function lockedCustomer(tx: Db, customerId: number): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) throw refuse('not_found')
  return customer
}
