import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { Entry, getBankEntries, Match as ShownMatch } from '@fairfloor/domain/payments/received/bank-contract'
import { type Match, matchOf } from '@fairfloor/domain/payments/received/match'
import { type Owed, owedOf } from '@fairfloor/domain/payments/received/owed'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { down, type Part, partOfTable } from '../../../platform/keyset.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { companyNames } from '../../companies/index.ts'
import { peopleById } from '../../people/index.ts'
import { bankEntries, bankFiles } from '../bank-tables.ts'
import { type EntryRow, owedFor } from './owed.ts'

const NOTHING = owedOf({ invoices: [], orders: [], customers: [], byIban: new Map() })

/** How many open sums are matched at most. */
const MOST_OPEN = 2000

/** A part of the sums in a state, the last first, each with what it may be for. */
export async function partOfEntries(
  db: Db,
  { search, state }: Omit<Parsed<typeof getBankEntries>['query'], 'place'>,
  part: Part,
): Promise<Answer<typeof getBankEntries>> {
  const where = and(eq(bankEntries.state, state), mentions(search.trim()))
  const order = [down(bankEntries.bookedOn, 'date'), down(bankEntries.id)]
  const { rows: found, listed } = await partOfTable(db, bankEntries, { where, order, part })
  const open = await openEntries(db)
  const owed = open.length > 0 ? await owedFor(db, open) : NOTHING
  const matched = new Map(open.map(entry => [entry.id, matchOf(arrivedOf(entry), owed)]))
  const payments = await paymentsOf(db, found)
  const matches = found.flatMap(({ id }) => matched.get(id)?.matches ?? [])
  const companies = await companyNames(db, [
    ...matches.map(({ customerId }) => customerId),
    ...[...payments.values()].map(({ customerId }) => customerId),
  ])
  const people = await peopleById(
    db,
    found.flatMap(({ decidedBy }) => (decidedBy === null ? [] : [decidedBy])),
  )
  const shown = (match: Match) => shownMatch(match, owed, companies)
  return {
    ...listed,
    certain: [...matched.values()].filter(({ isCertain }) => isCertain).length,
    last_file: await lastFile(db),
    entries: found.map((entry): Entry => {
      const { isCertain = false, matches = [] } = matched.get(entry.id) ?? {}
      const payment = payments.get(entry.id)
      return {
        entry_id: entry.id,
        booked_on: entry.bookedOn,
        amount: euros(cents(entry.amount)),
        payer: entry.payer,
        payer_iban: entry.payerIban,
        text: entry.text,
        end_to_end: entry.endToEnd,
        state: entry.state,
        decided_at: entry.decidedAt?.toISOString() ?? null,
        decided_by: entry.decidedBy === null ? null : (people.get(entry.decidedBy)?.name ?? null),
        payment_id: payment?.id ?? null,
        company: payment ? (companies.get(payment.customerId) ?? null) : null,
        is_certain: isCertain,
        matches: matches.map(shown),
      }
    }),
  }
}

/** Sums that nobody has decided, the oldest first. @param lock keeps others from deciding them */
export async function openEntries(db: Db, lock = false): Promise<EntryRow[]> {
  const query = db
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.state, 'open'))
    .orderBy(bankEntries.id)
    .limit(MOST_OPEN)
  return lock ? query.for('update') : query
}

export const arrivedOf = ({ amount, ...entry }: EntryRow) => ({ ...entry, amount: cents(amount) })

function shownMatch(
  { customerId, orderId, invoiceIds, open, why }: Match,
  { invoiceOfId }: Owed,
  companies: ReadonlyMap<number, string>,
): ShownMatch {
  return {
    customer_id: customerId,
    company: companies.get(customerId) ?? '',
    order_id: orderId,
    invoices: invoiceIds
      .map(id => invoiceOfId.get(id)!)
      .map(({ id, number, rest }) => ({ invoice_id: id, invoice_number: number, open: euros(rest) })),
    open: euros(open),
    why: [...why],
  }
}

function mentions(search: string): SQL | undefined {
  if (search === '') return undefined
  const like = containing(search)
  return or(ilike(bankEntries.payer, like), ilike(bankEntries.text, like), ilike(bankEntries.payerIban, like))
}

/** The payment that each sum was booked as. */
async function paymentsOf(db: Db, entries: readonly EntryRow[]) {
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, { id: number; customerId: number }>()
  const found = await rows<{ id: number; customerId: number; entryId: number }>(
    db,
    sql`
      select id, customer_id as "customerId", bank_entry_id as "entryId" from money_received
      where bank_entry_id in ${ids} and reversed_at is null`,
  )
  return new Map(found.map(one => [one.entryId, one]))
}

async function lastFile(db: Db) {
  const [file] = await db.select().from(bankFiles).orderBy(desc(bankFiles.importedAt), desc(bankFiles.id)).limit(1)
  return file ? { name: file.name, imported_at: file.importedAt.toISOString() } : null
}
