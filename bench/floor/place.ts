import type { FloorDatabase } from './database.ts'

/**
 * Takes the newest order of the shop and returns a function that writes all of its rows again in one transaction: order,
 * lines, stock and event, and takes its lines out of a basket. Reads, checks and prices nothing. `fill` puts the lines into
 * the basket.
 */
export async function makePlaceFloor({ query, transaction }: FloorDatabase) {
  const [order] = await query("select * from orders where kind = 'shop' order by id desc limit 1")
  const lines = await query('select * from order_lines where order_id = $1', [order!.id])
  const event = JSON.stringify({ orderId: 0, userId: 0 })
  const all = await columnsOf('orders', ['id'])
  const ofLine = await columnsOf('order_lines', ['order_id'])
  const [orderText, linesText] = [order!, lines].map(value => JSON.stringify(value))

  return {
    fill: () =>
      query(
        `insert into basket_positions (customer_id, flavour_id, quantity, price, added_at, added_by)
         select $2::int, flavour_id, quantity, 1, now(), $3::int
         from jsonb_to_recordset($1::jsonb) as line(flavour_id int, quantity int)
         on conflict do nothing`,
        [linesText, order!.customer_id, order!.placed_by],
      ),
    place: () =>
      transaction(async tx => {
        await tx('delete from basket_positions where customer_id = $1', [order!.customer_id])
        await tx(
          `update stock set quantity = stock.quantity - taken.reserved_quantity
           from jsonb_to_recordset($1::jsonb) as taken(flavour_id int, reserved_quantity int)
           where stock.flavour_id = taken.flavour_id`,
          [linesText],
        )
        const [made] = await tx(
          `insert into orders (${all}) select ${all} from jsonb_populate_record(null::orders, $1::jsonb) returning id`,
          [orderText],
        )
        await tx(
          `insert into order_lines (order_id, ${ofLine})
           select $2::int, ${ofLine} from jsonb_populate_recordset(null::order_lines, $1::jsonb)`,
          [linesText, made!.id],
        )
        await tx(`insert into outbox_events (topic, payload) values ('bench', $1::jsonb)`, [event])
      }),
  }

  async function columnsOf(table: string, without: string[]): Promise<string> {
    const found = await query('select column_name from information_schema.columns where table_name = $1', [table])
    return found
      .map(row => row.column_name as string)
      .filter(name => !without.includes(name))
      .join(', ')
  }
}
