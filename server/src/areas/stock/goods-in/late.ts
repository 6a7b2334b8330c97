import type { Day } from '@fairfloor/domain/day'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { tellLate } from '../../orders/index.ts'
import { refreshEtas } from './etas.ts'

/**
 * Tells buyers once of each line whose day has passed, and sets the next day of its flavour. The delivery is locked first,
 * as a receipt does it; what another server has locked is left to it.
 */
export async function noteLate(tx: Db, today: Day, now: Date): Promise<void> {
  const deliveries = await rows<{ id: number }>(
    tx,
    sql`
      select d.id from expected_deliveries d
      where d.closed_at is null and exists (select from expected_delivery_lines l where l.delivery_id = d.id and ${isLate(today)})
      order by d.id for update skip locked`,
  )
  if (deliveries.length === 0) return
  const late = await rows<{ flavourId: number }>(
    tx,
    sql`
      update expected_delivery_lines l set late_mailed_at = ${now.toISOString()}::timestamptz
      where l.delivery_id in ${deliveries.map(({ id }) => id)} and ${isLate(today)} returning l.flavour_id as "flavourId"`,
  )
  const flavourIds = [...new Set(late.map(({ flavourId }) => flavourId))].sort((a, b) => a - b)
  await refreshEtas(tx, flavourIds, today)
  await tellLate(tx, flavourIds)
}

const isLate = (today: Day): SQL =>
  sql`l.expected_on < ${today}::date and l.received < l.quantity and l.late_mailed_at is null`
