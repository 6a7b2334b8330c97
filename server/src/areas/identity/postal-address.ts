import type { PostalAddress } from '@fairfloor/domain/identity/postal-address'
import type { Address } from './buyers.ts'

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
