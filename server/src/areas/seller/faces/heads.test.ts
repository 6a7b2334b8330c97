import type { Page } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCareers } from '../../../../demo/careers.ts'
import { demoHouse } from '../../../../demo/orders.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { saveContentPage } from '../../content/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { saveScene } from '../../trade-show/index.ts'
import { setUpHouse } from '../index.ts'

let show: TestShow
let visitor: Browser
const BOOTH = '/virtual-trade-show/exhibition/1/1'
const lobby: Scene = {
  panoNr: 0,
  name: 'Lobby',
  pictures: [{ width: 64, url: 'small.webp' }],
  tiles: null,
  start_view: { yaw: 0, pitch: 0 },
  north_offset: 0,
  stills: null,
  screens: [],
  hotspots: [],
}

beforeAll(async () => {
  show = await testShow()
  visitor = show.app.browser()
  const { platform, shows } = show.app
  const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#336699' } })
    .webp({ lossless: true })
    .toBuffer()
  await transaction(platform.db, async tx => {
    const scene = { document: lobby, pictures: new Map([['small.webp', picture]]) }
    await saveScene(tx, platform.files, shows, shows.current().edition.id, scene)
    await saveContentPage(tx, { slug: 'vts', title: 'Walk', lead: 'Thirty brands.', sections: [] }, platform.clock())
    await demoCareers(tx, platform.clock())
  })
  await shows.reload()
})
afterAll(() => show.app.close())

type Head = { title: string; meta: Map<string, string>; canonical: string | undefined; html: string; status: number }

async function headOf(url: string, language = 'en', browser = visitor): Promise<Head> {
  const headers = { accept: 'text/html', 'accept-language': language }
  const { body, statusCode } = await browser.call({ method: 'GET', url, headers })
  const html = body.slice(0, body.indexOf('</head>'))
  expect(html.match(/<title>/g)).toHaveLength(1)
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  return {
    status: statusCode,
    title: /<title>(.*?)<\/title>/.exec(html)![1]!,
    meta: new Map(meta.map(([, name, value]) => [name!, value!])),
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    html: html.replace(/<script type="application\/json".*/s, ''),
  }
}

const samples: Record<string, string> = {
  panoNr: '1',
  boothNr: '1',
  orderId: '12',
  brand: '1',
  category: '1',
  subCategory: '2',
  productSize: '1',
  product: '1',
  term: 'whey',
  job: 'warehouse-picker',
}
const addressOf = ({ path }: Page) => path.replace(/:(\w+)\??/g, (_, name: string) => samples[name]!)
const told = pages.filter(({ path }) => path !== '/style').map(addressOf)

describe.each(told)('the head of %s', address => {
  test('names the page and the shop in the reader’s language, and never the software (FF-363)', async () => {
    const [english, german] = [await headOf(address, 'en'), await headOf(address, 'de')]
    expect(english.title).toMatch(/\S · Maasveld$/)
    expect(german.title).toMatch(/\S · Maasveld$/)
    expect(german.html).toContain('<html lang="de">')
    expect(english.html + german.html).not.toContain('Fairfloor')
  })

  test('tells search engines and messengers what the page is, or nothing (FF-363)', async () => {
    const { meta, canonical, title } = await headOf(address, 'de')
    const isPrivate = !meta.has('og:title')
    expect(meta.get('robots')).toBe(canonical ? undefined : 'noindex')
    if (isPrivate) return expect(canonical).toBeUndefined()
    expect(`${meta.get('og:title')} · Maasveld`).toBe(title)
    expect(meta.get('description')!.length).toBeGreaterThan(30)
    expect(meta.get('og:description')).toBe(meta.get('description'))
    expect(meta.get('og:locale')).toBe('de_DE')
    expect(meta.get('og:site_name')).toBe('Maasveld')
    expect(meta.get('og:url')).toBe(`${show.app.platform.config.publicUrl}${address}`)
    expect(meta.get('twitter:card')).toBe('summary_large_image')
    const english = await headOf(address, 'en')
    expect(english.meta.get('description')).not.toBe(meta.get('description'))
    await expectPicture(meta)
  })
})

async function expectPicture(meta: Map<string, string>): Promise<Buffer> {
  const { publicUrl } = show.app.platform.config
  const address = meta.get('og:image')!
  expect(address.startsWith(`${publicUrl}/share/`)).toBe(true)
  const answer = await visitor.get(address.slice(publicUrl.length))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  return answer.rawPayload
}

