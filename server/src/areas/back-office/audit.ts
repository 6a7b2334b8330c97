import type { Db } from '../../platform/database.ts'
import { auditLog } from './tables.ts'

export type AuditEntry = {
  at: Date
  /** In whose name; nobody: the server itself. */
  userId: number | null
  /** The agent behind a switched session. */
  agentId?: number | null
  action: string
  subject: string
  /** What the action's name does not say; no secrets. */
  details?: Record<string, unknown>
}

/** Writes down who changed what, in the transaction of the change (decisions 7). */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry)
}
