import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { saveEdition, saveExhibitors } from '../trade-show/index.ts'
import { saveHighlights } from './save-content.ts'
import { keepMedia, mediaLink, saveMedia } from './save-media.ts'

const PICTURE = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')
const CLIP = Buffer.from('\x1a\x45\xdf\xa3 0123456789 moving pictures', 'latin1')
const hash = (digit: string) => digit.repeat(32)

let show: TestShow
let buyer: Browser
let gym: Browser
let north: number
let south: number
let clip: string
let sizeId: number

beforeAll(async () => {
  show = await testShow()
  const { platform, shows, contents, catalogue } = show.app
  const [first, second] = shows.current().exhibitors
  north = first!.id
  sizeId = catalogue.snapshot().flavours.get(show.flavour.get('f1')!)!.size.id
  south = second!.id
  const picture = await keepMedia(platform.files, PICTURE)
  const video = await keepMedia(platform.files, CLIP)
  clip = mediaLink(video)
  await transaction(platform.db, async tx => {
    await saveHighlights(tx, contents, north, [
      { front: hash('a'), flipped: hash('b'), title: 'Clear whey', text: '22 g protein', sizeId },
      { front: hash('c'), flipped: hash('d'), title: 'Bars', text: '20 g protein' },
    ])
    const file = { exhibitorId: north, preview: null }
    await saveMedia(tx, contents, [
      { ...file, ...picture, category: 'Pictures', name: 'Tub.png', preview: hash('e') },
      { ...file, ...video, category: 'Videos', name: 'Clip.webm' },
      { ...file, ...picture, category: null, name: '../../Tub: new.png' },
    ])
  })
  contents.drop()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

const highlightsOf = async (browser: Browser) =>
  (await browser.get(`/api/virtual-trade-show/exhibitor-highlights/${north}`)).json()
const view = (browser: Browser, id: number) =>
  browser.form('/api/virtual-trade-show/view-highlight', { highlight_id: String(id) })
const activities = () =>
  rows<{ payload: { activity: string; things: number[]; userId: number } }>(
    show.app.platform.db,
    sql`select payload from outbox_events where topic = 'trade-show.activity' order by id`,
  )
const told = async (activity: string) => (await activities()).filter(({ payload }) => payload.activity === activity)
const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))

test('booths say what stands at them', async () => {
  const [first, second] = (await buyer.get('/api/virtual-trade-show/exhibitors')).json()
  expect(first).toMatchObject({
    has_highlights: true,
    has_media_files: true,
    complete_media_kit_url: `/api/virtual-trade-show/media-kits/${north}`,
  })
  expect(second).toMatchObject({ has_highlights: false, has_media_files: false, complete_media_kit_url: null })
})

describe('highlights', () => {
  test('come in their order, with both pictures and the product that they are about (TS-419, TS-464, FF-690)', async () => {
    expect(await highlightsOf(buyer)).toEqual([
      {
        id: expect.any(Number),
        imageInitialLink: `/media/${hash('a')}/640.webp`,
        imageFlippedLink: `/media/${hash('b')}/640.webp`,
        isViewedByUser: false,
        title: 'Clear whey',
        text: '22 g protein',
        product_size_id: sizeId,
      },
      expect.objectContaining({ title: 'Bars', product_size_id: null }),
    ])
  })

  test('viewed twenty times at once by one user count once, for another user anew', async () => {
    const [first] = await highlightsOf(buyer)
    const answers = await twenty(() => view(buyer, first.id))
    expect(new Set(answers.map(answer => answer.body))).toEqual(new Set(['{"success":true}']))
    expect(await told('highlight_viewed')).toHaveLength(1)
    expect((await highlightsOf(buyer)).map((one: { isViewedByUser: boolean }) => one.isViewedByUser)).toEqual([
      true,
      false,
    ])
    expect((await highlightsOf(gym))[0].isViewedByUser).toBe(false)
    await view(gym, first.id)
    expect((await told('highlight_viewed')).map(({ payload }) => payload.things)).toEqual([[first.id], [first.id]])
  })

  test('unknown ones are 404, a call without id is 400, a visitor is asked to log in (TS-464)', async () => {
    expect((await view(buyer, 999)).statusCode).toBe(404)
    expect((await buyer.form('/api/virtual-trade-show/view-highlight', {})).statusCode).toBe(400)
    expect((await view(show.app.browser(), 1)).statusCode).toBe(401)
    expect((await buyer.get('/api/virtual-trade-show/exhibitor-highlights/999')).statusCode).toBe(404)
    expect((await show.app.browser().get('/api/virtual-trade-show/exhibitor-highlights/1')).statusCode).toBe(401)
  })
})

