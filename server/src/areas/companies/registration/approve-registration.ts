import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import type { Approval } from '@fairfloor/domain/companies/registration/desk-contract'
import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import { fullName } from '@fairfloor/domain/companies/registration/registration'
import { fromEuros } from '@fairfloor/domain/money'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { addUser, findAccount } from '../../people/index.ts'
import { readCarriers } from '../../seller/index.ts'
import { addCustomer } from '../add-customer.ts'
import { priceGroupNames } from '../price-groups.ts'
import { registrations } from '../registration-tables.ts'
import { saveAddress } from '../save-customer.ts'
import { lockWaiting } from './decide.ts'
import { type Deps, mailApproved } from './letters.ts'
import type { Registration } from './queries.ts'
import { sameCompanies } from './warnings.ts'

/**
 * Makes a registered company a customer with its addresses, and its contact person a user who may log in: once, also if somebody
 * else approves at the same time.
 * @throws Refusal not_found, registration_not_waiting, company_is_customer, email_has_account, customer_number_taken,
 * usual_method_missing, unknown_terms
 */
export async function approveRegistration(
  tx: Db,
  deps: Deps,
  { id, terms, by, now }: { id: number; terms: Approval; by: number; now: Date },
): Promise<Registration> {
  // Two registrations of one company are approved one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('registration approval', 0))`)
  const registration = await lockWaiting(tx, id)
  const [same] = await sameCompanies(tx, registration)
  if (same) throw refuse('company_is_customer', { company: same.company })
  if (await findAccount(tx, registration.email)) throw refuse('email_has_account')
  await guardTerms(tx, terms)
  const customerId = await makeCustomer(tx, registration, terms, now)
  const [approved] = await tx
    .update(registrations)
    .set({ approvedAt: now, decidedBy: by, customerId, passwordHash: null })
    .where(eq(registrations.id, id))
    .returning()
  await mailApproved(tx, deps, registration)
  return approved!
}

async function guardTerms(tx: Db, terms: Approval): Promise<void> {
  if (!terms.payment_methods.includes(terms.payment_method)) throw refuse('usual_method_missing').at('payment_method')
  if (!(await priceGroupNames(tx)).has(terms.price_group)) throw refuse('unknown_terms').at('price_group')
  const carriers = await readCarriers(tx)
  if (!carriers.some(({ name, active }) => active && name === terms.carrier))
    throw refuse('unknown_terms').at('carrier')
}

async function makeCustomer(tx: Db, registration: Registration, terms: Approval, now: Date): Promise<number> {
  const { firstName, lastName, email, passwordHash, language, invoiceAddress, shippingAddress } = registration
  const customerId = await addCustomer(tx, {
    erpId: terms.number,
    company: fullName(registration),
    vatId: registration.vatId,
    chamberNumber: registration.chamberNumber,
    phone: registration.phone,
    country: invoiceAddress.country,
    priceGroupId: terms.price_group,
    carrier: terms.carrier,
    paymentMethod: terms.payment_method,
    paymentMethods: [...new Set(terms.payment_methods)],
    paymentDays: terms.payment_days,
    creditLimit: terms.credit_limit === null ? null : fromEuros(terms.credit_limit),
    delivery: terms.delivery,
    approvedAt: now,
  })
  if (customerId === undefined) throw refuse('customer_number_taken').at('number')
  await saveAddress(tx, customerId, addressAs('invoice', invoiceAddress))
  await saveAddress(tx, customerId, addressAs('shipping', shippingAddress ?? invoiceAddress))
  const user = { email, name: `${firstName} ${lastName}`, passwordHash: passwordHash ?? '', language }
  const userId = await addUser(tx, { ...user, customerId, rights: [...new Set(terms.rights)] })
  if (userId === undefined) throw refuse('email_has_account')
  return customerId
}

const addressAs = (purpose: 'invoice' | 'shipping', address: PostalAddress) => ({
  purpose,
  isDefault: true,
  company: address.company,
  firstName: address.first_name,
  lastName: address.last_name,
  street: address.street,
  number: address.number,
  zip: address.zip,
  city: address.city,
  country: address.country,
})
