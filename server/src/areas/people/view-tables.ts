import { pgView } from 'drizzle-orm/pg-core'
import { users } from './tables.ts'

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
      email: users.email,
    })
    .from(users),
)
