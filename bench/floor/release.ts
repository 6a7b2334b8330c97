import type { FloorDatabase } from './database.ts'

type Row = Record<string, unknown>

/**
 * Takes the newest release of the database with its order and returns a function that writes all of its rows again in
 * one transaction: order, lines, shipment, numbered invoice, stock, positions, release and event. Reads, checks and
 * prices nothing.
 */
export async function makeReleaseFloor({ query, transaction }: FloorDatabase): Promise<() => Promise<void>> {
  const [release] = await query('select * from releases order by order_id desc limit 1')
  const from = [release!.order_id]
  const [order] = await query('select * from orders where id = $1', from)
  const lines = await query('select * from order_lines where order_id = $1', from)
  const [invoice] = await query('select * from invoices where order_id = $1', from)
  const [shipment] = await query('select * from shipments where order_id = $1', from)
  const event = JSON.stringify({ showOrderId: release!.show_order_id, orderId: 0, userId: 0 })
  const all = await columnsOf('orders', ['id'])
  const ofLine = await columnsOf('order_lines', ['order_id'])
  const ofInvoice = await columnsOf('invoices', ['id', 'order_id', 'shipment_id', 'sequence', 'number'])
  const [orderText, linesText, invoiceText] = [order!, lines, invoice!].map(value => JSON.stringify(value))

  return () =>
    transaction(async tx => {
      const [made] = await tx(
        `insert into orders (${all}) select ${all} from jsonb_populate_record(null::orders, $1::jsonb) returning id`,
        [orderText],
      )
      const id = made!.id
      await tx(
        `insert into order_lines (order_id, ${ofLine})
         select $2::int, ${ofLine} from jsonb_populate_recordset(null::order_lines, $1::jsonb)`,
        [linesText, id],
      )
      await tx(
        `with counter as (update invoice_numbers set last = last + 1 where year = $3 returning last),
         made as (insert into shipments (order_id, carrier, made_at) values ($2::int, $4, $5) returning id),
         packed as (
           insert into shipment_lines (shipment_id, order_id, line, quantity)
           select made.id, $2::int, line, quantity
           from made, jsonb_to_recordset($6::jsonb) as part(line int, quantity int)
         )
         insert into invoices (order_id, shipment_id, sequence, number, ${ofInvoice})
         select $2::int, made.id, last, 'B-' || last, ${ofInvoice}
         from counter, made, jsonb_populate_record(null::invoices, $1::jsonb)`,
        [invoiceText, id, invoice!.year, shipment!.carrier, shipment!.made_at, linesText],
      )
      await tx(
        `update stock set quantity = stock.quantity - taken.quantity
         from jsonb_to_recordset($1::jsonb) as taken(flavour_id int, quantity int)
         where stock.flavour_id = taken.flavour_id`,
        [linesText],
      )
      await tx(
        `update show_positions p set released_quantity = p.released_quantity + taken.quantity
         from jsonb_to_recordset($1::jsonb) as taken(flavour_id int, quantity int)
         where p.show_order_id = $2 and p.flavour_id = taken.flavour_id`,
        [linesText, release!.show_order_id],
      )
      await tx('insert into releases (order_id, show_order_id, released_at, released_by) values ($1, $2, $3, $4)', [
        id,
        release!.show_order_id,
        release!.released_at,
        release!.released_by,
      ])
      await tx(`insert into outbox_events (topic, payload) values ('bench', $1::jsonb)`, [event])
    })

  async function columnsOf(table: string, without: string[]): Promise<string> {
    const found = await query(
      "select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
      [table],
    )
    return found
      .map((row: Row) => row.column_name as string)
      .filter(name => !without.includes(name))
      .join(', ')
  }
}
