import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { addresses, customers, vatConfirmations } from './tables.ts'

export type Address = typeof addresses.$inferSelect

/** The buyer of an order, as the order stores it. */
export type Buyer = {
  readonly customer: typeof customers.$inferSelect
  /** Its VAT id, once somebody has confirmed it. */
  readonly confirmedVatId: string | null
  readonly invoiceAddress: Address
  readonly shippingAddress: Address
}

const isVatIdConfirmed = sql<boolean>`exists (
  select from ${vatConfirmations}
  where ${vatConfirmations.customerId} = ${customers.id} and ${vatConfirmations.vatId} = ${customers.vatId})`

/** A statement, or its beginning, that keeps a customer's row until the commit: its orders are placed one after the other. */
export const holdCustomer = (customerId: number): SQL =>
  sql`select id from customers where id = ${customerId} for no key update`

/**
 * A customer with the addresses of an order: the requested delivery address, which must be their own, or the default
 * one. Without an invoice address invoices go to the delivery address. One statement.
 * @returns undefined when the customer has no such delivery address
 */
export async function buyerOf(
  db: Db,
  customerId: number,
  shippingAddressId: number | null,
): Promise<Buyer | undefined> {
  const rows = await db
    .select({ customer: customers, address: addresses, isConfirmed: isVatIdConfirmed })
    .from(customers)
    .innerJoin(addresses, eq(addresses.customerId, customers.id))
    .where(
      and(
        eq(customers.id, customerId),
        or(
          eq(addresses.purpose, 'invoice'),
          and(
            eq(addresses.purpose, 'shipping'),
            shippingAddressId === null ? undefined : eq(addresses.id, shippingAddressId),
          ),
        ),
      ),
    )
    .orderBy(addresses.id)
  const all = rows.map(({ address }) => address)
  const invoice = usual(all.filter(({ purpose }) => purpose === 'invoice'))
  const asked = usual(all.filter(({ purpose }) => purpose === 'shipping'))
  const shipping = shippingAddressId === null ? (asked ?? invoice) : asked
  const [first] = rows
  if (!first || !shipping) return undefined
  const { customer, isConfirmed } = first
  return {
    customer,
    confirmedVatId: isConfirmed ? customer.vatId : null,
    invoiceAddress: invoice ?? shipping,
    shippingAddress: shipping,
  }
}

const usual = (addresses: Address[]): Address | undefined =>
  addresses.find(({ isDefault }) => isDefault) ?? addresses[0]

/** A customer's address as copied into an order: later changes do not affect the order. */
export const postalAddress = (address: Address): PostalAddress => ({
  company: address.company,
  first_name: address.firstName,
  last_name: address.lastName,
  street: address.street,
  number: address.number,
  zip: address.zip,
  city: address.city,
  country: address.country,
  gln: address.gln,
})
