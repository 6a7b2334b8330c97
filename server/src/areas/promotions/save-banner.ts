import type { Banner } from '@fairfloor/domain/promotions/banner'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { promotionsChanged } from './promotions.ts'
import { REST } from './read.ts'
import { landingBanners } from './tables.ts'

export type BannerInput = Omit<Banner, 'id'>

/** Creates a banner of the landing, or replaces the one with this id. @returns its id; undefined where there is none with it */
export async function saveBanner(tx: Db, id: number | null, input: BannerInput): Promise<number | undefined> {
  const { title, text, ...rest } = input
  const row = { ...rest, titleEn: title.en, titleDe: title.de, textEn: text.en, textDe: text.de }
  const [saved] = await (id === null
    ? tx.insert(landingBanners).values(row).returning({ id: landingBanners.id })
    : tx.update(landingBanners).set(row).where(eq(landingBanners.id, id)).returning({ id: landingBanners.id }))
  if (saved) await promotionsChanged(tx, REST)
  return saved?.id
}

export async function removeBanner(tx: Db, id: number): Promise<void> {
  await tx.delete(landingBanners).where(eq(landingBanners.id, id))
  await promotionsChanged(tx, REST)
}

export async function removeBanners(tx: Db): Promise<void> {
  await tx.delete(landingBanners)
  await promotionsChanged(tx, REST)
}
