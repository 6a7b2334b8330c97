import { refuse } from '@fairfloor/domain/companies/refusals'
import type { Db } from '../../../platform/database.ts'
import { lockCustomer } from '../customer-terms.ts'
import type { Customer } from '../customers.ts'

/** Others who change the customer wait. @throws Refusal not_found */
export async function lockedCustomer(tx: Db, customerId: number): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) throw refuse('not_found')
  return customer
}
