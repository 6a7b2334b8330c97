import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { getDeskCustomers } from '@fairfloor/domain/companies/desk-reads-contract'
import { type PaymentMethod, paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { refuse } from '@fairfloor/domain/companies/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { readTerms } from '../../seller/index.ts'
import { type Address, postalAddress } from '../buyers.ts'
import type { CustomerStanding } from '../customer-terms.ts'
import { addressesOf, type Customer } from '../customers.ts'
import { type FoundCustomer, foundCustomer } from '../find-customers.ts'
import { type Mandate, mandatesOf } from '../mandates.ts'
import { priceGroupNames } from '../price-groups.ts'
import { confirmationsOf } from '../vat-ids.ts'

type Row = Answer<typeof getDeskCustomers>['customers'][number]

export const rowOf = ({ customer, priceGroup, vatState }: FoundCustomer): Row => ({
  id: customer.id,
  number: customer.erpId,
  company: customer.company,
  country: customer.country,
  price_group: priceGroup,
  payment_methods: methodsOf(customer),
  credit_limit: limitOf(customer),
  vat_id: customer.vatId,
  vat_state: vatState,
  blocked_at: customer.blockedAt?.toISOString() ?? null,
})

/** @throws Refusal not_found */
export async function viewOf(db: Db, customerId: number): Promise<DeskCustomer> {
  const found = await foundCustomer(db, customerId)
  if (!found) throw refuse('not_found')
  const { customer } = found
  const { seller, paymentDays, timeZone } = await readTerms(db)
  const groups = await priceGroupNames(db)
  const confirmations = await confirmationsOf(db, customerId)
  return {
    ...rowOf(found),
    ...termsView(customer),
    approved_at: customer.approvedAt?.toISOString() ?? null,
    time_zone: timeZone,
    price_group_id: customer.priceGroupId,
    price_groups: [...groups].map(([id, name]) => ({ id, name })),
    vts_orders_visible: customer.vtsOrdersVisible,
    has_api_access: customer.hasApiAccess,
    standing_version: versionOf(standingView(customer, groups)),
    version: versionOf(termsView(customer)),
    vat_version: versionOf(vatEdited(found)),
    seller_payment_days: paymentDays,
    addresses: (await addressesOf(db, customerId)).map(addressView),
    confirmations: confirmations.map(({ vatId, at, by, reference, takenOver }) => ({
      vat_id: vatId,
      at: at.toISOString(),
      by,
      reference,
      taken_over: takenOver,
    })),
    mandates: (await mandatesOf(db, customerId)).map(mandateView),
    creditor_id: seller.creditorId ?? null,
  }
}

/** What the form of the VAT id edits. */
export const vatEdited = ({ customer: { vatId }, vatState }: FoundCustomer) => ({ vatId, vatState })

/** What the form of the terms edits, and what the audit log shows of it. */
export const termsView = (customer: Customer) => ({
  payment_methods: methodsOf(customer),
  payment_method: customer.paymentMethod,
  payment_days: customer.paymentDays,
  credit_limit: limitOf(customer),
  delivery: customer.delivery,
  bonus: customer.hasBonus,
})

/** What the form of the standing edits, and what the audit log shows of it. */
export const standingView = (customer: CustomerStanding, groups: ReadonlyMap<number, string>) => ({
  price_group: groups.get(customer.priceGroupId) ?? '',
  vts_orders_visible: customer.vtsOrdersVisible,
  has_api_access: customer.hasApiAccess,
})

export const addressView = (address: Address) => {
  const { gln: _, ...postal } = postalAddress(address)
  return { id: address.id, purpose: address.purpose, is_default: address.isDefault, ...postal }
}

const mandateView = ({ id, reference, signedOn, iban, holder, creditorId, endedAt }: Mandate) => ({
  id,
  reference,
  signed_on: signedOn,
  iban,
  holder,
  creditor_id: creditorId,
  ended_at: endedAt?.toISOString() ?? null,
})

/** The usual one is allowed, also if it is not listed. */
const methodsOf = ({ paymentMethod, paymentMethods: allowed }: Customer): PaymentMethod[] =>
  paymentMethods.filter(method => method === paymentMethod || allowed.includes(method))

const limitOf = ({ creditLimit }: Customer): number | null => (creditLimit === null ? null : euros(cents(creditLimit)))
