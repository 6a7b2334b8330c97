import { ofCompany, ofUser, type PersonalRows } from '../../platform/personal.ts'
import { stockEndpoints } from './push-tables.ts'
import { apiRequests } from './request-tables.ts'
import { apiKeys, customerReferences, namedApiKeys, removedReferences } from './tables.ts'

export const customerApiPersonal: readonly PersonalRows[] = [
  ofUser('references-saved', customerReferences.savedBy),
  ofCompany('company-references', customerReferences.customerId),
  ofCompany('company-references-removed', removedReferences.customerId),
  ofCompany('company-api-key', apiKeys.customerId, { without: [apiKeys.keyHash] }),
  ofCompany('company-api-keys', namedApiKeys.customerId, { without: [namedApiKeys.keyHash] }),
  // Their bodies tell prices and invoices.
  ofCompany('company-api-requests', apiRequests.customerId, { needs: ['prices', 'invoices'] }),
  ofCompany('company-stock-address', stockEndpoints.customerId, {
    without: [stockEndpoints.token, stockEndpoints.secret, stockEndpoints.previousSecret, stockEndpoints.lease],
  }),
]
