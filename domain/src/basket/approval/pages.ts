import { ask, page } from '../../page.ts'
import { APPROVALS } from './addresses.ts'
import { getApprovals } from './contract.ts'

export const approvalsPage = page(APPROVALS, {
  table: 'app/AccountPages',
  module: 'areas/basket/account/ApprovalsPage',
  who: 'users',
  buyersData: () => [ask(getApprovals, {})],
})
