import type { StockMovementKind } from '@fairfloor/domain/catalogue/movement'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { down, keyset, type Part } from '../../platform/keyset.ts'

export type StockMovement = {
  readonly id: number
  readonly at: Date | string
  readonly before: number | null
  readonly after: number | null
  readonly kind: StockMovementKind
  readonly orderId: number | null
  readonly receiptId: number | null
  readonly user: string | null
  readonly note: string | null
  readonly key: string
}

/** Every change of a flavour's stock, newest first, and how many there are. Two statements. */
export async function movementsOf(db: Db, flavourId: number, part: Part) {
  const keys = keyset([down(sql`m.id`)], part)
  const found = await rows<StockMovement>(
    db,
    sql`select m.id::int as id, at, before, after, kind, order_id as "orderId", receipt_id as "receiptId", u.name as user, note, ${keys.key} as key
        from stock_movements m left join people u on u.id = m.user_id
        where flavour_id = ${flavourId} and ${keys.where} order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from stock_movements where flavour_id = ${flavourId}`,
  )
  const { rows: movements, listed } = keys.part(found, counted?.total ?? 0)
  return { movements, listed }
}
