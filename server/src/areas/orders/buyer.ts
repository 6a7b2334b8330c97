import { refuse } from '@fairfloor/domain/billing/refusals'
import type { Day } from '@fairfloor/domain/day'
import type { Load } from '@fairfloor/domain/seller/carriers'
import type { Destination } from '@fairfloor/domain/seller/rates'
import type { Db } from '../../platform/database.ts'
import { type Buyer, buyerOf } from '../companies/index.ts'

/** @throws Refusal unknown_address when it is not one of the customer's own delivery addresses */
export async function readBuyer(db: Db, customerId: number, shippingAddressId: number | null): Promise<Buyer> {
  const buyer = await buyerOf(db, customerId, shippingAddressId)
  if (!buyer) throw refuse('unknown_address')
  return buyer
}

export const destinationOf = (buyer: Buyer, carrier: string, on: Day, load: Load | null = null): Destination => ({
  country: buyer.shippingAddress.country,
  vatId: buyer.confirmedVatId,
  carrier,
  on,
  load,
})
