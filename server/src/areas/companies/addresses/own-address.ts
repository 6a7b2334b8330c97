import { addressProblem, type TypedAddress } from '@fairfloor/domain/companies/addresses/address'
import { refuse } from '@fairfloor/domain/companies/addresses/refusals'
import { deliversTo } from '@fairfloor/domain/seller/rates'
import { refuse as refuseDelivery } from '@fairfloor/domain/seller/refusals'
import type { Db } from '../../../platform/database.ts'
import { readTerms } from '../../seller/index.ts'
import type { Address } from '../buyers.ts'
import { lockAddress } from '../company-addresses.ts'
import { lockCustomer } from '../customer-terms.ts'

/** An address of a company whose addresses nobody else changes meanwhile. @throws Refusal not_found */
export async function ownAddress(tx: Db, customerId: number, id: number): Promise<Address> {
  await lockCustomer(tx, customerId)
  const address = await lockAddress(tx, customerId, id)
  if (!address) throw refuse('not_found')
  return address
}

/** @throws Refusal address_name, no_such_country, wrong_postal_code, not_a_gln, no_delivery, each naming its field */
export async function guardAddress(
  tx: Db,
  purpose: Address['purpose'],
  {
    firstName,
    lastName,
    ...typed
  }: Omit<TypedAddress, 'first_name' | 'last_name'> & Pick<Address, 'firstName' | 'lastName'>,
): Promise<void> {
  const problem = addressProblem({ ...typed, first_name: firstName, last_name: lastName })
  if (problem) throw refuse(problem.code).at(problem.path)
  const { rates } = await readTerms(tx)
  if (purpose === 'shipping' && !deliversTo(rates, typed.country))
    throw refuseDelivery('no_delivery', { country: typed.country }).at('country')
}