describe('the media center', () => {
  test('lists files with size, kind and category (TS-420, TS-466, TS-467)', async () => {
    const files = (await buyer.get(`/api/virtual-trade-show/exhibitor-media/${north}`)).json()
    const categories = (await buyer.get('/api/virtual-trade-show/media-categories')).json()
    expect(categories).toEqual([
      { id: expect.any(Number), name: 'Pictures' },
      { id: expect.any(Number), name: 'Videos' },
    ])
    expect(files).toMatchObject([
      {
        name: 'Tub.png',
        size: PICTURE.length,
        mime_type_prefix: 'image',
        category: categories[0],
        preview_url: `/media/${hash('e')}/320.webp`,
      },
      { name: 'Clip.webm', link: clip, mime_type_prefix: 'video', category: categories[1], preview_url: null },
      { category: null },
    ])
    expect((await buyer.get(`/api/virtual-trade-show/exhibitor-media/${south}`)).json()).toEqual([])
    expect((await buyer.get('/api/virtual-trade-show/exhibitor-media/999')).statusCode).toBe(404)
  })

  test.each(['exhibitor-media/1', 'media-categories', 'media-kits/1', 'exhibitors/1/new-products'])(
    'a visitor who asks for %s is asked to log in (TS-042, TS-466, TS-467, TS-469, TS-470)',
    async path => expect((await show.app.browser().get(`/api/virtual-trade-show/${path}`)).statusCode).toBe(401),
  )

  test('a file is sent to those who are logged in, never kept by what stands between (TS-041)', async () => {
    const whole = await buyer.get(clip)
    expect(whole.rawPayload.equals(CLIP)).toBe(true)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(CLIP.length),
    })
    expect((await show.app.browser().get(clip)).statusCode).toBe(401)
    for (const file of ['x.webm', `${hash('0')}.webm`, `${hash('0')}.svg`, '..%2F..%2Flock'])
      expect((await buyer.get(`/media/booths/${file}`)).statusCode, file).toBe(404)
  })

  test('parts of a file can be asked for', async () => {
    const part = await buyer.call({ method: 'GET', url: clip, headers: { range: 'bytes=5-14' } })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('0123456789')
    expect(part.headers).toMatchObject({ 'content-range': `bytes 5-14/${CLIP.length}`, 'content-length': '10' })
    const behind = await buyer.call({ method: 'GET', url: clip, headers: { range: 'bytes=999-' } })
    expect(behind.statusCode).toBe(416)
    expect(behind.headers['content-range']).toBe(`bytes */${CLIP.length}`)
  })

  test('a kit downloaded twenty times at once counts once for each exhibitor', async () => {
    const download = (id: number) =>
      buyer.form('/api/virtual-trade-show/download-media-kit', { exhibitor_id: String(id) })
    const answers = await twenty(() => download(north))
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
    expect((await buyer.form('/api/virtual-trade-show/download-media-kit', {})).statusCode).toBe(400)
  })

  test('takes pictures, videos and documents only, told by their content', async () => {
    const { files } = show.app.platform
    expect((await keepMedia(files, Buffer.from('%PDF-1.7 …'))).file).toMatch(/^booths\/[0-9a-f]{32}\.pdf$/)
    await expect(keepMedia(files, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({ code: 'not_media' })
  })
})

