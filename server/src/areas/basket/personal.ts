import { ofCompany, ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { approvalLines, approvals } from './approval-tables.ts'
import { basketPositions } from './tables.ts'

const approvalsOfCompany = ofCompany('company-approvals', approvals.customerId, { needs: ['prices'] })

export const basketPersonal: readonly PersonalRows[] = [
  ofUser('basket', basketPositions.addedBy, { without: [basketPositions.price] }),
  ofUser('approvals', approvals.askedBy, { without: [approvals.net] }),
  approvalsOfCompany,
  partsOf(approvalsOfCompany, 'company-approval-lines', approvalLines.approvalId, approvals.id),
]
