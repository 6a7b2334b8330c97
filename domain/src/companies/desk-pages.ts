import { getCustomerBasket } from '../basket/desk-contract.ts'
import { getCustomerFigures } from '../orders/customer-contract.ts'
import { getDeskOrders } from '../orders/desk-reads-contract.ts'
import { ask, page } from '../page.ts'
import { AGENT_CUSTOMERS } from './addresses.ts'
import { getDeskCustomer, getDeskCustomers } from './desk-reads-contract.ts'
import { customerIdIn, customerPartAt, customersAt } from './lists.ts'
import { getCustomerNotes } from './record-contract.ts'

export const customersDeskPage = page('/admin/customers', {
  module: 'areas/companies/CustomersDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskCustomers, { query: customersAt(query) })],
})

export const customerDeskPage = page('/admin/customers/:deskCustomer', {
  module: 'areas/companies/CustomerDeskPage',
  who: 'operator',
  data: ({ params, query }) => {
    const id = customerIdIn(params.deskCustomer)
    if (id === null) return []
    const own = { params: { id } }
    // The other parts ask once they are open: the table of all desk pages is loaded with this one.
    const overview = [
      ask(getDeskOrders, { query: { customer: id } }),
      ask(getCustomerBasket, own),
      ask(getCustomerNotes, { ...own, query: {} }),
    ]
    return [
      ask(getDeskCustomer, own),
      ask(getCustomerFigures, own),
      ...(customerPartAt(query) === 'overview' ? overview : []),
    ]
  },
})

/** Customer service has a table of pages with the desk's, which buyers do not load. */
const forAgents = { who: 'users', table: 'app/DeskPages' } as const

export const agentCustomersPage = page(AGENT_CUSTOMERS, {
  module: 'areas/companies/AgentCustomersPage',
  ...forAgents,
})

export const agentCustomerPage = page('/agent/customers/:agentCustomer', {
  module: 'areas/companies/AgentCustomerPage',
  ...forAgents,
})
