import { mayBeRemoved } from '@fairfloor/domain/accounts/address'
import { refuse } from '@fairfloor/domain/accounts/refusals'
import type { Db } from '../../platform/database.ts'
import { type Address, addressesOf, deleteAddress } from '../identity/index.ts'
import { isAwaitedAt } from '../show-orders/index.ts'

/**
 * Removes an address that is locked; the oldest one left of its purpose becomes the usual one.
 * @throws Refusal last_address, address_awaits_goods
 */
export async function removeAddress(tx: Db, address: Address): Promise<void> {
  if (!mayBeRemoved(await addressesOf(tx, address.customerId), address.id)) throw refuse('last_address')
  // It is locked: a release that is being set to it has either been seen here, or finds it gone.
  if (await isAwaitedAt(tx, address.id)) throw refuse('address_awaits_goods')
  await deleteAddress(tx, address)
}
