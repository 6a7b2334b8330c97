import { type Eraser, strike } from '../../platform/strike.ts'
import { auditLog } from './tables.ts'

/** Entries stay, without name and address. */
export const eraseFromAudit: Eraser = async (tx, person) => {
  await strike(tx, person, [auditLog.subject, auditLog.details])
}
