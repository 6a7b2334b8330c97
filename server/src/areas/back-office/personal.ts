import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { auditLog, listViews } from './tables.ts'

export const backOfficePersonal: readonly PersonalRows[] = [
  // What it was done to may be somebody else.
  ofUser('acts', auditLog.userId, { without: [auditLog.subject, auditLog.details] }),
  ofUser('list-views', listViews.userId),
]
