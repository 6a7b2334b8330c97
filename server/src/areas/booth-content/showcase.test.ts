import { ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveBrandVideos, saveVitrines } from './save-content.ts'
import { vitrineProducts } from './tables.ts'

const VITRINES = '/api/onlineshop/vts-show-case-product-sizes'
const STILL = 'e'.repeat(32)

let show: TestShow
let buyer: Browser
let size: Map<string, number>

const edition = () => show.app.shows.current().edition.id
const fill = (vitrines: string[][]) =>
  transaction(show.app.platform.db, tx =>
    saveVitrines(
      tx,
      edition(),
      vitrines.map(names => names.map(name => size.get(name)!)),
    ),
  )
const ofLastYear = () => show.app.platform.db.$count(vitrineProducts, ne(vitrineProducts.editionId, edition()))
const vitrines = async (browser = buyer) => (await browser.get(VITRINES)).json()

beforeAll(async () => {
  show = await testShow()
  const snapshot = show.app.catalogue.snapshot()
  size = new Map([...snapshot.sizes.values()].map(({ id, name }) => [name, id]))
  const north = [...snapshot.brands.values()].find(({ name }) => name === 'North')!.id
  await transaction(show.app.platform.db, tx =>
    saveBrandVideos(tx, [{ brandId: north, url: '/media/booths/north.webm', poster: STILL }]),
  )
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

describe('the showcase', () => {
  test('is a list of vitrines from 1 on, each with its products in their order (TS-423, TS-459)', async () => {
    await fill([['2 kg', '900 g'], ['60 g']])
    expect(await ofLastYear()).toBe(1)
    const [first, second, ...more] = await vitrines()
    expect([first.vitrineId, second.vitrineId, more]).toEqual([1, 2, []])
    expect(first.products.map(({ name }: { name: string }) => name)).toEqual(['2 kg', '900 g'])
    expect(second.products.map(({ name }: { name: string }) => name)).toEqual(['60 g'])
  })

  test('a product has its names, prices of the show, picture, promotion, flavours and its brand’s film, where it has one (TS-424, TS-425)', async () => {
    const [{ products }, { products: others }] = await vitrines()
    expect(products[1]).toMatchObject({
      id: size.get('900 g'),
      erp_id: 'S1',
      name: '900 g',
      brand_name: 'North',
      image_url: null,
      regular_price: 24.99,
      current_price: 17.5,
      promotion_text: null,
      brand_video_url: '/media/booths/north.webm',
      brand_video_poster_url: `/media/${STILL}/640.webp`,
    })
    expect(products[1].product_attributes.map(({ name }: { name: string }) => name)).toEqual(['Cocoa', 'Vanilla'])
    expect(others[0]).toMatchObject({ brand_name: 'South', brand_video_url: null, brand_video_poster_url: null })
  })

  test('keeps its numbers where a vitrine is empty', async () => {
    await fill([[], ['60 g']])
    expect(await vitrines()).toMatchObject([
      { vitrineId: 1, products: [] },
      { vitrineId: 2, products: [{ name: '60 g' }] },
    ])
    await fill([])
    expect(await vitrines()).toEqual([])
  })

  test('asks a visitor to log in (TS-459)', async () =>
    expect((await show.app.browser().get(VITRINES)).statusCode).toBe(401))
})

describe('nutrition facts of a flavour', () => {
  const facts = (browser: Browser, id: number) =>
    browser.get(`/api/onlineshop/product-attributes/${id}/nutrition-facts`)
  const document = {
    per: '100 g',
    serving: '30 g',
    rows: [{ nutrient: 'Protein', part: false, per100: '80 g', perServing: '24 g' }],
  }

  test('are a picture for each language, the default first; drawn when they are asked for, once (TS-439, TS-460)', async () => {
    const flavour = show.flavour.get('f1')!
    await rows(
      show.app.platform.db,
      sql`insert into nutrition_facts (flavour_id, language, is_default, document)
        select ${flavour}, language, language = 'nl', ${JSON.stringify(document)}::jsonb
        from unnest(array['de', 'en', 'nl']) language`,
    )
    const answer = (await facts(buyer, flavour)).json()
    expect(answer.map((one: { language: string; is_default: boolean }) => [one.language, one.is_default])).toEqual([
      ['nl', true],
      ['de', false],
      ['en', false],
    ])
    for (const { public_url } of answer)
      expect((await buyer.get(public_url)).headers['content-type']).toBe('image/webp')
    expect((await facts(buyer, flavour)).json()).toEqual(answer)
  })

  test('are one picture in the language of the user or of the browser, else in the default one (SH-606)', async () => {
    const own = await show.as(ACCOUNTS.buyer)
    const [dutch, german] = (await facts(own, show.flavour.get('f1')!)).json()
    const picture = async (id: number) => own.get(`/api/onlineshop/product-attributes/${id}/nutrition-facts/picture`)
    const seen = async () => (await picture(show.flavour.get('f1')!)).rawPayload
    const at = async ({ public_url }: { public_url: string }) => (await own.get(public_url)).rawPayload
    expect(await seen()).toEqual(await at(dutch))
    own.cookies.set('ff_language', 'de')
    expect(await seen()).toEqual(await at(german))
    expect((await picture(show.flavour.get('f2')!)).statusCode).toBe(404)
  })

  test('are none where the flavour has none, 404 for an unknown one; a visitor is asked to log in (TS-460)', async () => {
    expect((await facts(buyer, show.flavour.get('f2')!)).json()).toEqual([])
    expect((await facts(buyer, 999)).statusCode).toBe(404)
    expect((await facts(show.app.browser(), show.flavour.get('f1')!)).statusCode).toBe(401)
  })
})
