import * as contract from '@fairfloor/domain/customers/agent-contract'
import * as shapes from '@fairfloor/domain/customers/agent-shapes'
import { refuse } from '@fairfloor/domain/customers/refusals'
import { LEAST_SEARCHED } from '@fairfloor/domain/identity/customer-search'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { addressesOf, type Customer, countSearch, customerOf, everyUserOf, findCustomers } from '../identity/index.ts'
import { customersOfOrder, pageOfOrders } from '../orders/index.ts'
import { readTerms } from '../seller/index.ts'
import { addressView } from './view.ts'

const MOST = 20

/** What customer service sees of customers: who and where they are and what they ordered, nothing of money (docs/areas/companies.md). */
export function serveAgentView(platform: Platform): void {
  const { db } = platform

  serve(platform, contract.findAgentCustomers, shapes.findAgentCustomers, ({ query, viewer, now }) =>
    transaction(db, async tx => {
      const search = query.search.trim()
      if (search.replace(/\s/g, '').length < LEAST_SEARCHED) return { customers: [] }
      await countSearch(tx, viewer, now)
      const alsoIds = await customersOfOrder(tx, search)
      const { rows } = await findCustomers(tx, { search, alsoIds, state: undefined, limit: MOST, offset: 0 })
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

  serve(platform, contract.getAgentOrders, shapes.getAgentOrders, async ({ params: { id }, query: { page } }) => {
    if (!(await customerOf(db, id))) throw refuse('not_found')
    const { timeZone } = await readTerms(db)
    const every = { search: '', status: undefined, from: undefined, until: undefined }
    const { heads, ...place } = await pageOfOrders(db, { ...every, page, customerId: id, timeZone })
    return {
      ...place,
      orders: heads.map(order => ({
        order_id: order.id,
        order_date: order.placedAt.toISOString(),
        kind: order.kind,
        status: order.status,
        external_reference: order.externalReference,
        carrier: order.carrier,
        open_quantity: order.openQuantity,
      })),
    }
  })
}

const headOf = ({ id, erpId, company, country, blockedAt }: Customer) => ({
  ...{ id, number: erpId, company, country },
  blocked_at: blockedAt?.toISOString() ?? null,
})
