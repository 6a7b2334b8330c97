import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { DURING, NCW, northAlone, product, read, type TestWeek, testWeek } from './test-week.ts'

let week: TestWeek

beforeAll(async () => {
  week = await testWeek()
})
beforeEach(async () => {
  week.app.setNow(DURING.open)
  await week.save(northAlone(week.ids.north))
})
afterAll(() => week.app.close())

const LISTS = ['brands', 'products', 'flavour-list', 'favorite-products'] as const
const flavours = async (browser = week.buyer) => read(browser, 'flavour-list')
const sizeOf = (key: string) => week.app.catalogue.snapshot().flavours.get(week.flavour.get(key)!)!.size.id

describe('the event', () => {
  test('names the one that is open, else the next, else the last, for everybody (SH-356, SH-571, SH-586, SH-603)', async () => {
    const visitor = week.app.browser()
    expect(await read(visitor, 'current-ncw')).toEqual({
      id: expect.any(Number),
      name: 'Newcomer Week 2031',
      start: '2031-03-09T23:00:00.000Z',
      end: '2031-03-16T22:59:59.000Z',
      banner_start: '2031-03-09T22:00:00.000Z',
      banner_end: '2031-03-16T21:59:59.000Z',
      phase: 'open',
      server_time: '2031-03-12T12:00:00.000Z',
    })
    for (const phase of ['before', 'over'] as const) {
      week.app.setNow(DURING[phase])
      expect((await read(visitor, 'current-ncw')).phase).toBe(phase)
    }
  })

  test('says before it opens, to everybody, who takes part, without any price or discount (FF-1112)', async () => {
    week.app.setNow(DURING.before)
    const texts = { en: 'Eight brands, one week', de: 'Acht Marken, eine Woche' }
    const questions = [{ question: { en: 'How?', de: 'Wie?' }, answer: { en: 'By tiles.', de: 'Über Kacheln.' } }]
    await week.save({ ...northAlone(week.ids.north), texts, questions })
    const introduction = await read(week.app.browser(), 'introduction')
    expect(introduction).toMatchObject({ text: texts, questions, products: 1 })
    expect(introduction.brands).toEqual([
      {
        erp_id: week.ids.north,
        name: 'North',
        brand_logo_url: null,
        image_transparent_url: null,
        colorBackground: '#000000',
        colorText: '#ffffff',
      },
    ])
    week.app.setNow(DURING.open)
    const offered = await flavours()
    expect(introduction.flavours).toBe(offered.length)
  })

  test('comes as a file for calendars, with its dates and its address (SH-370)', async () => {
    const { headers, payload } = await week.app.browser().get(`${NCW}/calendar?language=de`)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="newcomer-week.ics"',
    })
    expect(payload).toContain('SUMMARY:Newcomer Week 2031\r\nDESCRIPTION:Neu\r\n')
    expect(payload).toContain('DTSTART:20310309T230000Z\r\nDTEND:20310316T230000Z\r\n')
    expect(payload).toMatch(/\r\nURL:http:\/\/.+\/newcomer-week\r\n/)
  })

  test('may not overlap another one, by a second (FF-1100)', async () => {
    const other = { ...northAlone(week.ids.north), name: 'Second' }
    const touching = { ...other, start: northAlone(1).end, end: new Date('2031-03-20T00:00:00Z') }
    await expect(week.save(touching)).rejects.toThrow()
    await week.save({ ...touching, start: new Date('2031-03-17T00:00:00+01:00') })
    week.app.setNow('2031-03-17T12:00:00Z')
    expect((await read(week.buyer, 'current-ncw')).name).toBe('Second')
    await week.app.platform.db.execute(sql`delete from newcomer_weeks where name = 'Second'`)
    await week.app.weeks.reload()
  })

  test.each(LISTS)(
    '%s is empty while it is not open, and asks a visitor to log in (SH-569, SH-570, SH-572, SH-573)',
    async list => {
      for (const phase of ['before', 'over'] as const) {
        week.app.setNow(DURING[phase])
        expect(await read(await week.as(ACCOUNTS.buyer), list)).toEqual([])
      }
      expect((await week.app.browser().get(`${NCW}/${list}`)).statusCode).toBe(401)
    },
  )
})

