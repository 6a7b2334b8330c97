import { getAuditLog, getMails } from '../back-office/contract.ts'
import { getDeskComplaints } from '../complaints/desk-contract.ts'
import { listPlace } from '../list-address.ts'
import { getDeskOrders } from '../orders/desk-reads-contract.ts'
import { type Ask, ask, page, type Query } from '../page.ts'
import { getDocuments } from '../receivables/reads-contract.ts'
import { AGENT_CUSTOMERS } from './addresses.ts'
import { getDeskCustomer, getDeskCustomers } from './desk-reads-contract.ts'
import { type CustomerPart, customerIdIn, customerPartAt, customersAt } from './lists.ts'
import {
  getCustomerApiUse,
  getCustomerBasket,
  getCustomerFigures,
  getCustomerLogins,
  getCustomerNotes,
  getCustomerUsers,
} from './record-contract.ts'

export const customersDeskPage = page('/admin/customers', {
  module: 'areas/customers/CustomersDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskCustomers, { query: customersAt(query) })],
})

export const customerDeskPage = page('/admin/customers/:deskCustomer', {
  module: 'areas/customers/CustomerDeskPage',
  who: 'operator',
  data: ({ params, query }) => {
    const id = customerIdIn(params.deskCustomer)
    if (id === null) return []
    const own = { params: { id } }
    return [ask(getDeskCustomer, own), ask(getCustomerFigures, own), ...asksOf[customerPartAt(query)](id, query)]
  },
})

/** Customer service has a table of pages with the desk's, which buyers do not load. */
const forAgents = { who: 'users', table: 'app/OtherPages' } as const

export const agentCustomersPage = page(AGENT_CUSTOMERS, {
  module: 'areas/customers/AgentCustomersPage',
  ...forAgents,
})

export const agentCustomerPage = page('/agent/customers/:agentCustomer', {
  module: 'areas/customers/AgentCustomerPage',
  ...forAgents,
})

const asksOf: Readonly<Record<CustomerPart, (id: number, query: Query) => readonly Ask[]>> = {
  overview: id => [
    ask(getDeskOrders, { query: { customer: id } }),
    ask(getCustomerBasket, { params: { id } }),
    ask(getCustomerNotes, { params: { id }, query: {} }),
  ],
  orders: (customer, query) => [ask(getDeskOrders, { query: { customer, page: listPlace(query).page } })],
  invoices: (customer, query) => [ask(getDocuments, { query: { customer, page: listPlace(query).page } })],
  complaints: (customer, query) => [ask(getDeskComplaints, { query: { customer, page: listPlace(query).page } })],
  access: id => [
    ask(getCustomerUsers, { params: { id } }),
    ask(getCustomerLogins, { params: { id } }),
    ask(getCustomerApiUse, { params: { id } }),
  ],
  mails: (customer, query) => [ask(getMails, { query: { customer, page: listPlace(query).page } })],
  log: (customer, query) => [ask(getAuditLog, { query: { customer, page: listPlace(query).page } })],
  terms: () => [],
}
