import { eq, inArray } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { approvalLines, approvals } from './approval-tables.ts'
import { basketPositions } from './tables.ts'

/** What colleagues have asked and answered stays without the name. */
export const eraseFromBaskets: Eraser = async (tx, person) => {
  if (person.customerId === null) return
  const ofCompany = eq(approvals.customerId, person.customerId)
  await strike(tx, person, [basketPositions.extras], eq(basketPositions.customerId, person.customerId))
  const { word, answer, note, externalReference } = approvals
  await strike(tx, person, [word, answer, note, externalReference], ofCompany)
  const theirs = tx.select({ id: approvals.id }).from(approvals).where(ofCompany)
  await strike(tx, person, [approvalLines.extras], inArray(approvalLines.approvalId, theirs))
}
