import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoHall } from '../demo/trade-show.ts'
import { type App, buildApp } from './app.ts'
import { type TestAwards, testAwards } from './areas/awards/test-awards.ts'
import { saveRange, setStock } from './areas/catalogue/index.ts'
import { smallRange } from './areas/catalogue/test-range.ts'
import { saveContentPage } from './areas/content/index.ts'
import { saveQuestions } from './areas/feedback/index.ts'
import { type SampleShow, samplesJson, testSamples } from './areas/samples/test-samples.ts'
import { ACCOUNTS, DURING } from './areas/show-orders/test-show.ts'
import { type Database, type Db, openDatabase, rows } from './platform/database.ts'
import { type Browser, makeBrowser } from './platform/testing/app.ts'
import { readEvery, readsOf, SLUG } from './platform/testing/every-get.ts'
import { transaction } from './platform/transaction.ts'

// Two servers of one database act as one product: either gives the same answer, also right after a change made on the
// other. The embedded database has one process, so both share its connection.

/**
 * Changes reach the other server through a notification of the database, long before it would look by itself. Reading all
 * answers takes a busy machine seconds.
 */
const SOON = { timeout: 15_000, interval: 20 }

const who = ['visitor', ...Object.values(ACCOUNTS)] as const
type Who = (typeof who)[number]

let awards: TestAwards
let show: SampleShow
let database: Database | undefined
let second: App
let addresses: string[]
/** Clients of every role on each server, with one session. */
const browsers = new Map<Who, readonly [Browser, Browser]>()

beforeAll(async () => {
  awards = await testAwards()
  show = await testSamples(awards.show)
  const { platform, shows } = show.app
  await transaction(platform.db, async tx => {
    await demoHall(tx, { ...platform.files, put: async () => {} }, shows, shows.current().edition.id)
    await saveContentPage(tx, { slug: SLUG, title: 'Imprint', lead: '', sections: [] }, platform.clock())
    await saveQuestions(tx, [{ exhibitorId: show.north, type: 'rating', question: 'How did you like it?' }])
  })
  await shows.reload()
  if (show.app.database.url) database = await openDatabase(platform.config)
  second = await buildApp(platform.config, database ?? show.app.database, { clock: platform.clock })
  for (const email of who) {
    const browser = email === 'visitor' ? show.app.browser() : await show.as(email)
    browsers.set(email, [browser, makeBrowser(second.platform, browser.cookies)])
  }
  const reading = readsOf(platform.server).filter(({ path }) => !differs.includes(path))
  const found = new Set<string>()
  for (const [browser] of browsers.values()) for (const { url } of await readEvery(browser, reading)) found.add(url)
  // Of North the first one was found.
  addresses = [...found, `/api/onlineshop/vts-exhibitors/${show.south}/product-sizes`]
})
afterAll(async () => {
  await second.close()
  await database?.close()
  await show.app.close()
})

/** A new token each time. */
const differs = ['/csrf-token']

async function answersOf(browser: Browser): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const address of addresses) {
    const { statusCode, body } = await browser.get(address)
    answers[address] = `${statusCode} ${body}`
  }
  return answers
}

test.each(who)('%s gets the same answers from both', async name => {
  const [here, there] = browsers.get(name)!
  expect(addresses.length).toBeGreaterThan(30)
  expect(await answersOf(there)).toEqual(await answersOf(here))
})

type Change = readonly [
  what: string,
  /** Role whose pages show it. */
  seenBy: Who,
  change: (browser: Browser, db: Db) => Promise<LightMyRequestResponse | undefined>,
  /** Role that makes it, if different. */
  by?: Who,
]

const positions = (name: string) => `/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(name)}`
const { buyer, gym, operator } = ACCOUNTS
const edition = () => `/api/admin/editions/${show.app.shows.current().edition.id}`
const form = (browser: Browser, url: string, fields: Record<string, string>) => browser.form(url, fields)
const command = async (db: Db, work: (tx: Db) => Promise<unknown>) => void (await transaction(db, work))

