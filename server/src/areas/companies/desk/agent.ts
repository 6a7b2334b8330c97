import * as contract from '@fairfloor/domain/companies/agent-contract'
import * as shapes from '@fairfloor/domain/companies/agent-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { LEAST_SEARCHED } from '@fairfloor/domain/people/customer-search'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { countSearch, everyUserOf } from '../../people/index.ts'
import { readTerms } from '../../seller/index.ts'
import { addressesOf, type Customer, customerOf } from '../customers.ts'
import { findCustomers } from '../find-customers.ts'
import type { OfNumber } from './desk.ts'
import { addressView } from './view.ts'

const MOST = 20

/** What customer service sees of customers: who and where they are, nothing of money (docs/areas/companies.md). */
export function serveAgentView(platform: Platform, customersOfOrder: OfNumber): void {
  const { db } = platform

  serve(platform, contract.findAgentCustomers, shapes.findAgentCustomers, ({ query, viewer, now }) =>
    transaction(db, async tx => {
      const search = query.search.trim()
      if (search.replace(/\s/g, '').length < LEAST_SEARCHED) return { customers: [] }
      await countSearch(tx, viewer, now)
      const alsoIds = await customersOfOrder(tx, search)
      const { rows } = await findCustomers(tx, { search, alsoIds, state: undefined }, { size: MOST })
      return { customers: rows.map(({ customer }) => headOf(customer)) }
    }),
  )

  serve(platform, contract.getAgentCustomer, shapes.getAgentCustomer, async ({ params: { id }, viewer, now }) => {
    await transaction(db, tx => countSearch(tx, viewer, now, 'customer-view'))
    const customer = await customerOf(db, id)
    if (!customer) throw refuse('not_found')
    const { timeZone } = await readTerms(db)
    const users = await everyUserOf(db, id)
    return {
      ...headOf(customer),
      approved_at: customer.approvedAt?.toISOString() ?? null,
      time_zone: timeZone,
      addresses: (await addressesOf(db, id)).map(addressView),
      users: users
        .filter(({ isTechnical, removedAt }) => !isTechnical && !removedAt)
        .map(user => ({
          id: user.id,
          name: user.name,
          email: user.email,
          last_login_at: user.lastLoginAt?.toISOString() ?? null,
          blocked_at: user.blockedAt?.toISOString() ?? null,
        })),
    }
  })
}

const headOf = ({ id, erpId, company, country, blockedAt }: Customer) => ({
  ...{ id, number: erpId, company, country },
  blocked_at: blockedAt?.toISOString() ?? null,
})
