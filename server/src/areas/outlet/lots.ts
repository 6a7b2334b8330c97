import type { Day } from '@fairfloor/domain/day'
import type { Cents } from '@fairfloor/domain/money'
import { type LotState, standingOf } from '@fairfloor/domain/outlet/lots'
import type { OutletMovementKind } from '@fairfloor/domain/outlet/movements'
import type { OutletReason } from '@fairfloor/domain/outlet/reasons'
import type { LotStanding } from '@fairfloor/domain/outlet/states'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Pieces of a flavour in the outlet. */
export type Lot = LotState & {
  readonly id: number
  readonly flavourId: number
  readonly lot: string | null
  readonly firstQuantity: number
  readonly price: Cents
  readonly reason: OutletReason
}

const COLUMNS = sql.raw(`id, flavour_id as "flavourId", lot, best_before::text as "bestBefore", price, reason,
  first_quantity as "firstQuantity", quantity, withdrawn_at is not null as "isWithdrawn"`)

const ofIds = (ids: readonly number[]): SQL =>
  sql`id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** What can be bought on a day. */
export const lotsForSale = (db: Db, today: Day): Promise<Lot[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from outlet_lots
        where quantity > 0 and withdrawn_at is null and best_before >= ${today}::date`,
  )

const CONDITIONS: Record<LotStanding, SQL> = {
  'for sale': sql`withdrawn_at is null and best_before >= today and quantity > 0`,
  'sold out': sql`withdrawn_at is null and best_before >= today and quantity = 0`,
  expired: sql`withdrawn_at is null and best_before < today`,
  withdrawn: sql`withdrawn_at is not null`,
}

/** Every lot that stands so, the first to expire first. */
export const lotsThatAre = (db: Db, state: LotStanding, today: Day): Promise<Lot[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from outlet_lots cross join (select ${today}::date as today) clock
        where ${CONDITIONS[state]} order by best_before, id`,
  )

export const lotsById = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Lot>> =>
  byId(await rows<Lot>(db, sql`select ${COLUMNS} from outlet_lots where ${ofIds(ids)}`))

/** Locks lots in id order, so that two who take of several never wait for each other. */
export const lockLots = async (tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Lot>> =>
  byId(await rows<Lot>(tx, sql`select ${COLUMNS} from outlet_lots where ${ofIds(ids)} order by id for update`))

const byId = (lots: readonly Lot[]) => new Map(lots.map(lot => [lot.id, lot]))

export const isForSale = (lot: Lot, today: Day): boolean => standingOf(lot, today) === 'for sale'

type Moving = {
  readonly kind: OutletMovementKind
  readonly orderId?: number
  /** Null: nobody, by itself. */
  readonly userId: number | null
  readonly note?: string
  readonly at: Date
}

/** Changes the pieces of lots that are locked, each with its movement; one statement. @param moves each lot once */
export async function moveLots(
  tx: Db,
  moves: readonly { readonly lotId: number; readonly change: number }[],
  { kind, orderId, userId, note, at }: Moving,
): Promise<void> {
  const changes = moves.filter(({ change }) => change !== 0)
  if (changes.length === 0) return
  await tx.execute(sql`
    with moved as (
      update outlet_lots set quantity = outlet_lots.quantity + wanted.change
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as wanted("lotId" int, change int)
      where id = "lotId" returning id, wanted.change
    )
    insert into outlet_movements (lot_id, at, change, kind, order_id, user_id, note)
    select id, ${at.toISOString()}::timestamptz, change, ${kind}::text, ${orderId ?? null}::int, ${userId}::int,
      ${note ?? null}::text
    from moved order by id`)
}
