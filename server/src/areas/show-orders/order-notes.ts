import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import type { FieldError } from '@fairfloor/domain/refusal'
import type { confirmBasket, getOrderNotes } from '@fairfloor/domain/show-orders/contract'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { wishMonths } from '@fairfloor/domain/show-orders/wish-months'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { flavourOf, type Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import type { ShowOrder, ShowPosition } from './show-order.ts'
import { showWishes } from './tables.ts'

/** A brand and the month, YYYY-MM, in which the customer would like it. */
export type MonthWish = { readonly brandId: number; readonly month: string }

/** What the customer says with the confirmation; all of it is optional. */
export type OrderNotes = {
  readonly reference: string | null
  readonly note: string | null
  readonly wishes: readonly MonthWish[]
}

/** The notes as sent: blank ones are none, and of two wishes for one brand the last counts. */
export function notesOf({ reference, note, wishes }: CallInput<typeof confirmBasket>['body']): OrderNotes {
  return {
    reference: reference?.trim() || null,
    note: note?.trim() || null,
    wishes: [...new Map((wishes ?? []).map(({ brand_id: brandId, month }) => [brandId, { brandId, month }])).values()],
  }
}

/** The brands of which an order has at least one piece. */
export const brandsOf = (snapshot: Snapshot, positions: readonly ShowPosition[]): Set<number> =>
  new Set(
    positions
      .filter(({ quantity }) => quantity > 0)
      .map(({ flavourId }) => flavourOf(snapshot, flavourId).size.product.brand.id),
  )

/** @throws Refusal wish_of_another_brand, wish_out_of_time, each naming the wishes */
export function guardMonths(
  wishes: readonly MonthWish[],
  brands: ReadonlySet<number>,
  { releaseEnd, timeZone }: Edition,
  now: Date,
): void {
  const months = wishMonths(now, releaseEnd, timeZone)
  const others: FieldError[] = []
  const late: FieldError[] = []
  for (const [i, { brandId, month }] of wishes.entries()) {
    if (!brands.has(brandId)) others.push({ path: `wishes.${i}.brand_id`, detail: 'This brand is not in the order.' })
    else if (!months.includes(month))
      late.push({ path: `wishes.${i}.month`, detail: 'Nothing is released in this month.' })
  }
  if (others.length > 0) throw refuse('wish_of_another_brand', undefined, others)
  if (late.length > 0) throw refuse('wish_out_of_time', { first: months[0]!, last: months.at(-1)! }, late)
}

/** The wishes of a show order, by month. */
export const wishesOfOrder = (db: Db, showOrderId: number): Promise<MonthWish[]> =>
  db
    .select({ brandId: showWishes.brandId, month: showWishes.month })
    .from(showWishes)
    .where(eq(showWishes.showOrderId, showOrderId))
    .orderBy(asc(showWishes.month), asc(showWishes.brandId))

/** What the customer said with the confirmation, as sent on the wire. */
export const notesView = (
  { confirmedAt, reference, note }: ShowOrder,
  wishes: readonly MonthWish[],
  snapshot: Snapshot,
): Answer<typeof getOrderNotes> => ({
  confirmed_at: confirmedAt?.toISOString() ?? null,
  reference,
  note,
  wishes: wishes.map(({ brandId, month }) => ({
    brand_id: brandId,
    brand_name: snapshot.brands.get(brandId)?.name ?? '',
    month,
  })),
})
