import { refuse as refuseCredit } from '@fairfloor/domain/billing/refusals'
import type { Settlement } from '@fairfloor/domain/complaints/complaint'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { creditableOf, invoiceOfShipment, issueCreditNote, lockOrders } from '../billing/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { replaceLine } from '../orders/index.ts'
import { type Complaint, complaintOf, lockComplaint } from './queries.ts'
import { complaints } from './tables.ts'
import { keepMessage } from './write-message.ts'

type Deciding = { readonly id: number; readonly text: string; readonly userId: number; readonly now: Date }

type Accepting = Deciding & {
  readonly settlement: Settlement
  /** Pieces, at most those that were complained of. */
  readonly quantity: number
}

export type Accepted = { readonly complaint: Complaint; readonly creditNote: string | null }

/**
 * Accepts a complaint, once: with a credit note for its pieces, or by sending them again without a price. Locks the stock, if
 * goods are sent, then the order, the complaint, and the invoice with its credit notes.
 * @throws Refusal not_found, complaint_decided, complaint_closed, more_than_complained, nothing_to_credit, more_than_invoiced
 */
export async function acceptComplaint(tx: Db, catalogue: Catalogue, accepting: Accepting): Promise<Accepted> {
  const { id, settlement, quantity, userId, now } = accepting
  const known = await complaintOf(tx, id)
  if (!known) throw refuse('not_found')
  const { orderId, shipmentId, line } = known
  const replacementLine =
    settlement === 'replacement'
      ? await replaceLine(tx, catalogue, { orderId, shipmentId, line, quantity, userId, now })
      : null
  // What the lock finds out rolls the replacement back.
  await lockOrders(tx, [orderId])
  const complaint = await lockUndecided(tx, id)
  if (quantity > complaint.quantity) throw refuse('more_than_complained').at('quantity')
  const credit = settlement === 'credit' ? await creditPieces(tx, complaint, accepting) : null
  if (settlement === 'replacement') await guardUncredited(tx, complaint)
  const decided = await keepDecision(tx, complaint, accepting, {
    decision: settlement,
    settledQuantity: quantity,
    creditNoteId: credit?.creditNoteId ?? null,
    replacementLine,
  })
  return { complaint: decided, creditNote: credit?.number ?? null }
}

/** Refuses a complaint, once. @throws Refusal not_found, complaint_decided, complaint_closed, refused_without_reason */
export async function refuseComplaint(tx: Db, refusing: Deciding): Promise<Complaint> {
  const complaint = await lockUndecided(tx, refusing.id)
  if (refusing.text.trim() === '') throw refuse('refused_without_reason').at('text')
  return keepDecision(tx, complaint, refusing, { decision: 'refused' })
}

async function creditPieces(tx: Db, complaint: Complaint, { quantity, userId, now }: Accepting) {
  const { shipmentId, line, reason } = complaint
  const invoiceId = await invoiceOfShipment(tx, shipmentId)
  const wanted = [{ of: 'pieces', line, quantity }] as const
  const issued = await issueCreditNote(tx, { kind: 'complaint', invoiceId, wanted, reason, issuedBy: userId, now })
  if (!issued) throw refuse('nothing_to_credit')
  return issued
}

/** Nobody gets pieces again whose price came back before, with a return for one. @throws Refusal more_than_invoiced */
async function guardUncredited(tx: Db, { orderId, shipmentId, line }: Complaint): Promise<void> {
  const invoiceId = await invoiceOfShipment(tx, shipmentId)
  const invoice = (await creditableOf(tx, orderId)).find(one => one.invoiceId === invoiceId)
  const left = invoice?.lines.find(one => one.line === line)
  if (!left || left.pieces < 0) throw refuseCredit('more_than_invoiced').at('quantity')
}

async function lockUndecided(tx: Db, id: number): Promise<Complaint> {
  const complaint = await lockComplaint(tx, id)
  if (!complaint) throw refuse('not_found')
  if (complaint.decidedAt) throw refuse('complaint_decided')
  // Its customer has withdrawn it.
  if (complaint.closedAt) throw refuse('complaint_closed')
  return complaint
}

async function keepDecision(
  tx: Db,
  { id, takenOnAt, takenOnBy }: Complaint,
  { text, userId, now }: Deciding,
  decision: Pick<typeof complaints.$inferInsert, 'decision' | 'settledQuantity' | 'creditNoteId' | 'replacementLine'>,
): Promise<Complaint> {
  const [decided] = await tx
    .update(complaints)
    .set({
      ...decision,
      decidedAt: now,
      decidedBy: userId,
      takenOnAt: takenOnAt ?? now,
      takenOnBy: takenOnAt ? takenOnBy : userId,
    })
    .where(eq(complaints.id, id))
    .returning()
  const said = text.trim()
  if (said !== '') await keepMessage(tx, { complaintId: id, fromDesk: true, userId, text: said, writtenAt: now })
  return decided!
}