const changes: Change[] = [
  ['adding to the order', buyer, browser => show.add(browser, { f1: 3, f2: 1 })],
  ['a quantity', buyer, browser => browser.patch(positions('f1'), { quantity: 5 })],
  ['removing a line', buyer, browser => browser.delete(positions('f2'))],
  [
    'taking samples',
    buyer,
    browser =>
      form(browser, '/api/onlineshop/vts-basket-add-sample-position', {
        positionsJson: samplesJson(show.sample, { Vanilla: 2 }),
      }),
  ],
  [
    'giving samples back',
    buyer,
    async browser => {
      const { sample_positions } = (await browser.get('/api/onlineshop/vts-basket')).json()
      return browser.delete(`/api/onlineshop/vts-basket-sample-positions/${sample_positions[0].id}`)
    },
  ],
  [
    'a visit',
    buyer,
    browser => form(browser, '/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: `${show.north}` }),
  ],
  ['the end of the tour', buyer, browser => browser.post('/api/virtual-trade-show/view-guided-tour', {})],
  [
    'feedback',
    buyer,
    async browser => {
      const { questions } = (await browser.get(`/api/virtual-trade-show/feedbacks?exhibitor_id=${show.north}`)).json()
      const answersJson = JSON.stringify({ [questions[0].id]: 4 })
      return form(browser, '/api/virtual-trade-show/save-feedback', { exhibitor_id: `${show.north}`, answersJson })
    },
  ],
  [
    'asking for a mail when there is stock',
    buyer,
    browser => browser.call({ method: 'PUT', url: `/api/flavours/${show.flavour.get('f4')}/notify` }),
  ],
  [
    'a vote',
    buyer,
    browser =>
      browser.post('/api/awards/vote', {
        category_id: awards.category.Brand,
        participant_id: awards.nominee.North,
      }),
  ],
  ['stock', buyer, (_, db) => command(db, tx => setStock(tx, [{ flavourId: show.flavour.get('f1')!, quantity: 77 }]))],
  [
    'a name in the catalogue',
    buyer,
    (_, db) =>
      command(db, async tx => {
        const [bar] = smallRange.products.filter(({ key }) => key === 'bar')
        await saveRange(tx, { ...smallRange, products: [{ ...bar!, name: 'Bar of oats' }], sizes: [], flavours: [] })
      }),
  ],
  [
    'the end of confirmation',
    buyer,
    async browser => {
      const dates = (await browser.get('/api/admin/editions')).json().editions[0]
      const { order_start, order_end, confirmation_start, release_end } = dates
      const kept = { order_start, order_end, confirmation_start, release_end }
      return browser.patch(edition(), { ...kept, confirmation_end: '2031-05-17T21:59:59.000Z' })
    },
    operator,
  ],
  ['the live counts', buyer, browser => browser.patch(`${edition()}/live-counts`, { live_counts: false }), operator],
  [
    'the text of a page',
    'visitor',
    browser =>
      browser.call({
        method: 'POST',
        url: `/api/admin/content-pages/${SLUG}`,
        payload: {
          language: 'en',
          title: 'Imprint',
          lead: 'Who we are.',
          sections: [],
          based_on: 1,
          publish: true,
          from: null,
        },
      }),
    operator,
  ],
  [
    'what an activity earns',
    buyer,
    browser =>
      browser.call({
        method: 'PUT',
        url: '/api/admin/rewards',
        payload: { rules: [{ activity: 'guided_tour', points: 60, cap: 1 }] },
      }),
    operator,
  ],
]

describe('what one server changes the other shows at once:', () => {
  test.each(changes.map(([what], i) => [what, i] as const))('%s', async (_, i) => {
    const [, seenBy, change, by = seenBy] = changes[i]!
    // The servers take turns.
    const [at, other] = i % 2 ? [1, 0] : [0, 1]
    const seeing = browsers.get(seenBy)!
    const before = await answersOf(seeing[other]!)
    const answer = await change(browsers.get(by)![at]!, at === 0 ? show.app.platform.db : second.platform.db)
    expect(answer?.statusCode ?? 200, answer?.body).toBe(200)
    await show.app.platform.outbox.drain()
    await expect.poll(() => answersOf(seeing[at]!), SOON).not.toEqual(before)
    // All answers are read again on each attempt: a change may arrive between two of them.
    const both = async () => {
      const [now, there] = [await answersOf(seeing[at]!), await answersOf(seeing[other]!)]
      return { now, there, alike: isDeepStrictEqual(now, there) && !isDeepStrictEqual(now, before) }
    }
    await expect.poll(both, SOON).toMatchObject({ alike: true })
  })

  test('a confirmation and a release', async () => {
    const [here, there] = browsers.get(buyer)!
    show.app.setNow(DURING.confirmation)
    expect((await there.patch('/api/onlineshop/vts-basket', { confirm: true })).statusCode).toBe(200)
    expect((await show.release(here, { f1: 2 })).statusCode).toBe(200)
    expect(await answersOf(there)).toEqual(await answersOf(here))
    expect(await rows(show.app.platform.db, sql`select 1 from orders where placed_at > '2031-01-01'`)).toHaveLength(1)
  })

  test('a language', async () => {
    const [here, there] = browsers.get(gym)!
    const language = async (browser: Browser) => {
      const answer = await browser.call({ method: 'GET', url: '/vts', headers: { accept: 'text/html' } })
      return answer.headers['content-language']
    }
    for (const chosen of ['de', 'en']) {
      await here.patch('/api/current_user', { language: chosen })
      expect(await language(here)).toBe(chosen)
      await expect.poll(() => language(there), SOON).toBe(chosen)
    }
  })

  test('who logs out at one is out at the other', async () => {
    const [here, there] = browsers.get(gym)!
    await here.post('/api/logout')
    expect((await there.get('/api/onlineshop/vts-basket')).statusCode).toBe(401)
  })
})
