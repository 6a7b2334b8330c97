import { dayIn } from '@fairfloor/domain/day'
import { monthOf, weekOf } from '@fairfloor/domain/promotions/calendar'
import { inArray } from 'drizzle-orm'
import { demoHouse } from '../../../demo/orders.ts'
import { demoPeople, PRICE_GROUPS } from '../../../demo/people.ts'
import { testApp } from '../../platform/testing/app.ts'
import type { Random } from '../../platform/testing/random.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { flavours } from '../catalogue/tables.ts'
import { save } from '../catalogue/test-range.ts'
import { priceGroups } from '../companies/tables.ts'
import { saveClearances, savePromotion, setBrandOfMonth, setProductOfWeek } from '../promotions/index.ts'
import { setUpHouse } from '../seller/index.ts'
import { sizeSales } from './tables.ts'
import type { Campaign, ShopModel, SizeModel } from './test-plain-list.ts'

export const NOW = '2031-05-06T12:00:00Z'
/** After the end of some promotions, clearances, flavours and news; in another week and month. */
export const LATER = '2031-06-03T12:00:00Z'

const DAY_MS = 24 * 60 * 60 * 1000
const daysFromNow = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS)

const SINCE = [null, daysFromNow(-100), daysFromNow(-50), daysFromNow(-3)]

const PATHS = [['Powder'], ['Powder', 'Whey'], ['Powder', 'Whey', 'Native'], ['Bars'], ['Drinks', 'Energy']]
const NAMES = ['Whey', 'Whey 2', 'Whey 10', 'crème', 'Creme', 'Bar', 'Energy']
const SIZE_NAMES = ['500 g', '908 g', '2 kg']
/** Few, so that many cost the same. */
const PRICES = [333, 999, 1999, 1999, 2450]