describe('what can be ordered', () => {
  test('of a brand without named products is all it has, at its percentage off the regular price (SH-361, SH-573, SH-611)', async () => {
    expect(await flavours()).toEqual(
      ['f3', 'f2', 'f1'].map(key => ({
        id: week.flavour.get(key),
        brand_name: 'North',
        colorBackground: expect.stringMatching(/^#[0-9a-f]{6}$/),
        productSize_id: sizeOf(key),
        productSize_name: key === 'f3' ? 'Whey 2 kg' : 'Whey 900 g',
        productAttribute_name: key === 'f2' ? 'Cocoa' : 'Vanilla',
        promotion_discount: 15,
        regular_price: key === 'f3' ? 49.99 : 24.99,
        // 42.4915 and 21.2415.
        price: key === 'f3' ? 42.49 : 21.24,
        units_per_case: expect.any(Number),
        order_multiple: 1,
        min_quantity: 1,
        msrp: null,
        msrp_exc_vat: null,
        image_url: null,
        stock_available: expect.any(Number),
        availability: 'in_stock',
        eta: null,
      })),
    )
  })

  test('of a named product is at its own percentage, without its brand too (SH-356, SH-570, SH-605)', async () => {
    await week.save({ ...northAlone(week.ids.north), products: [product(week.ids.whey, 50), product(week.ids.bar)] })
    const prices = (await flavours()).map(
      (row: { brand_name: string; promotion_discount: number | null; price: number }) => [
        row.brand_name,
        row.promotion_discount,
        row.price,
      ],
    )
    expect(prices).toEqual([
      ['North', 50, 25],
      ['North', 50, 12.5],
      ['North', 50, 12.5],
      ['South', null, 1.99],
      ['South', null, 1.99],
    ])
    const products = await read(week.buyer, 'products')
    expect(products).toMatchObject([
      {
        erp_id: week.ids.whey,
        colorBackground: '#000000',
        colorText: '#ffffff',
        discountPromotion: 50,
        product: { name: 'Whey', description: 'Milk.', brand: { name: 'North' } },
      },
      { erp_id: week.ids.bar, discountPromotion: null },
    ])
  })

  test('is the customer’s group’s regular price, without what is off sale or may not be sold there (FF-1103, FF-1405)', async () => {
    const { db } = week.app.platform
    await db.execute(sql`insert into size_prices (size_id, price_group_id, regular, current)
      select ${sizeOf('f3')}::int, price_group_id, 4000, 100 from customers
      where id = (select customer_id from users where email = ${ACCOUNTS.buyer})`)
    await db.execute(sql`update flavours set discontinued_at = '2031-01-01' where id = ${week.flavour.get('f1')}`)
    await week.app.catalogue.reload()
    const rows = await flavours()
    expect(rows.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      ['f2', 'f3'].map(key => week.flavour.get(key)).toSorted(),
    )
    expect(rows.find(({ id }: { id: number }) => id === week.flavour.get('f3'))).toMatchObject({
      regular_price: 40,
      price: 34,
    })
    await db.execute(sql`update products set countries = array['AT'] where id = ${week.ids.whey}`)
    await week.app.catalogue.reload()
    expect(await flavours()).toEqual([])
    await db.execute(sql`update products set countries = null`)
    await db.execute(sql`update flavours set discontinued_at = null`)
    await week.app.catalogue.reload()
  })

  test('has a picture of its nutrition facts, where a flavour has some (SH-606)', async () => {
    const document = { per: '100 g', serving: '30 g', rows: [] }
    await week.app.platform.db.execute(sql`insert into nutrition_facts (flavour_id, language, is_default, document)
      values (${week.flavour.get('f3')}, 'en', true, ${JSON.stringify(document)}::jsonb)`)
    await week.app.catalogue.reload()
    const [north] = await read(week.buyer, 'brands')
    const [{ productSizes }] = Object.values(north.categories) as [{ productSizes: Record<string, unknown>[] }]
    const pictures = new Map(productSizes.map(({ erp_id, image_nf_url }) => [erp_id, image_nf_url]))
    expect(pictures.get(sizeOf('f1'))).toBeNull()
    const picture = await week.buyer.get(String(pictures.get(sizeOf('f3'))))
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('stands by brand and category, and among the favourites (SH-569, SH-572, SH-604, SH-606, SH-607)', async () => {
    const [north] = await read(week.buyer, 'brands')
    expect(north).toMatchObject({ erp_id: week.ids.north, name: 'North', discountPromotion: 15, brand_video_url: null })
    const [category] = Object.values(north.categories) as { name: string; productSizes: Record<string, unknown>[] }[]
    expect(category!.name).toBe('Whey')
    expect(category!.productSizes.map(({ erp_id }) => erp_id)).toEqual([sizeOf('f3'), sizeOf('f1')])
    for (const key of ['f1', 'f4'])
      await week.buyer.call({ method: 'PUT', url: `/api/onlineshop/favourites/${sizeOf(key)}` })
    expect(await read(week.buyer, 'favorite-products')).toMatchObject([
      { id: sizeOf('f1'), name: 'Whey 900 g', brand: { name: 'North' }, price: 21.24, promotion_discount: 15 },
    ])
  })
})
