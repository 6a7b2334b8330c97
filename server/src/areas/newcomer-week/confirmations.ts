import { isOpen, mostOf, type Question, wantedOf } from '@fairfloor/domain/newcomer-week/confirming'
import { openOf } from '@fairfloor/domain/orders/rest'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { orderById, piecesOf, type StoredOrder } from '../orders/index.ts'

type Line = StoredOrder['lines'][number]

/** A backorder that its customer is to confirm, with what the customer has said so far. */
export type Confirmation = {
  readonly order: StoredOrder['order']
  readonly lines: readonly {
    readonly line: Line
    readonly question: Question
    /** The most that can be confirmed, and what would be. */
    readonly most: number
    readonly wanted: number
    /** What of it has not come yet. */
    readonly open: number
  }[]
}

/** The backorder that stands in place of a customer's basket: of several the one that was asked for first. */
export const confirmationOf = async (db: Db, customerId: number): Promise<Confirmation | undefined> =>
  (await confirmationsOf(db, customerId, 1))[0]

/** The first backorders that a customer is to confirm. What has arrived or was cancelled meanwhile asks nothing any more. */
export async function confirmationsOf(db: Db, customerId: number, most: number): Promise<Confirmation[]> {
  const asked = await rows<Question & { orderId: number; line: number }>(
    db,
    sql`select c.order_id as "orderId", l.line, l.kept, l.asked, l.wanted
        from backorder_confirmations c join backorder_confirmation_lines l on l.order_id = c.order_id
        where c.customer_id = ${customerId} and exists (
          select 1 from backorder_confirmation_lines q join order_goods o on o.order_id = q.order_id and o.line = q.line
          where q.order_id = c.order_id and o.quantity > o.reserved_quantity + o.cancelled_quantity
        ) order by c.asked_at, c.order_id, l.line`,
  )
  const open: Confirmation[] = []
  for (const [orderId, questions] of Map.groupBy(asked, question => question.orderId)) {
    if (open.length === most) break
    const { order, lines, shipped } = (await orderById(db, orderId))!
    const byLine = new Map(lines.map(line => [line.line, line]))
    const about = questions.map(question => {
      const line = byLine.get(question.line)!
      const pieces = piecesOf(line, shipped)
      return {
        line,
        question,
        pieces,
        most: mostOf(question, pieces),
        wanted: wantedOf(question, pieces),
        open: openOf(pieces),
      }
    })
    if (isOpen(about.map(({ pieces }) => pieces))) open.push({ order, lines: about.filter(line => line.most > 0) })
  }
  return open
}
