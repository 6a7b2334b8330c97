import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Eraser, strike } from '../../platform/strike.ts'
import { orderLines, orders } from './tables.ts'

/** Orders stay, as the law wants; the person goes from their notes, and from addresses beside the company. */
export const eraseFromOrders: Eraser = async (tx, person) => {
  const { customerId, name } = person
  if (customerId === null) return
  const ofCompany = eq(orders.customerId, customerId)
  await strike(tx, person, [orders.externalReference, orders.note, orders.internalNote], ofCompany)
  const linesOfCompany = sql`${orderLines.orderId} in (select ${orders.id} from ${orders} where ${ofCompany})`
  await strike(tx, person, [orderLines.extras], linesOfCompany)
  for (const column of [orders.invoiceAddress, orders.shippingAddress]) {
    const address = sql.identifier(column.name)
    const without = sql`${address} || '{"first_name": "", "last_name": ""}'::jsonb`
    await tx.execute(sql`update ${orders} set ${address} = ${without} where ${ofCompany} and ${names(column, name)}`)
  }
}

/** Without a company the name says whose address it is: then it is part of the document. */
const names = (column: PgColumn, name: string): SQL =>
  sql`lower(trim((${column}->>'first_name') || ' ' || (${column}->>'last_name'))) = ${name.trim().toLowerCase()}
    and trim(${column}->>'company') <> ''`