/** An exhibitor of the previous edition, with a media file. */
async function ofLastYear(): Promise<number> {
  const found = sql`select exhibitor_id as id from media_files where name = '2030.pdf'`
  return (await rows<{ id: number }>(show.app.platform.db, found))[0]!.id
}

test('what does not exist cannot be seen, downloaded or watched, and nothing is told of it (TS-471, FF-116)', async () => {
  const { platform, shows, contents } = show.app
  const before = await activities()
  const { id: _, ...edition } = shows.current().edition
  await transaction(platform.db, async tx => {
    const editionId = await saveEdition(tx, shows, { ...edition, name: 'Next', isCurrent: false })
    const { brandId } = shows.current().exhibitorById.get(north)!
    const elsewhere = await saveExhibitors(tx, shows, [{ editionId, brandId, panoNumber: 1, boothNumber: 1 }])
    await saveHighlights(tx, contents, elsewhere.get(brandId)!, [
      { front: hash('f'), flipped: hash('f'), title: 'Next year', text: '' },
    ])
  })
  const [{ id: ofNextShow } = { id: 0 }] = await rows<{ id: number }>(
    platform.db,
    sql`select id from highlights where title = 'Next year'`,
  )
  const download = (id: number) =>
    buyer.form('/api/virtual-trade-show/download-media-kit', { exhibitor_id: String(id) })
  const answers = [
    await view(buyer, 999_999),
    await view(buyer, ofNextShow),
    await download(999_999),
    await download(south),
    await download(await ofLastYear()),
    await buyer.post('/api/virtual-trade-show/view-organiser-video'),
    await buyer.form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: '999999' }),
  ]
  expect(answers.map(answer => answer.statusCode)).toEqual(answers.map(() => 404))
  expect(await activities()).toEqual(before)
})

test('new products are the flavours of what is new, at the price of the show; the organiser has none (TS-421, TS-470, FF-1878)', async () => {
  const { platform, shows } = show.app
  const { edition, exhibitorById } = shows.current()
  const booth = { panoNumber: 11, boothNumber: 31, editionId: edition.id, brandId: exhibitorById.get(south)!.brandId }
  const become = async (organiser: boolean) => {
    await transaction(platform.db, tx => saveExhibitors(tx, shows, [{ ...booth, organiser }]))
    await shows.reload()
  }
  const of = async (id: number) => (await buyer.get(`/api/virtual-trade-show/exhibitors/${id}/new-products`)).json()
  expect(await of(north)).toEqual([])
  expect(await of(south)).toEqual([])
  await become(false)
  expect(await of(south)).toMatchObject([
    {
      image_background_public_url: null,
      product_size: { name: '60 g', product: { name: 'Bar' } },
      product_attribute: { name: expect.stringMatching(/^(Peanut|Coconut)$/) },
      regular_price: 1.99,
      current_price: 1.99,
    },
    {},
  ])
  await become(true)
  expect((await buyer.get('/api/virtual-trade-show/exhibitors/999/new-products')).statusCode).toBe(404)
})

test('the organiser’s video watched twenty times at once counts once (TS-471)', async () => {
  const { platform, shows } = show.app
  const { edition, exhibitorById } = shows.current()
  const booth = { panoNumber: 11, boothNumber: 31, organiser: true, videoUrl: clip }
  await transaction(platform.db, tx =>
    saveExhibitors(tx, shows, [{ ...booth, editionId: edition.id, brandId: exhibitorById.get(south)!.brandId }]),
  )
  await shows.reload()
  const watch = () => buyer.post('/api/virtual-trade-show/view-organiser-video')
  const answers = await twenty(watch)
  expect(new Set(answers.map(answer => answer.body))).toEqual(new Set(['{"success":true}']))
  expect((await told('video_watched')).map(({ payload }) => payload.things)).toEqual([
    [show.app.shows.current().edition.id],
  ])
  expect((await show.app.browser().post('/api/virtual-trade-show/view-organiser-video')).statusCode).toBe(401)
})
