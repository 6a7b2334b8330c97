import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import type { Address } from '../buyers.ts'
import { changeAddress, editedOf } from '../company-addresses.ts'
import { guardAddress } from './own-address.ts'

/**
 * Changes an address that is locked.
 * @throws Refusal changed_meanwhile, no_such_country, wrong_postal_code, not_a_gln, no_delivery
 */
export async function saveChangedAddress(
  tx: Db,
  before: Address,
  version: string,
  fields: Omit<Address, 'id' | 'customerId' | 'purpose' | 'isDefault'>,
): Promise<Address> {
  guardVersion(version, editedOf(before))
  await guardAddress(tx, before.purpose, fields)
  await changeAddress(tx, before.id, fields)
  return { ...before, ...fields }
}
