import { type BannerPack, drawBanner } from '@fairfloor/brands/promotions/draw-banner'
import type { Range, RangeProduct, RangeSize } from '@fairfloor/brands/range/types'
import { day, dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { monthOf, weekOf } from '@fairfloor/domain/promotions/calendar'
import type { Terms } from '@fairfloor/domain/promotions/terms'
import {
  readCampaigns,
  saveClearances,
  savePromotion,
  setBrandOfMonth,
  setProductOfWeek,
} from '../src/areas/promotions/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'
import { demoHouse } from './orders.ts'
import { type DemoPromotion, PROMOTIONS } from './promotion-texts.ts'

type Given = {
  readonly range: Range
  readonly ids: { readonly brand: ReadonlyMap<string, number>; readonly size: ReadonlyMap<string, number> }
  readonly groups: { readonly retail: number; readonly gym: number }
  /** Hashes of the banners, by the promotion's name. */
  readonly banners: ReadonlyMap<string, string>
}

const { timeZone } = demoHouse.settings
const MONTHS = 14
const WEEKS = 60
const DAYS_PER_WEEK = 7
const CLEARED_SINCE_DAYS = 12

export type Shelved = { size: RangeSize; product: RangeProduct; brand: Range['brands'][number] }

/** Sizes with product and brand, best sellers first. */
export function shelved({ brands, products, sizes }: Range): Shelved[] {
  const byErpId = <Thing extends { erpId: string }>(things: readonly Thing[]) =>
    new Map(things.map(thing => [thing.erpId, thing]))
  const [brandOf, productOf] = [byErpId(brands), byErpId(products)]
  return sizes
    .map(size => {
      const product = productOf.get(size.product)!
      return { size, product, brand: brandOf.get(product.brand)! }
    })
    .sort((a, b) => a.size.rank - b.size.rank)
}

/** Exhibitors have the fair's prices, which the shop does not undercut; what is cleared costs less already. */
export const isPromoted = ({ brand, product, size }: Shelved, { of }: DemoPromotion): boolean =>
  brand.booth === null &&
  size.clearance === null &&
  ('brand' in of
    ? brand.name === of.brand
    : 'gym' in of
      ? size.gymAssortment
      : of.categories.includes(product.categoryPath[1]))

const figureOf = (terms: Terms): string =>
  terms.kind === 'free' ? `${terms.paid} + ${terms.free}` : `-${terms.percent} %`

/** Draws the banner of each promotion and stores it. @returns hashes by the promotion's name */
export async function demoBanners(files: Files, range: Range): Promise<Map<string, string>> {
  const all = shelved(range)
  const hashes = new Map<string, string>()
  for (const promotion of PROMOTIONS) {
    const packs: BannerPack[] = []
    for (const { size, product, brand } of all.filter(one => isPromoted(one, promotion)))
      if (packs.length < 4 && !packs.some(pack => pack.product === product))
        packs.push({ brand, product, size, flavour: range.flavours.find(flavour => flavour.size === size.erpId)! })
    hashes.set(promotion.name, await saveDrawing(files, drawBanner(figureOf(promotion.terms), packs)))
  }
  return hashes
}

/** The demo's promotions, clearance sale, brands of the month and products of the week, counted from `now`. */
export async function demoPromotions(tx: Db, { range, ids, groups, banners }: Given, now: Date): Promise<void> {
  const today = dayIn(now, timeZone)
  const at = (days: number, time: string) => instantIn(daysAfter(today, days), time, timeZone)
  const all = shelved(range)
  const sizeId = ({ size }: Shelved) => ids.size.get(size.erpId)!
  const known = new Map([...(await readCampaigns(tx)).promotions.values()].map(({ id, name }) => [name, id]))
  for (const promotion of PROMOTIONS) {
    const { name, texts, terms, of, days } = promotion
    const brand = 'brand' in of ? all.find(one => one.brand.name === of.brand) : undefined
    await savePromotion(tx, known.get(name) ?? null, {
      name,
      texts,
      terms,
      banner: banners.get(name)!,
      start: at(days[0], '00:00'),
      end: at(days[1], '23:59:59'),
      groups: 'gym' in of ? [groups.gym] : [],
      brandIds: brand ? [ids.brand.get(brand.brand.erpId)!] : [],
      sizeIds: brand ? [] : all.filter(one => isPromoted(one, promotion)).map(sizeId),
    })
  }
  await saveClearances(
    tx,
    all.flatMap(one =>
      one.size.clearance
        ? [{ ...one.size.clearance, sizeId: sizeId(one), start: at(-CLEARED_SINCE_DAYS, '00:00'), end: null }]
        : [],
    ),
  )
  await setMonths()
  await setWeeks()

  /** A brand for each of the coming months. */
  async function setMonths() {
    const { brands } = range
    for (let month = 0, first = day(`${monthOf(today)}-01`); month < MONTHS; month++) {
      const brand = brands[(month * 7 + 3) % brands.length]!
      await setBrandOfMonth(tx, monthOf(first), ids.brand.get(brand.erpId)!)
      first = day(`${monthOf(daysAfter(first, 31))}-01`)
    }
  }

  /** Three to five sizes of one brand for each of the coming weeks. */
  async function setWeeks() {
    const { brands } = range
    for (let week = 0; week < WEEKS; week++) {
      const brand = brands[(week * 11 + 5) % brands.length]!
      const own = all.filter(one => one.brand === brand && one.size.clearance === null)
      await setProductOfWeek(
        tx,
        weekOf(daysAfter(today, week * DAYS_PER_WEEK)),
        own.slice(0, 3 + (week % 3)).map(sizeId),
      )
    }
  }
}
