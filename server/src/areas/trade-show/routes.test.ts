import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveEdition } from './save-edition.ts'
import { savePlan, saveScene } from './save-scene.ts'

let show: TestShow
let buyer: Browser
let visitor: Browser

const spot = { label: 'Way', polygon: [[0, 0]] as [number, number][], at: { yaw: 0, pitch: 0 } }
const nowhere = { booth_number: null, pano_nr: null, vitrine_id: null }
const picture = Buffer.from('RIFFxxxxWEBP')

/** Field names of the specification. */
const FIELDS = [
  ...['id', 'name', 'organiser', 'logo_image_url', 'video_public_link', 'description', 'complete_media_kit_url'],
  ...['website_url', 'youtube_url', 'twitter_url', 'instagram_url', 'facebook_url', 'panoNumberB2b', 'boothNumberB2b'],
  ...['has_highlights', 'has_new_product_attributes', 'has_samples', 'has_media_files'],
]

beforeAll(async () => {
  show = await testShow()
  const { db, files } = show.app.platform
  const editionId = show.app.shows.current().edition.id
  await transaction(db, async tx => {
    for (const panoNr of [0, 1])
      await saveScene(tx, files, show.app.shows, editionId, {
        document: {
          panoNr,
          name: `Stop ${panoNr}`,
          pictures: [{ width: 1024, url: '1024.webp' }],
          tiles: { width: 4096, cols: 8, rows: 4, url: 't_{c}_{r}.webp' },
          start_view: { yaw: 0, pitch: 0 },
          north_offset: 0,
          stills: null,
          screens: [],
          hotspots: [{ kind: 'scene', ...spot, ...nowhere, pano_nr: 1 - panoNr }],
        },
        pictures: new Map([
          ['1024.webp', picture],
          ['t_0_0.webp', picture],
        ]),
      })
    await savePlan(tx, show.app.shows, editionId, { width: 10, height: 5, booths: [], stops: [], ways: [[0, 1]] })
  })
  await show.app.shows.reload()
  buyer = await show.as(ACCOUNTS.buyer)
  visitor = show.app.browser()
})
afterAll(() => show.app.close())

const vts = async () => (await visitor.get('/api/onlineshop/vts')).json()

describe('the settings of the show', () => {
  test('are open to visitors, with the phase from the clock (TS-323, TS-406, TS-445)', async () => {
    expect(await vts()).toEqual({
      name: 'Show 2031',
      order_start: '2031-05-04T22:00:00.000Z',
      order_end: '2031-05-08T21:59:59.000Z',
      confirmation_start: '2031-05-09T08:00:00.000Z',
      confirmation_end: '2031-05-16T21:59:59.000Z',
      release_end: '2031-06-30T21:59:59.000Z',
      is_confirmation: false,
      is_guided_tour_viewed: true,
      phase: 'ordering',
      server_time: '2031-05-06T12:00:00.000Z',
      time_zone: 'Europe/Berlin',
      live_counts: true,
    })
  })

  test.each(Object.entries(DURING))('phase %s (TS-320..322)', async (phase, now) => {
    show.app.setNow(now)
    expect(await vts()).toMatchObject({ phase, is_confirmation: phase === 'confirmation' })
    show.app.setNow(DURING.ordering)
  })

  test('the guided tour counts as viewed once the user has ended it (TS-125, TS-472)', async () => {
    const viewed = async () => (await buyer.get('/api/onlineshop/vts')).json().is_guided_tour_viewed
    expect(await viewed()).toBe(false)
    for (let time = 0; time < 2; time++)
      expect((await buyer.post('/api/virtual-trade-show/view-guided-tour', {})).json()).toEqual({ success: true })
    expect(await viewed()).toBe(true)
  })
})

