import { ofCompany, type PersonalRows } from '../../platform/personal.ts'
import { stockEndpoints } from './tables.ts'

export const stockPushPersonal: readonly PersonalRows[] = [
  ofCompany('company-stock-address', stockEndpoints.customerId, {
    without: [stockEndpoints.token, stockEndpoints.secret, stockEndpoints.previousSecret, stockEndpoints.lease],
  }),
]
