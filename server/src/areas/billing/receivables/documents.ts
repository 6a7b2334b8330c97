import type { getDocuments } from '@fairfloor/domain/billing/receivables/contract'
import type { DocumentState, standings } from '@fairfloor/domain/billing/receivables/states'
import type { Day } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { down, keyset, type Part, up } from '../../../platform/keyset.ts'
import { companyNames, customerOf } from '../../companies/index.ts'
import { freeOfCredit } from '../left-money.ts'
import { owedInvoices } from '../owed.ts'
import { condition, type Wanted } from './condition.ts'

type Standing = (typeof standings)[number]

/** An invoice or a credit note; amounts in cents. */
type FoundDocument = {
  readonly kind: 'invoice' | 'credit note'
  readonly number: string
  readonly orderId: number | null
  /** The customer's own number of the order. */
  readonly reference: string | null
  readonly customerId: number
  readonly issuedOn: Day
  readonly dueOn: Day | null
  readonly paidAt: Date | string | null
  readonly gross: number
  readonly rest: number
  readonly standing: Standing
  readonly level: number | null
  readonly sentAt: Date | string | null
  readonly key: string
}

/** The customer's own number of a document's order. */
const referenceOf = (document: SQL): SQL =>
  sql`(select o.external_reference from order_heads o where o.id = ${document}.order_id)`

/** Every document, of all customers or of one, with where it stands. What a card may get back is not left here. */
const documentsOn = (today: Day, { customer }: Wanted): SQL => sql`
  with owing as (${owedInvoices(customer === undefined ? sql`true` : sql`i.customer_id = ${customer}`)}), document as (
    select 'invoice' as kind, i.id, i.number, i.order_id, ${referenceOf(sql`i`)} as reference, i.customer_id, i.issued_on, i.due_on, i.paid_at, i.gross,
      coalesce(owing.rest, 0) as rest, coalesce(owing.owed, 0) as owed,
      case
        when i.paid_at is not null then 'paid'
        when owing.owed = 0 then 'covered'
        when i.due_on < ${today}::date then 'overdue'
        else 'open'
      end as standing
    from invoice_heads i left join owing on owing.id = i.id
    union all
    select 'credit note', credit.id, number, order_id, reference, customer_id, issued_on, null, null, gross, rest, 0,
      case when rest > 0 then 'credit left' else 'credit used' end
    from (
      select c.*, ${freeOfCredit} as rest, ${referenceOf(sql`c`)} as reference
      from credit_note_heads c
    ) credit
  )`

/** A part of the documents, and how many there are in each state. Three statements, and the names. */
export async function partOfDocuments(
  db: Db,
  wanted: Wanted,
  { today, timeZone, part }: { today: Day; timeZone: string; part: Part },
): Promise<Answer<typeof getDocuments>> {
  const which = await condition(db, wanted)
  const counts = await countsOf(db, wanted, { today, which })
  const { all, open, overdue, paid, credit } = counts
  const documents = { open: open.documents, overdue: overdue.documents, paid, credit: credit.documents }
  const total = wanted.state === undefined ? all : documents[wanted.state]
  const { rows: found, listed } = await documentsFound(db, wanted, { today, which, part: { ...part, total } })
  const companies = await companyNames(
    db,
    found.map(({ customerId }) => customerId),
  )
  const customer = wanted.customer === undefined ? undefined : await customerOf(db, wanted.customer)
  return {
    ...listed,
    today,
    time_zone: timeZone,
    customer: customer ? { id: customer.id, company: customer.company } : null,
    counts,
    documents: found.map(one => ({
      kind: one.kind,
      number: one.number,
      order_id: one.orderId,
      customer: { id: one.customerId, company: companies.get(one.customerId) ?? '' },
      issued_on: one.issuedOn,
      due_on: one.dueOn,
      paid_at: instantOf(one.paidAt),
      amount: euros(cents(one.gross)),
      open: euros(cents(one.rest)),
      standing: one.standing,
      reminder: one.level === null ? null : { level: one.level, sent_at: instantOf(one.sentAt)! },
    })),
  }
}

const instantOf = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

const STATES: Readonly<Record<DocumentState, SQL>> = {
  open: sql`standing in ('open', 'overdue', 'covered')`,
  overdue: sql`standing = 'overdue'`,
  paid: sql`standing = 'paid'`,
  credit: sql`kind = 'credit note'`,
}

/** What is open is read by the day on which it is due, the rest from the newest on. */
export async function documentsFound(db: Db, wanted: Wanted, { today, which, part, openFirst }: Look) {
  const { state } = wanted
  const newest = [down(sql`issued_on`, 'date'), up(sql`kind`, 'text'), down(sql`id`)]
  const byDue = [up(sql`due_on`, 'date'), up(sql`id`)]
  const open = up(sql`case when ${STATES.open} then due_on else 'infinity'::date end`, 'date')
  const keys = keyset(state === 'open' || state === 'overdue' ? byDue : openFirst ? [open, ...newest] : newest, part)
  const found = await rows<FoundDocument>(
    db,
    sql`
      ${documentsOn(today, wanted)}
      select kind, number, order_id as "orderId", reference, customer_id as "customerId", issued_on::text as "issuedOn",
        due_on::text as "dueOn", paid_at as "paidAt", gross::float8 as gross, rest::float8 as rest, standing,
        reminder.level, reminder.sent_at as "sentAt", ${keys.key} as key
      from document left join lateral (
        select level, sent_at from reminders where document.kind = 'invoice' and invoice_id = document.id
        order by level desc limit 1
      ) reminder on true
      where ${which} ${state ? sql`and ${STATES[state]}` : sql``} and ${keys.where}
      order by ${keys.orderBy} limit ${keys.limit}`,
  )
  return keys.part(found, part.total ?? found.length)
}

type Look = {
  readonly today: Day
  readonly which: SQL
  readonly part: Part
  /** What is open comes before the rest, also among documents of all states. */
  readonly openFirst?: boolean
}

/** How many of what is searched there are in each state. */
export async function countsOf(
  db: Db,
  wanted: Wanted,
  { today, which }: Pick<Look, 'today' | 'which'>,
): Promise<Answer<typeof getDocuments>['counts']> {
  const [found] = await rows<Record<'all' | 'open' | 'overdue' | 'paid' | 'credit', number> & Sums>(
    db,
    sql`
      ${documentsOn(today, wanted)}
      select count(*)::int as all, (count(*) filter (where ${STATES.open}))::int as open,
        (count(*) filter (where ${STATES.overdue}))::int as overdue,
        (count(*) filter (where ${STATES.paid}))::int as paid,
        (count(*) filter (where ${STATES.credit}))::int as credit,
        coalesce(sum(owed), 0)::float8 as "openSum",
        coalesce(sum(owed) filter (where ${STATES.overdue}), 0)::float8 as "overdueSum",
        coalesce(sum(rest) filter (where ${STATES.credit}), 0)::float8 as "creditSum"
      from document where ${which}`,
  )
  const { all, paid, ...of } = found!
  const inEuros = (sum: number) => euros(cents(sum))
  return {
    all,
    paid,
    open: { documents: of.open, sum: inEuros(of.openSum) },
    overdue: { documents: of.overdue, sum: inEuros(of.overdueSum) },
    credit: { documents: of.credit, sum: inEuros(of.creditSum) },
  }
}

type Sums = { readonly openSum: number; readonly overdueSum: number; readonly creditSum: number }
