import { sql } from 'drizzle-orm'
import type { TestPayments } from '../test-payments.ts'

type Credit = { readonly gross: number; readonly number: string; readonly issuedOn?: string }

/** Gives the buyer credit that settles nothing yet; its document does not matter. */
export async function credit({ db, own }: TestPayments, { gross, number, issuedOn = '2025-05-12' }: Credit) {
  await db.execute(sql`
    insert into credit_notes (kind, customer_id, year, sequence, number, issued_on, gross, reason, seller, document)
    select 'goodwill', ${own.customerId}, 2025, 1 + count(*), ${number}, ${issuedOn}::date, ${gross}, 'Test', '{}', '{}'
    from credit_notes`)
}
