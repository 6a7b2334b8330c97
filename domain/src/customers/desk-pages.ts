import { ask, page } from '../page.ts'
import { getDeskCustomer, getDeskCustomers } from './desk-reads-contract.ts'
import { customersAt, openCustomerAt } from './lists.ts'

export const customersDeskPage = page('/admin/customers', {
  module: 'areas/customers/CustomersDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const id = openCustomerAt(query)
    return [
      ask(getDeskCustomers, { query: customersAt(query) }),
      ...(id === null ? [] : [ask(getDeskCustomer, { params: { id } })]),
    ]
  },
})
