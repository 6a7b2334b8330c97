import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Eraser, strike } from '../../platform/strike.ts'
import { returns, shipments } from './tables.ts'

export const eraseFromShipments: Eraser = async (tx, person) => {
  const { customerId } = person
  if (customerId === null) return
  const ofCompany = (orderId: PgColumn): SQL =>
    inArray(orderId, sql`(select id from order_heads where customer_id = ${customerId})`)
  await strike(tx, person, [shipments.note], ofCompany(shipments.orderId))
  await strike(tx, person, [returns.note], ofCompany(returns.orderId))
}