describe('exhibitors', () => {
  test('are listed by booth, exactly one is the organiser (TS-007, TS-412, TS-461)', async () => {
    const all = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
    expect(all.map((one: { boothNumberB2b: number }) => one.boothNumberB2b)).toEqual([1, 31])
    expect(all.filter((one: { organiser: boolean }) => one.organiser)).toHaveLength(1)
    expect(all[0]).toMatchObject({ name: 'North', panoNumberB2b: 1, product_sizes_count: 2, new_products_count: 0 })
    expect(all[1]).toMatchObject({ organiser: true, product_sizes_count: 0, new_products_count: 0 })
    expect((await buyer.get('/api/onlineshop/vts-booth-exhibitor/1')).json()).toEqual(all[0])
    expect(Object.keys(all[0])).toEqual(expect.arrayContaining(FIELDS))
  })

  test('their places are told to the operator alone (TS-044, TS-400)', async () => {
    const ADDRESS = '/api/virtual-trade-show/admin/exhibitors'
    const operator = await show.as(ACCOUNTS.operator)
    const place = { id: expect.any(Number), brand_id: expect.any(Number), logo_image_url: null }
    expect((await operator.get(ADDRESS)).json()).toEqual([
      { ...place, name: 'North', panoNumberB2b: 1, boothNumberB2b: 1 },
      { ...place, name: 'South', panoNumberB2b: 11, boothNumberB2b: 31 },
    ])
    for (const email of [ACCOUNTS.buyer, ACCOUNTS.exhibitor, ACCOUNTS.organiser, ACCOUNTS.agent])
      expect((await (await show.as(email)).get(ADDRESS)).statusCode).toBe(403)
    expect((await visitor.get(ADDRESS)).statusCode).toBe(401)
  })

  test('a second organiser is impossible (TS-007)', async () => {
    const { db } = show.app.platform
    const { edition, exhibitors } = show.app.shows.current()
    await expect(
      db.transaction(tx => tx.execute(`update exhibitors set organiser = true where edition_id = ${edition.id}`)),
    ).rejects.toThrow()
    expect(exhibitors).toHaveLength(2)
  })

  test('a booth without exhibitor is 404, and so is a number that is none (TS-458, TS-508, SH-619)', async () => {
    expect((await buyer.get('/api/onlineshop/vts-booth-exhibitor/1')).json().name).toBe('North')
    for (const booth of ['32', '0', 'x', '99999999999'])
      expect((await buyer.get(`/api/onlineshop/vts-booth-exhibitor/${booth}`)).statusCode).toBe(404)
  })

  test('their sizes come at the show price, sorted as asked (TS-413..415)', async () => {
    const [north] = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
    const sizes = async (query = '') =>
      (await buyer.get(`/api/onlineshop/vts-exhibitors/${north.id}/product-sizes${query}`)).json()
    expect(await sizes()).toMatchObject([
      { name: '2 kg', current_price: 49.99, promotion_text: null },
      { name: '900 g', regular_price: 24.99, current_price: 17.5, units_per_case: 6, product_attributes: [{}, {}] },
    ])
    expect((await sizes('?sort=price_low_first')).map((size: { name: string }) => size.name)).toEqual(['900 g', '2 kg'])
    expect((await buyer.get(`/api/onlineshop/vts-exhibitors/${north.id}/product-sizes?sort=x`)).statusCode).toBe(400)
    expect((await buyer.get('/api/onlineshop/vts-exhibitors/999/product-sizes')).statusCode).toBe(404)
  })

  test('opening a booth is recorded once', async () => {
    const [north] = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
    const visit = (id: string) => buyer.form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: id })
    for (let time = 0; time < 3; time++) expect((await visit(String(north.id))).statusCode).toBe(200)
    expect((await visit('999')).statusCode).toBe(404)
    expect((await visit('')).statusCode).toBe(400)
    expect((await buyer.get('/api/virtual-trade-show/visited-exhibitors')).json()).toEqual([
      { exhibitor_id: north.id, visited_at: '2031-05-06T12:00:00.000Z' },
    ])
  })
})

describe('a visitor', () => {
  test.each([
    ['GET', '/api/virtual-trade-show/exhibitors'],
    ['GET', '/api/onlineshop/vts-booth-exhibitor/1'],
    ['GET', '/api/onlineshop/vts-exhibitors/1/product-sizes'],
    ['GET', '/api/virtual-trade-show/visited-exhibitors'],
    ['POST', '/api/virtual-trade-show/visit-exhibitor'],
    ['POST', '/api/virtual-trade-show/view-guided-tour'],
    ['GET', '/api/virtual-trade-show/plan'],
    ['GET', '/api/virtual-trade-show/where-is?search=whey'],
    ['GET', '/api/virtual-trade-show/scenes/1'],
  ] as const)(
    'is asked to log in by %s %s (TS-040, TS-458, TS-461, TS-485, TS-506, SH-517, SH-617)',
    async (method, url) => expect((await visitor.call({ method, url })).statusCode).toBe(401),
  )
})

