import { addressesPage } from '@fairfloor/domain/companies/addresses/pages'
import { titles } from '@fairfloor/domain/companies/addresses/titles'
import type { Platform } from '../../platform/platform.ts'
import { serveAddresses } from './addresses/addresses.ts'
import type { IsAwaitedAt } from './addresses/remove-address.ts'
import type { OfNumber } from './desk/desk.ts'
import { registerCustomerDesk } from './desk/register.ts'
import type { Deps } from './registration/letters.ts'
import { registerRegistration } from './registration/register.ts'

export { type Address, type Buyer, buyerOf, holdCustomer, postalAddress } from './buyers.ts'
export {
  addressesOf,
  type Customer,
  companyNames,
  customerByNumber,
  customerOf,
  shippingAddresses,
} from './customers.ts'
export { eraseFromAddresses, eraseFromNotes } from './erase.ts'
export { customersLike } from './find-customers.ts'
export { addMandate } from './mandates.ts'
export { customersNotPrintable } from './not-printable.ts'
export { companiesPersonal } from './personal.ts'
export { priceGroupNames } from './price-groups.ts'
export { eraseRegistrations } from './registration/erase.ts'
export { applicantOf } from './registration/queries.ts'
export { companiesRetained } from './registration/retained.ts'
export { type AddressInput, type CustomerInput, saveAddress, saveCustomer, savePriceGroup } from './save-customer.ts'
export { confirmationsOf, confirmVatId } from './vat-ids.ts'

type Around = Omit<Deps, 'publicUrl'> & {
  readonly customersOfOrder: OfNumber
  readonly customersOfDocument: OfNumber
  /** Whether goods of the show are to go to an address. */
  readonly isAwaitedAt: IsAwaitedAt
}

/** Who buys: how a company becomes a customer, its addresses, and what the house knows of it and agrees with it. */
export function registerCompanies(platform: Platform, { isAwaitedAt, ...deps }: Around): void {
  registerRegistration(platform, { ...deps, publicUrl: platform.config.publicUrl })
  serveAddresses(platform, isAwaitedAt)
  platform.pages.describe(addressesPage, 'private', ({ language }) => ({ title: titles[language].addresses }))
  registerCustomerDesk(platform, deps)
}
