import { endpoint } from '../../endpoint.ts'
import type * as bank from './bank-shapes.ts'
import type * as shapes from './shapes.ts'

export const getPayments = endpoint<typeof shapes.getPayments>()({
  method: 'GET',
  path: '/api/admin/payments',
  summary:
    'Payments, the last first, with what each has settled and what is left; search looks at customer, payer, reference, order and invoice',
  who: 'operator',
})

export const getBankEntries = endpoint<typeof bank.getBankEntries>()({
  method: 'GET',
  path: '/api/admin/bank-entries',
  summary: 'Sums that have reached our account, with what each may be for, the likeliest first',
  who: 'operator',
})
