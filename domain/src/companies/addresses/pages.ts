import { ask, page } from '../../page.ts'
import { getCompanyAddresses } from './reads-contract.ts'

export const addressesPage = page('/account/addresses', {
  table: 'app/AccountPages',
  module: 'areas/companies/account/AddressesPage',
  who: 'users',
  buyersData: () => [ask(getCompanyAddresses, {})],
})
