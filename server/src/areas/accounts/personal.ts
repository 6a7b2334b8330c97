import { ofAccount, ofCompany, type PersonalRows } from '../../platform/personal.ts'
import { invitations } from './tables.ts'

export const accountsPersonal: readonly PersonalRows[] = [
  ofAccount('invitations', invitations.email, { without: [invitations.tokenHash] }),
  ofCompany('company-invitations', invitations.customerId, { without: [invitations.tokenHash] }),
]
