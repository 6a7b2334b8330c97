import type { Retained } from '../../platform/retention.ts'
import { auditLog } from './tables.ts'

export const backOfficeRetained: readonly Retained[] = [
  { what: 'Audit log', days: 3 * 365, after: 'the entry', since: auditLog.at },
]
