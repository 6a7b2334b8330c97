import type { Db } from '../../platform/database.ts'
import { auditLog } from './tables.ts'

export type AuditEntry = {
  at: Date
  /** The user it was done as; null: the server itself. */
  userId: number | null
  /** The agent behind a switched session. */
  agentId?: number | null
  action: string
  subject: string
  /** The customer that it is about. */
  customerId?: number
  /** Details beyond the action's name; no secrets. */
  details?: Record<string, unknown>
}

/** Writes an entry to the audit log, in the transaction of the change. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry)
}

/** What differs between two views of a row, each with before and after: the details of a change. */
export const differences = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map(name => [name, { before: before[name] ?? null, after: after[name] ?? null }]),
  )