describe('who asks where something is', () => {
  const whereIs = async (search: string) =>
    (await buyer.get(`/api/virtual-trade-show/where-is?search=${encodeURIComponent(search)}`)).json()

  test('gets products with their booth, once for all sizes (FF-406)', async () => {
    const found = await whereIs('WHEY')
    expect(found).toMatchObject([{ product_name: 'Whey', brand_name: 'North', booth_number: 1, pano_nr: 1 }])
    const sizes = (await buyer.get('/api/onlineshop/vts-exhibitors/1/product-sizes')).json() as { id: number }[]
    expect(sizes.map(size => size.id)).toContain(found[0].product_size_id)
    expect(await whereIs('north wh')).toEqual(found)
    expect(found[0].size).toEqual(sizes.find(({ id }) => id === found[0].product_size_id))
  })

  test('gets none for a brand’s name alone or for what is not there', async () => {
    expect(await whereIs('north')).toEqual([])
    expect(await whereIs('xyz')).toEqual([])
    expect((await buyer.get('/api/virtual-trade-show/where-is?search=x')).statusCode).toBe(400)
  })
})

describe('scenes', () => {
  test('a visitor gets the lobby alone (TS-031, TS-039, TS-484, TS-485)', async () => {
    expect((await visitor.get('/api/virtual-trade-show/scenes')).json()).toEqual([{ panoNr: 0, name: 'Stop 0' }])
    expect((await visitor.get('/api/virtual-trade-show/scenes/0')).statusCode).toBe(200)
    expect((await visitor.get('/api/virtual-trade-show/scenes/1')).statusCode).toBe(401)
    expect((await visitor.get('/api/virtual-trade-show/plan')).statusCode).toBe(401)
  })

  test('the description says so', async () => {
    const { paths } = (await visitor.get('/api/openapi.json')).json()
    const who = (path: string) => paths[`/api/virtual-trade-show/${path}`].get['x-who']
    expect([who('scenes/0'), who('scenes/{panoNr}')]).toEqual(['anyone', 'user'])
  })

  test('who logged in with a one-time password and has yet to choose another gets no more (FF-131)', async () => {
    const { db } = show.app.platform
    const browser = await show.as(ACCOUNTS.gym)
    const gym = sql`(select id from users where email = ${ACCOUNTS.gym})`
    await db.execute(sql`update sessions set must_change_password = true where user_id = ${gym}`)
    expect((await browser.get('/api/virtual-trade-show/scenes')).json()).toEqual([{ panoNr: 0, name: 'Stop 0' }])
    expect((await browser.get('/api/virtual-trade-show/scenes/0')).statusCode).toBe(200)
    expect((await browser.get('/api/virtual-trade-show/scenes/1')).json()).toMatchObject({
      status: 403,
      code: 'password_change_required',
    })
  })

  test('a user gets all of them, with pictures at addresses that never change (TS-484, TS-485, TS-521, SH-154)', async () => {
    expect((await buyer.get('/api/virtual-trade-show/scenes')).json()).toHaveLength(2)
    const scene = (await buyer.get('/api/virtual-trade-show/scenes/1')).json()
    const answer = await visitor.get(scene.pictures[0].url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.rawPayload.equals(picture)).toBe(true)
    expect((await visitor.get(scene.tiles.url.replace('{c}', '0').replace('{r}', '0'))).statusCode).toBe(200)
    for (const wrong of ['/media/scenes/x/1024.webp', scene.pictures[0].url.replace('1024', '../../lock')])
      expect((await visitor.get(wrong)).statusCode).toBe(404)
    expect((await buyer.get('/api/virtual-trade-show/scenes/9')).statusCode).toBe(404)
  })
})

describe('editions', () => {
  test('another one takes over when it becomes current (TS-316, TS-532)', async () => {
    const { id: _, ...edition } = show.app.shows.current().edition
    await transaction(show.app.platform.db, tx =>
      saveEdition(tx, show.app.shows, { ...edition, name: 'Show 2032', isCurrent: true }),
    )
    await show.app.shows.reload()
    expect((await vts()).name).toBe('Show 2032')
    expect((await buyer.get('/api/virtual-trade-show/exhibitors')).json()).toEqual([])
  })
})
