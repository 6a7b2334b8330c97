import { cents, euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { orderById } from '../orders/queries.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { BASKET, place, putIn } from './test-orders.ts'
import { northAlone, product, read, type TestWeek, testWeek } from './test-week.ts'

const BASKETS = 40
/** Of the demo's customers one in the Netherlands, one in Germany with a confirmed VAT id, and one that moves. */
const MOVES_TO = ['DE', 'BE', 'CH']
const DUTCH = { standard: 21, reduced: 9 } as const
const LABEL = 7

type Article = {
  regular: number
  percent: number
  vatClass: keyof typeof DUTCH
  millilitres: number
  hasLabel: boolean
}
/** Percentages that leave half a cent and a little more, so that the rounding shows. */
const WHEY = { percent: 50, vatClass: 'standard', millilitres: 0, hasLabel: true } as const
const BAR = { regular: 199, percent: 51, vatClass: 'reduced', millilitres: 330, hasLabel: false } as const
const ARTICLES: Record<string, Article> = {
  f1: { ...WHEY, regular: 2499 },
  f2: { ...WHEY, regular: 2499 },
  f3: { ...WHEY, regular: 4999, hasLabel: false },
  f4: BAR,
  f5: BAR,
}
/** Of a can, which only the bar is in this test. */
const DEPOSITS: Record<string, number> = { NL: 15, DE: 25 }

let week: TestWeek
let browsers: Browser[]

beforeAll(async () => {
  week = await testWeek()
  browsers = [week.buyer, await week.as(ACCOUNTS.gym), await week.as(ACCOUNTS.branch)]
  const { db } = week.app.platform
  await db.execute(sql`delete from order_minimums`)
  await db.execute(sql`update customers set credit_limit = null`)
  await db.execute(sql`update customers set vat_id = null where company = 'Fitkade Amersfoort'`)
  await db.execute(sql`update product_sizes set has_label = true where erp_id = 'S1'`)
  await db.execute(sql`update product_sizes set deposit_class = 'can', ready_millilitres = 330 where erp_id = 'S3'`)
  await week.app.catalogue.reload()
  const products = [product(week.ids.whey, WHEY.percent), product(week.ids.bar, BAR.percent)]
  await week.save({ ...northAlone(week.ids.north), products })
})
afterAll(() => week.app.close())

type Lines = Record<string, number>
type Sale = { readonly country: string; readonly isTaxed: boolean; readonly hasLabel: boolean }

/** What a basket costs in whole cents, written from the specification alone. */
function costOf(lines: Lines, { country, isTaxed, hasLabel }: Sale) {
  const parts = { goods: 0, deposit: 0, tax: 0, label: 0 }
  const bases = new Map<number, number>()
  const count = (part: keyof typeof parts, amount: number, rate: number) => {
    parts[part] += amount
    if (amount > 0) bases.set(rate, (bases.get(rate) ?? 0) + amount)
  }
  for (const [key, quantity] of Object.entries(lines)) {
    const { regular, percent, vatClass, millilitres, hasLabel: needsLabel } = ARTICLES[key]!
    const rate = isTaxed ? DUTCH[vatClass] : 0
    count('goods', halfUp(regular * (100 - percent), 100) * quantity, rate)
    if (millilitres > 0) count('deposit', (DEPOSITS[country] ?? 0) * quantity, country === 'DE' ? rate : 0)
    // 26.13 for a hectolitre, in the Netherlands alone.
    if (country === 'NL') count('tax', halfUp(quantity * millilitres * 2613, 100_000), rate)
    if (hasLabel && needsLabel) count('label', LABEL * quantity, isTaxed ? DUTCH.standard : 0)
  }
  const vat = new Map([...bases].map(([rate, base]) => [rate, halfUp(base * rate, 100)]))
  const total = [...bases].reduce((sum, [rate, base]) => sum + base + vat.get(rate)!, 0)
  return { parts, bases, vat, total }
}

/** A fraction of whole numbers, a half up. */
const halfUp = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor))

type Info = { vat_rate: number; vat_from: number; vat_value: number }

test('any basket of the event costs what the specification says, in the basket and as an order, to the cent (FF-1161)', async () => {
  const random = generator(20_310_310)
  const { db } = week.app.platform
  const seen = new Set<string>()
  for (let basket = 0; basket < BASKETS; basket++) {
    const who = random(browsers.length)
    const browser = browsers[who]!
    const country = ['NL', 'DE', MOVES_TO[random(MOVES_TO.length)]!][who]!
    const there = sql`(select id from customers where company = 'Fitkade Amersfoort')`
    if (who === 2) await db.execute(sql`update addresses set country = ${country} where customer_id = ${there}`)
    const sale = { country, isTaxed: who === 0 || (who === 2 && country !== 'CH'), hasLabel: random(2) === 1 }
    const keys = ['f1', ...Object.keys(ARTICLES).filter(() => random(3) > 0)]
    const lines: Lines = Object.fromEntries(keys.map(key => [key, 1 + random(60)]))
    expect((await putIn(week, browser, lines)).statusCode).toBe(200)
    await browser.patch(BASKET, { is_label_service: sale.hasLabel })
    const shown = await read(browser, 'basket')
    const { parts, bases, vat, total } = costOf(lines, sale)
    const infos: Info[] = [
      ...shown.positions_price_vat_info,
      ...shown.positions_deposit_price_vat_info,
      ...shown.lemonade_fee_price_vat_info,
      ...(shown.label_price_vat_info ? [shown.label_price_vat_info] : []),
    ]
    const sum = (rate: number, part: 'vat_from' | 'vat_value') =>
      infos.reduce((all, info) => all + (info.vat_rate === rate ? Math.round(info[part] * 100) : 0), 0)
    expect({
      goods: shown.positions_price_exc_vat,
      deposit: shown.positions_deposit_price_exc_vat,
      tax: shown.lemonade_fee_price_exc_vat,
      label: sale.hasLabel ? shown.label_price_exc_vat : 0,
      bases: [...bases.keys()].map(rate => [rate, sum(rate, 'vat_from'), sum(rate, 'vat_value')]),
      total: shown.total_price_inc_vat,
    }).toEqual({
      ...Object.fromEntries(Object.entries(parts).map(([part, amount]) => [part, euros(cents(amount))])),
      bases: [...bases].map(([rate, base]) => [rate, base, vat.get(rate)]),
      total: euros(cents(total)),
    })
    const placed = await place(browser)
    expect(placed.statusCode).toBe(200)
    const { totals } = (await orderById(db, placed.json().order_id))!.order
    const { goods, deposit, consumptionTax, label } = totals
    expect([goods.net, deposit.net, consumptionTax.net, label.net]).toEqual(Object.values(parts))
    for (const [part, amount] of Object.entries(parts)) if (amount > 0) seen.add(part)
    seen.add(`${country} ${totals.taxCase}`)
  }
  // None of it was left out by chance.
  const sales = ['BE domestic', 'CH export', 'DE domestic', 'DE intra-community', 'NL domestic']
  expect([...seen].toSorted()).toEqual([...sales, 'deposit', 'goods', 'label', 'tax'])
}, 120_000)

/** Park and Miller's generator: the same baskets on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
