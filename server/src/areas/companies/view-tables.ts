import { isNull } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { addresses, customers, mandates } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const companies = pgView('companies').as(db =>
  db
    .select({
      id: customers.id,
      erpId: customers.erpId,
      company: customers.company,
      country: customers.country,
      labelService: customers.labelService,
      hasApiAccess: customers.hasApiAccess,
      hasBonus: customers.hasBonus,
      approvedAt: customers.approvedAt,
      blockedAt: customers.blockedAt,
      priceGroupId: customers.priceGroupId,
      vtsOrdersVisible: customers.vtsOrdersVisible,
    })
    .from(customers),
)

/** Where companies are, for finding them. */
export const companyPlaces = pgView('company_places').as(db =>
  db
    .select({
      id: addresses.id,
      customerId: addresses.customerId,
      isDefault: addresses.isDefault,
      zip: addresses.zip,
      city: addresses.city,
    })
    .from(addresses),
)

export const runningMandates = pgView('running_mandates').as(db =>
  db
    .select({
      id: mandates.id,
      customerId: mandates.customerId,
      reference: mandates.reference,
      iban: mandates.iban,
      signedOn: mandates.signedOn,
    })
    .from(mandates)
    .where(isNull(mandates.endedAt)),
)
