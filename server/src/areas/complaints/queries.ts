import { stateOf } from '@fairfloor/domain/complaints/complaint'
import type { getComplaint, getComplaints } from '@fairfloor/domain/complaints/contract'
import type { ComplaintState } from '@fairfloor/domain/complaints/states'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { down, keyset, type Part } from '../../platform/keyset.ts'
import { peopleById } from '../people/index.ts'
import { GOODS } from './shipped-lines.ts'
import { complaintMessages, complaintPhotos, complaints } from './tables.ts'

export type Complaint = typeof complaints.$inferSelect

type Head = Answer<typeof getComplaints>['complaints'][number]

type Instant = Date | string

type Listed = Omit<Head, 'made_at' | 'changed_at' | 'state'> & {
  readonly customer_id: number
  readonly taken_on_by: number | null
  readonly made_at: Instant
  readonly taken_on_at: Instant | null
  readonly decided_at: Instant | null
  readonly decision: Complaint['decision']
  readonly closed_at: Instant | null
  readonly changed_at: Instant
  /** The customer wrote last. */
  readonly waits: boolean
  /** We wrote last. */
  readonly replied: boolean
  readonly photos: number
  readonly key: string
}

const FROM = sql`complaints c join order_goods l on l.order_id = c.order_id and l.line = c.line`

const IN_STATE: Record<ComplaintState, SQL> = {
  open: sql`c.taken_on_at is null and c.decided_at is null and c.closed_at is null`,
  'in progress': sql`c.taken_on_at is not null and c.decided_at is null and c.closed_at is null`,
  accepted: sql`c.decision <> 'refused' and c.closed_at is null`,
  refused: sql`c.decision = 'refused' and c.closed_at is null`,
  closed: sql`c.closed_at is not null`,
}

export const inState = (state: ComplaintState | undefined): SQL => (state ? IN_STATE[state] : sql`true`)

/** How many complaints of a customer nobody has decided yet. */
export const countOpenComplaints = (db: Db, customerId: number): Promise<number> =>
  db.$count(
    complaints,
    and(eq(complaints.customerId, customerId), isNull(complaints.decidedAt), isNull(complaints.closedAt)),
  )

const dateOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at))

