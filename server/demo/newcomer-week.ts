import { dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { saveWeek, type WeekInput } from '../src/areas/newcomer-week/index.ts'
import type { Db } from '../src/platform/database.ts'
import { questionsOf, TEXTS } from './newcomer-week-texts.ts'
import type { DemoNewcomers } from './newcomers.ts'
import type { DemoEdition } from './trade-show.ts'

type Windows = Pick<WeekInput, 'start' | 'end' | 'bannerStart' | 'bannerEnd'>

type Given = {
  readonly newcomers: readonly DemoNewcomers[]
  readonly ids: { readonly brand: ReadonlyMap<string, number>; readonly product: ReadonlyMap<string, number> }
}

const TIME_ZONE = 'Europe/Berlin'
/** Of the brands in their order, and of every second product. */
const BRAND_PERCENTS = [15, 20, 10, 25]
const PRODUCT_PERCENTS = [30, 25, 35, 20, 40]

const brandPercent = (brand: number): number => BRAND_PERCENTS[brand % BRAND_PERCENTS.length]!

/** The dates given in the specification. */
const THE_2025_WEEK: Windows = {
  start: new Date('2025-03-10T00:00:00+01:00'),
  end: new Date('2025-03-16T23:59:59+01:00'),
  bannerStart: new Date('2025-03-09T22:00:00Z'),
  bannerEnd: new Date('2025-03-16T21:59:59Z'),
}

/** A week that has opened yesterday. */
function weekAround(now: Date): Windows {
  const yesterday = daysAfter(dayIn(now, TIME_ZONE), -1)
  const at = (days: number, time: string) => instantIn(daysAfter(yesterday, days), time, TIME_ZONE)
  return {
    start: at(0, '00:00:00'),
    end: at(6, '23:59:59'),
    bannerStart: at(-1, '23:00:00'),
    bannerEnd: at(6, '22:59:59'),
  }
}

/** When the event begins, and what its products cost less, by their ids. */
export type DemoOffers = { readonly start: Date; readonly percents: ReadonlyMap<number, number> }

/** An event of brands that do not exhibit at the show, each with some products of its own. */
export async function demoNewcomerWeek(
  tx: Db,
  { newcomers, ids }: Given,
  edition: DemoEdition,
  now: Date,
): Promise<DemoOffers> {
  const windows = edition === '2025' ? THE_2025_WEEK : weekAround(now)
  const percentOf = (product: number) =>
    product % 2 === 0 ? PRODUCT_PERCENTS[(product / 2) % PRODUCT_PERCENTS.length]! : null
  const products = newcomers.flatMap(({ products }, brand) => products.map(product => ({ ...product, brand })))
  await saveWeek(tx, {
    ...windows,
    published: true,
    name: `Newcomer Week ${dayIn(windows.start, TIME_ZONE).slice(0, 4)}`,
    texts: TEXTS,
    questions: questionsOf(newcomers.map(({ name }) => name)),
    brands: newcomers.map(({ erpId, name, products, ...look }, i) => ({
      ...look,
      brandId: ids.brand.get(erpId)!,
      percent: brandPercent(i),
    })),
    products: products.map(({ erpId, brand: _, ...look }, i) => ({
      ...look,
      productId: ids.product.get(erpId)!,
      percent: percentOf(i),
    })),
  })
  return {
    start: windows.start,
    percents: new Map(
      products.map(({ erpId, brand }, i) => [ids.product.get(erpId)!, percentOf(i) ?? brandPercent(brand)]),
    ),
  }
}
