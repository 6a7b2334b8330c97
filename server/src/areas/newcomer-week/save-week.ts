import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newcomerWeekBrands, newcomerWeekProducts, newcomerWeeks, type StoredQuestion } from './tables.ts'
import { type Week, type WeekBrand, type WeekProduct, weeksChanged } from './weeks.ts'

export type WeekInput = Pick<Week, 'name' | 'published' | 'start' | 'end' | 'bannerStart' | 'bannerEnd'> & {
  readonly texts: { readonly en: string; readonly de: string }
  readonly questions: readonly StoredQuestion[]
  /** In the order in which they are shown. */
  readonly brands: readonly (WeekBrand & { readonly brandId: number })[]
  readonly products: readonly (WeekProduct & { readonly productId: number })[]
}

/**
 * Creates an event, or replaces the one of this name. The database refuses one that overlaps another.
 * @returns its id
 */
export async function saveWeek(tx: Db, input: WeekInput): Promise<number> {
  const [before] = await tx
    .select({ id: newcomerWeeks.id })
    .from(newcomerWeeks)
    .where(eq(newcomerWeeks.name, input.name))
    .for('update')
  return writeWeek(tx, before?.id ?? null, input)
}

/** Creates an event, or replaces the one with this id, also its name. @returns its id */
export async function writeWeek(tx: Db, id: number | null, input: WeekInput): Promise<number> {
  const { texts, brands, products, ...head } = input
  const row = { ...head, textEn: texts.en, textDe: texts.de }
  const [saved] = await (id === null
    ? tx.insert(newcomerWeeks).values(row).returning({ id: newcomerWeeks.id })
    : tx.update(newcomerWeeks).set(row).where(eq(newcomerWeeks.id, id)).returning({ id: newcomerWeeks.id }))
  const weekId = saved!.id
  for (const table of [newcomerWeekBrands, newcomerWeekProducts]) await tx.delete(table).where(eq(table.weekId, weekId))
  if (brands.length > 0)
    await tx.insert(newcomerWeekBrands).values(brands.map((brand, rank) => ({ ...brand, weekId, rank })))
  if (products.length > 0)
    await tx.insert(newcomerWeekProducts).values(products.map((product, rank) => ({ ...product, weekId, rank })))
  await weeksChanged(tx)
  return weekId
}
