import type { Promotion } from '@fairfloor/domain/promotions/promotion'
import type { Terms } from '@fairfloor/domain/promotions/terms'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { promotionsChanged } from './promotions.ts'
import { promotionBrands, promotionGroups, promotionSizes, promotions } from './tables.ts'
import { termsView } from './views.ts'

export type PromotionInput = {
  readonly name: string
  readonly texts: { readonly en: string; readonly de: string }
  readonly banner: string | null
  readonly start: Date
  readonly end: Date
  readonly terms: Terms
  /** Ids of price groups; none: for all. */
  readonly groups: readonly number[]
  readonly sizeIds: readonly number[]
  readonly brandIds: readonly number[]
}

/** Creates a promotion, or replaces the one with this id. @returns its id; undefined where there is none with it */
export async function savePromotion(tx: Db, id: number | null, input: PromotionInput): Promise<number | undefined> {
  const { name, texts, banner, start, end, terms } = input
  const row = { name, textEn: texts.en, textDe: texts.de, banner, start, end, ...termsView(terms) }
  const [saved] = await (id === null
    ? tx.insert(promotions).values(row).returning({ id: promotions.id })
    : tx.update(promotions).set(row).where(eq(promotions.id, id)).returning({ id: promotions.id }))
  if (!saved) return undefined
  const promotionId = saved.id
  if (id !== null)
    for (const table of [promotionGroups, promotionSizes, promotionBrands])
      await tx.delete(table).where(eq(table.promotionId, id))
  if (input.groups.length > 0)
    await tx.insert(promotionGroups).values(input.groups.map(priceGroupId => ({ promotionId, priceGroupId })))
  if (input.sizeIds.length > 0)
    await tx.insert(promotionSizes).values(input.sizeIds.map(sizeId => ({ promotionId, sizeId })))
  if (input.brandIds.length > 0)
    await tx.insert(promotionBrands).values(input.brandIds.map(brandId => ({ promotionId, brandId })))
  await promotionsChanged(tx, promotionId)
  return promotionId
}

const SECOND_MS = 1000

/** Ends a promotion now: its last second is over. One that has not begun is deleted. */
export async function endPromotion(tx: Db, { id, start }: Promotion, now: Date): Promise<void> {
  const end = new Date(Math.max(start.getTime(), now.getTime() - SECOND_MS))
  if (start > now) await tx.delete(promotions).where(eq(promotions.id, id))
  else await tx.update(promotions).set({ end }).where(eq(promotions.id, id))
  await promotionsChanged(tx, id)
}
