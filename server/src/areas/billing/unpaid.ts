import { sql } from 'drizzle-orm'

/** What is left to pay of an invoice, which the statement calls `i`. */
export const restOfInvoice = sql`i.gross - coalesce((select sum(s.amount) from settlements s where s.invoice_id = i.id), 0)`