/** A part of the complaints that a condition on `c` and its order's line `l` names, the newest first. */
export async function listComplaints(db: Db, which: SQL, part: Part) {
  const keys = keyset([down(sql`c.id`)], part)
  const found = await rows<Listed>(
    db,
    sql`
      select c.id, c.order_id, ${GOODS}, c.quantity, c.reason, c.made_at, c.taken_on_at, c.taken_on_by, c.decided_at,
        c.decision, c.closed_at, c.customer_id, coalesce(not last.from_desk, false) as waits,
        coalesce(last.from_desk, false) as replied,
        (select m.text from complaint_messages m where m.complaint_id = c.id and m.from_desk order by m.id desc limit 1)
          as last_reply,
        (select count(*)::int from complaint_photos p where p.complaint_id = c.id) as photos,
        greatest(c.made_at, c.taken_on_at, c.decided_at, c.closed_at, last.written_at) as changed_at, ${keys.key} as key
      from ${FROM}
        left join lateral (
          select m.written_at, m.from_desk from complaint_messages m where m.complaint_id = c.id order by m.id desc limit 1
        ) last on true
      where ${which} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const { rows: shown, listed } = keys.part(found, part.total ?? (await countOf(db, which)))
  return { found: shown.map(headOf), listed }
}

async function countOf(db: Db, which: SQL): Promise<number> {
  const [counted] = await rows<{ total: number }>(db, sql`select count(*)::int as total from ${FROM} where ${which}`)
  return counted?.total ?? 0
}

const headOf = ({ key: _, decision, taken_on_at, decided_at, closed_at, made_at, changed_at, ...rest }: Listed) => ({
  ...rest,
  state: stateOf({
    takenOnAt: dateOf(taken_on_at),
    decidedAt: dateOf(decided_at),
    decision,
    closedAt: dateOf(closed_at),
  }),
  made_at: new Date(made_at).toISOString(),
  changed_at: new Date(changed_at).toISOString(),
})

const newest = (...instants: readonly (Date | null)[]): string =>
  new Date(Math.max(...instants.map(at => at?.getTime() ?? 0))).toISOString()

/** A complaint, of one customer or of any; undefined when there is none. */
export async function complaintOf(db: Db, id: number, customerId?: number): Promise<Complaint | undefined> {
  const [found] = await db.select().from(complaints).where(eq(complaints.id, id))
  return found && (customerId === undefined || found.customerId === customerId) ? found : undefined
}

/** A complaint whose row is locked until the commit. */
export async function lockComplaint(tx: Db, id: number): Promise<Complaint | undefined> {
  const [found] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
  return found
}

/** A complaint as sent on the wire. @param toDesk names who wrote for us; @param seesInvoices names its credit note */
export async function complaintView(
  db: Db,
  complaint: Complaint,
  { toDesk, seesInvoices }: { toDesk: boolean; seesInvoices: boolean },
): Promise<Answer<typeof getComplaint>> {
  const { id, orderId, shipmentId, line, madeAt, takenOnAt, decidedAt, closedAt } = complaint
  const { shipped_at, credit_note, credited, ...goods } = await goodsOf(db, complaint)
  const photos = await db
    .select({ id: complaintPhotos.id, width: complaintPhotos.width, height: complaintPhotos.height })
    .from(complaintPhotos)
    .where(eq(complaintPhotos.complaintId, id))
    .orderBy(asc(complaintPhotos.id))
  const messages = await db
    .select()
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, id))
    .orderBy(asc(complaintMessages.id))
  const { userId, agentId } = complaint
  const people = await peopleById(db, [userId, agentId ?? [], messages.flatMap(one => one.userId ?? [])].flat())
  return {
    id,
    order_id: orderId,
    shipment_id: shipmentId,
    line,
    ...goods,
    quantity: complaint.quantity,
    reason: complaint.reason,
    state: stateOf(complaint),
    made_at: madeAt.toISOString(),
    changed_at: newest(madeAt, takenOnAt, decidedAt, closedAt, messages.at(-1)?.writtenAt ?? null),
    last_reply: messages.findLast(({ fromDesk }) => fromDesk)?.text ?? null,
    text: complaint.text,
    made_by: people.get(userId)?.name ?? '',
    agent: people.get(agentId ?? 0)?.name ?? null,
    shipped_at: new Date(shipped_at).toISOString(),
    photos,
    messages: messages.map(one => ({
      id: one.id,
      from_desk: one.fromDesk,
      name: one.fromDesk && !toDesk ? null : (people.get(one.userId ?? 0)?.name ?? null),
      text: one.text,
      written_at: one.writtenAt.toISOString(),
    })),
    taken_on_at: takenOnAt?.toISOString() ?? null,
    decided_at: decidedAt?.toISOString() ?? null,
    closed_at: closedAt?.toISOString() ?? null,
    outcome: outcomeOf(complaint, seesInvoices ? { credit_note, credited } : { credit_note: null, credited: null }),
  }
}

type Credit = { readonly credit_note: string | null; readonly credited: number | null }

function outcomeOf({ decision, settledQuantity, quantity }: Complaint, { credit_note, credited }: Credit) {
  if (decision === null || decision === 'refused') return null
  return {
    ...{ settlement: decision, quantity: settledQuantity ?? quantity, credit_note },
    credited: credited === null ? null : euros(cents(credited)),
  }
}

type Goods = Credit &
  Pick<Head, 'brand_name' | 'product_name' | 'product_size_name' | 'product_attribute_name'> & {
    readonly shipped_at: Instant
  }

async function goodsOf(db: Db, { orderId, line, shipmentId, creditNoteId }: Complaint): Promise<Goods> {
  const [found] = await rows<Goods>(
    db,
    sql`select ${GOODS}, (select shipped_at from shipment_heads where id = ${shipmentId}) as shipped_at,
          note.number as credit_note, note.gross::int as credited
        from order_goods l left join credit_note_heads note on note.id = ${creditNoteId}::int
        where l.order_id = ${orderId} and l.line = ${line}`,
  )
  return found!
}