describe('search engines find', () => {
  test.each([
    '/',
    '/vts',
    '/virtual-trade-show/lobby',
    '/virtual-trade-show/information',
    '/awards',
    '/terms',
    '/privacy-policy',
    '/api/docs',
    '/product-list',
    '/product-list/brand/1',
    '/productSize/1',
    '/brands',
    '/new',
  ])('%s', async address => {
    const { meta, canonical } = await headOf(`${address}?from=mail`)
    expect(canonical).toBe(`${show.app.platform.config.publicUrl}${address}`)
    expect(meta.has('robots')).toBe(false)
  })

  test.each([
    BOOTH,
    '/brand/1',
    '/search/whey',
    '/my-orders',
    '/admin',
    '/login',
    '/account',
    '/style',
    '/no/such/page',
  ])('not %s (FF-364)', async address => {
    expect((await headOf(address)).meta.get('robots')).toBe('noindex')
  })
})

describe('a booth whose address is sent to somebody', () => {
  test('has its name and its brand’s, though the hall asks for a login (FF-364)', async () => {
    const { title, meta } = await headOf(`${BOOTH}?popup=ORDER`)
    expect(title).toBe('North · Show 2031 · Maasveld')
    expect(meta.get('description')).toContain('Booth 1 at the Show 2031')
    await expectPicture(meta)
  })

  test('that nobody has is the hall', async () => {
    const { title, status } = await headOf('/virtual-trade-show/exhibition/1/777', 'de')
    expect([status, title]).toEqual([200, 'Ausstellung · Virtuelle Messe · Maasveld'])
  })
})

test('the lobby’s picture is what one sees first there', async () => {
  const picture = await expectPicture((await headOf('/virtual-trade-show/lobby')).meta)
  const { dominant } = await sharp(picture).stats()
  expect(Math.abs(dominant.r - 0x33) + Math.abs(dominant.g - 0x66) + Math.abs(dominant.b - 0x99)).toBeLessThan(40)
})

test('the teaser says what the house has written', async () => {
  const { meta } = await headOf('/vts')
  expect(meta.get('description')).toMatch(/^Thirty brands\. Ordering: 5–8 May 2031\. /)
})

test.each([
  '/share/x.jpg',
  '/share/x.jpg?of=/admin',
  '/share/x.jpg?of=/no/such/page',
  '/share/..%2fx.jpg?of=/vts',
  '/share/x.png?of=/vts',
])('%s is no picture', async url => expect((await visitor.get(url)).statusCode).toBe(404))

test.each([
  ['/product-list?gym_assortment=1', 'Gym-Sortiment'],
  ['/product-list/?sale=4&clearance=25&clearanceGroup=Drinks', '25 % Rabatt: Drinks'],
  ['/product-list/sale/25?gym_assortment=1', '25 % Rabatt'],
  ['/product-list?brand=1', 'Alle Produkte'],
  ['/product-list/brand/999999', 'Diese Marke gibt es nicht.'],
  ['/product-list/sale/fair', 'Diesen Abverkauf gibt es nicht.'],
  ['/productSize/999999', 'Dieses Produkt gibt es nicht, oder es wird nicht mehr verkauft.'],
])('the list %s has the title that its page shows', async (address, title) => {
  expect((await headOf(address, 'de')).title).toBe(`${title} · Maasveld`)
})

test('an unknown address says so in the reader’s language', async () => {
  const { title, status } = await headOf('/no/such/page', 'de')
  expect([status, title]).toEqual([404, 'Diese Seite gibt es nicht · Maasveld'])
})

test('what the house has written for its customers alone is in no head', async () => {
  const { platform } = show.app
  const page = { slug: 'payment-methods', title: 'Pay us', lead: 'Our secret terms.', sections: [] }
  await transaction(platform.db, tx => saveContentPage(tx, page, platform.clock()))
  const { title, html } = await headOf('/payment-methods')
  expect(title).toBe('Payment methods · Maasveld')
  expect(html).not.toContain('secret terms')
})

test('a buyer reads their own pages by name', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  expect((await headOf('/my-orders/12', 'de', buyer)).title).toBe('Bestellung 12 · Maasveld')
})

test('nothing of the seller is markup, and their colours take the place of the interface’s own (FF-363)', async () => {
  const { platform, shop } = show.app
  expect((await headOf('/vts')).html).not.toContain('<style>')
  const settings = {
    ...demoHouse.settings,
    name: 'Lift & "Söhne" <b>',
    colours: { signal: '#7a0019', link: '#1f3fe0' },
  }
  await transaction(platform.db, tx => setUpHouse(tx, { ...demoHouse, settings }))
  await shop.reload()
  const { title, html, meta } = await headOf('/vts')
  expect(title).toBe('Show 2031 · Lift &amp; &quot;Söhne&quot; &lt;b&gt;')
  expect(meta.get('og:site_name')).toBe('Lift &amp; &quot;Söhne&quot; &lt;b&gt;')
  expect(html).toContain('--signal:#7a0019;--on-signal:#ffffff')
  await expectPicture((await headOf('/')).meta)
})
