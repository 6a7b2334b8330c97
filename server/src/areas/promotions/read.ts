import type { Banner } from '@fairfloor/domain/promotions/banner'
import type { Clearance, Promotion } from '@fairfloor/domain/promotions/promotion'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { asc } from 'drizzle-orm'
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

/** Reads it all in eight statements. */
export async function readCampaigns(db: Db): Promise<Campaigns> {
  const groups = grouped(await db.select().from(promotionGroups), row => [row.promotionId, row.priceGroupId])
  const sizes = grouped(await db.select().from(promotionSizes), row => [row.promotionId, row.sizeId])
  const brands = grouped(await db.select().from(promotionBrands), row => [row.promotionId, row.brandId])
  const rows = await db.select().from(promotions).orderBy(asc(promotions.id))
  const weeks = await db.select().from(productsOfWeek).orderBy(asc(productsOfWeek.week), asc(productsOfWeek.rank))
  const months = await db.select().from(brandsOfMonth)
  return {
    promotions: new Map(
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
    ),
    clearances: await db.select().from(clearances).orderBy(asc(clearances.sizeId)),
    brandsOfMonth: new Map(months.map(({ month, brandId }) => [month, brandId])),
    productsOfWeek: grouped(weeks, row => [row.week, row.sizeId]),
    banners: await readBanners(db),
  }
}

async function readBanners(db: Db): Promise<Banner[]> {
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
