import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getCompanyAddresses = endpoint<typeof shapes.getCompanyAddresses>()({
  method: 'GET',
  path: '/api/company/addresses',
  summary: 'The addresses of the own company, for invoices and deliveries, the usual one of each first',
  who: 'customer',
})
