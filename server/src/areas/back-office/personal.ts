import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { auditLog } from './tables.ts'

export const backOfficePersonal: readonly PersonalRows[] = [
  // What it was done to may be somebody else.
  ofUser('acts', auditLog.userId, { without: [auditLog.subject, auditLog.details] }),
]
