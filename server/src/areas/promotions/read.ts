import type { Banner } from '@fairfloor/domain/promotions/banner'
import type { Clearance, Promotion } from '@fairfloor/domain/promotions/promotion'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { asc, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import {
  brandsOfMonth,
  clearances,
  landingBanners,
  productsOfWeek,
  promotionBrands,
  promotionGroups,
  promotionSizes,
  promotions,
} from './tables.ts'

/** Everything that the operator has set, past and future: a few thousand rows. */
export type Campaigns = {
  readonly promotions: ReadonlyMap<number, Promotion>
  readonly clearances: readonly Clearance[]
  /** Brand ids by month. */
  readonly brandsOfMonth: ReadonlyMap<string, number>
  /** Size ids by ISO week, in order. */
  readonly productsOfWeek: ReadonlyMap<string, readonly number[]>
  readonly banners: readonly Banner[]
}

/** Names what changed besides promotions, which their own ids name: little, and always read together. */
export const REST = 0

/** Reads it all in eight statements. */
export const readCampaigns = async (db: Db): Promise<Campaigns> => ({
  promotions: await readPromotions(db),
  ...(await readRest(db)),
})

/** @param ids of promotions that were changed, made or deleted; REST for everything else */
export async function patchCampaigns(db: Db, before: Campaigns, ids: ReadonlySet<number>): Promise<Campaigns> {
  const named = [...ids].filter(id => id !== REST)
  return {
    ...before,
    ...(named.length > 0 && { promotions: replaced(before.promotions, ids, await readPromotions(db, named)) }),
    ...(ids.has(REST) && (await readRest(db))),
  }
}

/** In the order of their ids, as they are read: the oldest first. */
const replaced = (
  before: Campaigns['promotions'],
  ids: ReadonlySet<number>,
  read: Campaigns['promotions'],
): Campaigns['promotions'] =>
  new Map([...[...before].filter(([id]) => !ids.has(id)), ...read].sort(([a], [b]) => a - b))

/** @param ids without them all */
export async function readPromotions(db: Db, ids?: readonly number[]): Promise<Campaigns['promotions']> {
  const among = (column: PgColumn) => ids && inArray(column, [...ids])
  const groupRows = await db.select().from(promotionGroups).where(among(promotionGroups.promotionId))
  const sizeRows = await db.select().from(promotionSizes).where(among(promotionSizes.promotionId))
  const brandRows = await db.select().from(promotionBrands).where(among(promotionBrands.promotionId))
  const groups = grouped(groupRows, row => [row.promotionId, row.priceGroupId])
  const sizes = grouped(sizeRows, row => [row.promotionId, row.sizeId])
  const brands = grouped(brandRows, row => [row.promotionId, row.brandId])
  const rows = await db.select().from(promotions).where(among(promotions.id)).orderBy(asc(promotions.id))
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        name: row.name,
        texts: { en: row.textEn, de: row.textDe },
        banner: row.banner,
        start: row.start,
        end: row.end,
        // The table's check ensures the columns of each kind.
        terms: termsOf(row)!,
        groups: new Set(groups.get(row.id)),
        sizeIds: new Set(sizes.get(row.id)),
        brandIds: new Set(brands.get(row.id)),
      },
    ]),
  )
}

const readRest = async (db: Db): Promise<Omit<Campaigns, 'promotions'>> => ({
  clearances: await readClearances(db),
  brandsOfMonth: await readBrandsOfMonth(db),
  productsOfWeek: await readProductsOfWeek(db),
  banners: await readBanners(db),
})

export const readClearances = (db: Db): Promise<Clearance[]> =>
  db.select().from(clearances).orderBy(asc(clearances.sizeId))

export async function readBrandsOfMonth(db: Db): Promise<Campaigns['brandsOfMonth']> {
  const months = await db.select().from(brandsOfMonth)
  return new Map(months.map(({ month, brandId }) => [month, brandId]))
}

export async function readProductsOfWeek(db: Db): Promise<Campaigns['productsOfWeek']> {
  const weeks = await db.select().from(productsOfWeek).orderBy(asc(productsOfWeek.week), asc(productsOfWeek.rank))
  return grouped(weeks, row => [row.week, row.sizeId])
}

export async function readBanners(db: Db): Promise<Banner[]> {
  const found = await db.select().from(landingBanners).orderBy(asc(landingBanners.rank), asc(landingBanners.id))
  return found.map(({ titleEn, titleDe, textEn, textDe, ...rest }) => ({
    ...rest,
    title: { en: titleEn, de: titleDe },
    text: { en: textEn, de: textDe },
  }))
}

function grouped<Row, Key, Value>(rows: readonly Row[], entry: (row: Row) => [Key, Value]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const row of rows) {
    const [key, value] = entry(row)
    const known = groups.get(key)
    if (known) known.push(value)
    else groups.set(key, [value])
  }
  return groups
}
