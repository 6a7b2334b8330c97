import { MOST_ADDRESSES } from '@fairfloor/domain/companies/addresses/address'
import { refuse } from '@fairfloor/domain/companies/addresses/refusals'
import type { Db } from '../../../platform/database.ts'
import type { Address } from '../buyers.ts'
import { addAddress, makeUsual } from '../company-addresses.ts'
import { lockCustomer } from '../customer-terms.ts'
import { addressesOf } from '../customers.ts'
import { guardAddress } from './own-address.ts'

type New = {
  purpose: Address['purpose']
  /** Whether it becomes the usual one of its purpose, as the first one does in any case. */
  is_default: boolean
  fields: Omit<Address, 'id' | 'customerId' | 'purpose' | 'isDefault'>
}

/**
 * Adds an address of a company.
 * @throws Refusal no_such_country, wrong_postal_code, not_a_gln, no_delivery, too_many_addresses
 */
export async function saveNewAddress(
  tx: Db,
  customerId: number,
  { purpose, is_default, fields }: New,
): Promise<Address> {
  await guardAddress(tx, purpose, fields)
  await lockCustomer(tx, customerId)
  const known = await addressesOf(tx, customerId)
  if (known.length >= MOST_ADDRESSES) throw refuse('too_many_addresses')
  const isUsual = is_default || !known.some(one => one.purpose === purpose && one.isDefault)
  const address = { ...fields, customerId, purpose, isDefault: false }
  const added = { ...address, id: await addAddress(tx, address) }
  if (isUsual) await makeUsual(tx, added)
  return added
}
