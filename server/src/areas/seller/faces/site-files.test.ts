import { pages } from '@fairfloor/domain/pages'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { savePicture } from '../../../platform/pictures.ts'
import { type TestApp, testApp } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setUpHouse } from '../index.ts'

const PUBLIC_URL = 'https://shop.example.com'
let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z', env: { PUBLIC_URL } })
})
afterAll(() => app.close())

const get = (url: string) => app.browser().get(url)

describe('/robots.txt', () => {
  test('leaves open what is found and what is sent to others, and closes the rest (FF-365)', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = answer.body.split('\n')
    const closed = lines.flatMap(line => (line.startsWith('Disallow: ') ? line.slice('Disallow: '.length) : []))
    const isClosed = (path: string) => closed.some(start => path.startsWith(start))
    const open = ['/', '/vts', '/virtual-trade-show/lobby', '/virtual-trade-show/exhibition/1/2', '/awards', '/terms']
    expect(open.filter(isClosed)).toEqual([])
    const own = pages.filter(page => 'who' in page && !page.path.includes('exhibition')).map(({ path }) => path)
    expect(own.filter(path => !isClosed(path))).toEqual([])
    expect(isClosed('/api/onlineshop/orders')).toBe(true)
    expect(lines).toContain('Allow: /api/docs')
    expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  })
})

test('/sitemap.xml names the pages that search engines find, and no other (FF-365)', async () => {
  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  const found = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.slice(PUBLIC_URL.length))
  expect(found.sort()).toEqual([
    '/',
    '/about-us',
    '/api/docs',
    '/awards',
    '/brands',
    '/careers',
    '/contact',
    '/contact/customer',
    '/contact/supplier',
    '/faq',
    '/new',
    '/newcomer-week',
    '/outlet',
    '/privacy-policy',
    '/product-list',
    '/product-list/botm',
    '/terms',
    '/top-products',
    '/virtual-trade-show/information',
    '/virtual-trade-show/lobby',
    '/vts',
  ])
})

test('/.well-known/security.txt says whom to tell of a weakness, until when, and in which languages (FF-367)', async () => {
  const answer = await get('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    `Contact: mailto:${demoHouse.settings.seller.email}`,
    'Expires: 2031-11-02T00:00:00.000Z',
    'Preferred-Languages: en, de',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ])
})

test('/.well-known/change-password leads to the page (FF-367)', async () => {
  const answer = await get('/.well-known/change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account/change-password'])
})

describe('icons', () => {
  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])('%s is a square of %i (FF-366)', async (url, side) => {
    const answer = await get(url)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  test('/favicon.ico holds three sizes (FF-366)', async () => {
    const { rawPayload: ico } = await get('/favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [i, side] of [16, 32, 48].entries()) {
      const [length, at] = [ico.readUInt32LE(6 + 16 * i + 8), ico.readUInt32LE(6 + 16 * i + 12)]
      expect(await sharp(ico.subarray(at, at + length)).metadata()).toMatchObject({ format: 'png', width: side })
    }
  })

  test('the manifest names the shop and its icons, for ever by the address that pages link (FF-366)', async () => {
    const page = await app.browser().call({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
    const [, linked] = /<link rel="manifest" href="([^"]+)">/.exec(page.body)!
    const answer = await get(linked!)
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600')
    const manifest = answer.json()
    expect(manifest).toMatchObject({ name: 'Maasveld', lang: 'en', start_url: '/' })
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
  })

  test('without a logo for a square they show the first letter on the shop’s colour, else the logo (FF-366)', async () => {
    expect((await get('/favicon.svg')).body).toContain('fill="#c8f031"')
    const logo = await sharp({ create: { width: 200, height: 180, channels: 3, background: '#2244cc' } })
      .png()
      .toBuffer()
    const hash = await savePicture(app.platform.files, logo)
    const settings = { ...demoHouse.settings, logo: hash }
    await transaction(app.platform.db, tx => setUpHouse(tx, { ...demoHouse, settings }))
    await app.shop.reload()
    const { channels } = await sharp((await get('/apple-touch-icon.png')).rawPayload).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0x22, 0x44, 0xcc])
    expect((await get('/api/settings')).json()).toMatchObject({
      logo_url: `/media/${hash}/320.webp`,
      logo_aspect: 200 / 180,
      logo_ground: 'any',
    })
  })
})

describe('of a shop that nobody has set up yet', () => {
  let empty: TestApp
  beforeAll(async () => {
    empty = await testApp({ now: '2031-05-06T12:00:00Z', isSetUp: false })
  })
  afterAll(() => empty.close())

  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/share/x.jpg?of=/vts',
  ])('%s asks to come again (FF-368)', async url => {
    const answer = await empty.browser().get(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
  })
})
