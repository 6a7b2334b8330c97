import { pgView } from 'drizzle-orm/pg-core'
import { customers, users } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const people = pgView('people').as(db =>
  db
    .select({
      id: users.id,
      customerId: users.customerId,
      name: users.name,
      rights: users.rights,
      isTechnical: users.isTechnical,
      blockedAt: users.blockedAt,
    })
    .from(users),
)

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
    })
    .from(customers),
)