/** A shop of random sizes, and what is known of it. Its changes are made in the model, too. */
export async function randomShop(random: Random) {
  const app = await testApp({ now: NOW })
  const { db } = app.platform
  await transaction(db, tx => setUpHouse(tx, demoHouse))
  await demoPeople(db, new Date(NOW))
  const known = await db.select().from(priceGroups)
  const idOf = (group: string) => known.find(({ name }) => name === group)!.id
  const groups = { retail: idOf(PRICE_GROUPS.retail), gym: idOf(PRICE_GROUPS.gym) }
  const groupIds = Object.values(groups)
  const model: ShopModel = {
    sizes: [],
    campaigns: [],
    clearances: [],
    brandOfMonth: [],
    productOfWeek: [],
    pieces: new Map(),
  }
  const { below, of, onceIn } = random

  const price = () => {
    const regular = of(PRICES)
    return { regular, current: onceIn(3) ? Math.round(regular * 0.9) : regular }
  }
  const pricing = (): Pick<SizeModel, 'list' | 'byGroup'> => ({
    list: onceIn(8) ? null : price(),
    byGroup: new Map(groupIds.filter(() => onceIn(4)).map(id => [id, price()])),
  })

  /** Saves so many new sizes, each with a product of its own. */
  async function addSizes(count: number): Promise<void> {
    const added = Array.from({ length: count }, (_, i) => {
      const key = `${model.sizes.length + i}`
      const flavourCount = onceIn(12) ? 0 : 1 + below(3)
      return {
        key,
        brand: `Brand ${below(5)}`,
        path: of(PATHS),
        product: of(NAMES),
        name: of(SIZE_NAMES),
        rank: below(20),
        isGym: onceIn(5),
        isFlagged: onceIn(6),
        countries: onceIn(6) ? [of(['NL', 'DE'])] : null,
        ...pricing(),
        flavours: Array.from({ length: flavourCount }, (_, n) => ({
          key: `${key}-${n}`,
          id: 0,
          stock: of([null, 0, 0, 5]),
          until: of([null, null, daysFromNow(-1), daysFromNow(10)]),
          since: of(SINCE),
        })),
      }
    })
    const { ids } = await save(db, rangeOf(added))
    for (const size of added) {
      for (const flavour of size.flavours) flavour.id = ids.flavour.get(flavour.key)!
      const path = size.path.map((_, i) => ids.category.get(JSON.stringify(size.path.slice(0, i + 1)))!)
      model.sizes.push({ ...size, id: ids.size.get(size.key)!, brandId: ids.brand.get(size.brand)!, categoryIds: path })
    }
    const all = Map.groupBy(
      added.flatMap(size => size.flavours),
      ({ since }) => since,
    )
    for (const [firstOfferedAt, some] of all)
      await db
        .update(flavours)
        .set({ firstOfferedAt })
        .where(
          inArray(
            flavours.id,
            some.map(({ id }) => id),
          ),
        )
    await app.catalogue.reload()
  }

  /** Renames, reprices and moves some sizes; servers patch what changed. */
  async function changeSizes(count: number): Promise<void> {
    const before = app.catalogue.snapshot()
    const changed = random.some(model.sizes, count)
    for (const size of changed) {
      const { list, byGroup } = pricing()
      const said = { name: of(SIZE_NAMES), product: of(NAMES), rank: below(20), isGym: onceIn(5) }
      // A price that is not said stays.
      Object.assign(size, said, { list: list ?? size.list, byGroup: new Map([...size.byGroup, ...byGroup]) })
    }
    await save(db, rangeOf(changed))
    await waitUntil(() => app.catalogue.snapshot() !== before)
  }

  async function moveStock(count: number): Promise<void> {
    const moved = random.some(
      model.sizes.flatMap(size => size.flavours),
      count,
    )
    for (const flavour of moved) flavour.stock = of([null, 0, 5])
    await transaction(db, tx =>
      setStock(
        tx,
        moved.map(({ id, stock }) => ({ flavourId: id, quantity: stock })),
      ),
    )
    await waitUntil(() =>
      moved.every(({ id, stock }) => (app.catalogue.snapshot().stock.get(id)?.quantity ?? null) === stock),
    )
  }

  async function changeCampaigns(): Promise<void> {
    const sizeIds = model.sizes.map(({ id }) => id)
    const campaign: Omit<Campaign, 'id'> = {
      percent: 10 + below(40),
      start: daysFromNow(of([-5, -1, 5])),
      end: daysFromNow(of([-2, 4, 60])),
      groups: onceIn(3) ? [of(groupIds)] : [],
      sizeIds: random.some(sizeIds, 8),
      brandIds: onceIn(2) ? [of(model.sizes).brandId] : [],
    }
    if (campaign.end < campaign.start) campaign.end = daysFromNow(60)
    const cleared = random.some(sizeIds, 12).map(sizeId => ({
      sizeId,
      percent: of([20, 50]),
      group: of([null, 'Short date', 'Old design']),
      start: daysFromNow(-5),
      end: of([null, daysFromNow(4), daysFromNow(-2)]),
    }))
    await transaction(db, async tx => {
      const { percent, ...rest } = campaign
      const words = { name: 'Weeks', texts: { en: '', de: '' }, banner: null }
      const id = await savePromotion(tx, null, { ...words, ...rest, terms: { kind: 'percent', percent } })
      model.campaigns.push({ ...campaign, id: id! })
      await saveClearances(tx, cleared)
      const isCleared = new Set(cleared.map(({ sizeId }) => sizeId))
      model.clearances = [...model.clearances.filter(({ sizeId }) => !isCleared.has(sizeId)), ...cleared]
      for (const instant of [NOW, LATER]) {
        const day = dayIn(instant, demoHouse.settings.timeZone)
        const chosen = { brandId: of(model.sizes).brandId, sizeIds: random.some(sizeIds, 3) }
        await setBrandOfMonth(tx, monthOf(day), chosen.brandId)
        await setProductOfWeek(tx, weekOf(day), chosen.sizeIds)
        model.brandOfMonth = [
          ...model.brandOfMonth.filter(one => one.at !== instant),
          { at: instant, brandId: chosen.brandId },
        ]
        model.productOfWeek = [
          ...model.productOfWeek.filter(one => one.at !== instant),
          { at: instant, sizeIds: chosen.sizeIds },
        ]
      }
    })
    await app.promotions.reload()
  }

  /** As after the nightly count. */
  async function sell(count: number): Promise<void> {
    const sold = new Map(random.some(model.sizes, count).map(({ id }) => [id, 1 + below(4)]))
    await db.delete(sizeSales)
    await db.insert(sizeSales).values([...sold].map(([sizeId, pieces]) => ({ sizeId, pieces })))
    await app.platform.bus.notify(db, 'size_sales')
    model.pieces = sold
  }

  return { app, model, groups, addSizes, changeSizes, moveStock, changeCampaigns, sell }
}

export type RandomShop = Awaited<ReturnType<typeof randomShop>>

type Saved = Omit<SizeModel, 'id' | 'brandId' | 'categoryIds'> & {
  readonly brand: string
  readonly path: readonly string[]
}

const rangeOf = (sizes: readonly Saved[]): Parameters<typeof save>[1] => ({
  brands: [...new Set(sizes.map(({ brand }) => brand))].map(brand => ({ key: brand, erpId: brand, name: brand })),
  products: sizes.map(({ key, brand, path, product, isFlagged, countries }) => ({
    key,
    erpId: `P${key}`,
    brand,
    category: path,
    name: product,
    isNew: isFlagged,
    countries,
  })),
  sizes: sizes.map(({ key, name, rank, isGym, list, byGroup }) => ({
    key,
    erpId: `S${key}`,
    product: key,
    name,
    rank,
    gymAssortment: isGym,
    ...(list && { regularPrice: list.regular, currentPrice: list.current }),
    groupPrices: [...byGroup].map(([priceGroupId, price]) => ({ priceGroupId, ...price })),
  })),
  flavours: sizes.flatMap(({ key, flavours }) =>
    flavours.map(flavour => ({
      key: flavour.key,
      erpId: flavour.key,
      size: key,
      name: 'Plain',
      discontinuedAt: flavour.until,
      stock: { quantity: flavour.stock },
    })),
  ),
})

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setImmediate(resolve))
}
