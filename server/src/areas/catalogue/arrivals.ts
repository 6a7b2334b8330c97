import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** When a flavour came, the last time. */
export type Arrival = { readonly flavourId: number; readonly at: Date }

/**
 * Flavours that have arrived since an instant: after at least a day without stock, by a receipt, a count or an import; or by
 * their first receipt. The newest first; one statement.
 */
export async function arrivalsSince(db: Db, since: Date): Promise<Arrival[]> {
  const found = await rows<{ flavourId: number; at: Date | string }>(
    db,
    sql`
      select flavour_id as "flavourId", max(at) as at from (
        select m.flavour_id, m.at from stock_movements m
        left join lateral (
          select p.at from stock_movements p where p.flavour_id = m.flavour_id and p.id < m.id order by p.id desc limit 1
        ) previous on true
        where m.at >= ${since} and (m.kind = 'receipt' or (m.before = 0 and m.after > 0)) and (
          (m.kind in ('receipt', 'count', 'import') and m.before = 0 and previous.at <= m.at - interval '1 day')
          or (m.kind = 'receipt' and not exists (
            select from stock_movements r where r.flavour_id = m.flavour_id and r.kind = 'receipt' and r.id < m.id
          ))
        )
      ) arrived
      group by flavour_id order by max(at) desc, flavour_id`,
  )
  return found.map(({ flavourId, at }) => ({ flavourId, at: new Date(at) }))
}

/** Since when flavours have been without stock, as far as movements say; one statement. */
export async function emptySince(db: Db, flavourIds: readonly number[]): Promise<Map<number, Date>> {
  const found = await rows<{ flavourId: number; at: Date | string }>(
    db,
    sql`
      select wanted.value::int as "flavourId", last.at
      from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb) wanted
      cross join lateral (
        select at from stock_movements where flavour_id = wanted.value::int order by id desc limit 1
      ) last`,
  )
  return new Map(found.map(({ flavourId, at }) => [flavourId, new Date(at)]))
}
