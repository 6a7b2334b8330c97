import { mayBeRemoved } from '@fairfloor/domain/companies/addresses/address'
import { refuse } from '@fairfloor/domain/companies/addresses/refusals'
import type { Db } from '../../../platform/database.ts'
import type { Address } from '../buyers.ts'
import { deleteAddress } from '../company-addresses.ts'
import { addressesOf } from '../customers.ts'

/** Whether goods of the show are to go to an address. */
export type IsAwaitedAt = (tx: Db, addressId: number) => Promise<boolean>

/**
 * Removes an address that is locked; the oldest one left of its purpose becomes the usual one.
 * @throws Refusal last_address, address_awaits_goods
 */
export async function removeAddress(tx: Db, address: Address, isAwaitedAt: IsAwaitedAt): Promise<void> {
  if (!mayBeRemoved(await addressesOf(tx, address.customerId), address.id)) throw refuse('last_address')
  // It is locked: a release that is being set to it has either been seen here, or finds it gone.
  if (await isAwaitedAt(tx, address.id)) throw refuse('address_awaits_goods')
  await deleteAddress(tx, address)
}
