import { type Activity, activities } from '@fairfloor/domain/trade-show/activities'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { withinASecond } from '../../platform/testing/within-a-second.ts'
import { transaction } from '../../platform/transaction.ts'
import { AT, type TestAwards, testAwards } from '../awards/test-awards.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { publishActivity } from '../trade-show/index.ts'
import { saveRewardRules } from './index.ts'

/** Points per item. */
const POINTS: Record<Activity, number> = {
  guided_tour: 50,
  exhibitor_visited: 5,
  highlight_viewed: 2,
  feedback_given: 20,
  video_watched: 10,
  media_kit_downloaded: 10,
  samples_taken: 5,
  order_placed: 15,
  award_voted: 5,
}

let awards: TestAwards
let buyer: Browser
let editionId: number

beforeAll(async () => {
  awards = await testAwards()
  const { app } = awards.show
  editionId = app.shows.current().edition.id
  buyer = await awards.show.as(ACCOUNTS.buyer)
})
beforeEach(async () => {
  await setRules(activities.map(activity => ({ activity, points: POINTS[activity], cap: 2 })))
  const { db, outbox } = awards.show.app.platform
  await outbox.drain()
  // Only of this edition: activities at the previous one must not count here.
  for (const table of ['rewarded_things', 'guided_tour_views', 'show_orders'])
    await db.execute(sql`delete from ${sql.identifier(table)} where edition_id = ${editionId}`)
  await db.execute(sql`delete from booth_visits where visited_at > '2031-01-01'`)
  await db.execute(sql`delete from award_votes where voted_at > '2031-01-01'`)
  await db.execute(sql`delete from outbox_events`)
})
afterAll(() => awards.show.app.close())

const setRules = (rules: Parameters<typeof saveRewardRules>[2]) =>
  transaction(awards.show.app.platform.db, tx => saveRewardRules(tx, editionId, rules))
const idOf = async (email: string) =>
  (await rows<{ id: number }>(awards.show.app.platform.db, sql`select id from users where email = ${email}`))[0]!.id

async function table(browser = buyer) {
  await awards.show.app.platform.outbox.drain()
  return (await browser.get('/api/virtual-trade-show/user-rewards')).json()
}
const total = async (browser = buyer) => (await table(browser)).at(-1).user_points
const row = async (description: string) =>
  (await table()).find((one: { description: string }) => one.description === description)

async function happened(
  activity: Activity,
  things: number[],
  { email = ACCOUNTS.buyer as string, switched = false } = {},
) {
  const userId = await idOf(email)
  await transaction(awards.show.app.platform.db, tx =>
    publishActivity(tx, { editionId, userId, activity, things, switched }),
  )
}

describe('my points', () => {
  test('are a row for each activity, and the total last (TS-099, TS-422, TS-473)', async () => {
    expect(await table()).toEqual([
      ...[
        ['Guided tour', 50],
        ['Exhibitor visited', 5],
        ['Highlight viewed', 2],
        ['Feedback given', 20],
        ['Video watched', 10],
        ['Media kit downloaded', 10],
        ['Samples taken', 5],
        ['Order placed', 15],
        ['Award vote', 5],
      ].map(([description, points]) => ({ description, points, count: 0, user_points: 0, cap: 2 })),
      { description: 'Total', points: null, count: null, user_points: 0, cap: null },
    ])
  })

  test('are asked for by those who are logged in (TS-473)', async () =>
    expect((await awards.show.app.browser().get('/api/virtual-trade-show/user-rewards')).statusCode).toBe(401))

  test('begin with the guided tour: 50, once (TS-016, TS-101)', async () => {
    for (let time = 0; time < 3; time++) await buyer.post('/api/virtual-trade-show/view-guided-tour', {})
    expect(await row('Guided tour')).toEqual({
      description: 'Guided tour',
      points: 50,
      count: 1,
      user_points: 50,
      cap: 2,
    })
    expect(await total()).toBe(50)
  })

  test('come from visits, orders and votes, each booth and category once (TS-014, TS-102, TS-108, TS-109)', async () => {
    const [north, south] = awards.show.app.shows.current().exhibitors.map(({ id }) => String(id))
    const visit = (id = '') => buyer.form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: id })
    await Promise.all([visit(north), visit(north), visit(south)])
    await awards.show.add(buyer, { f1: 1, f2: 2 })
    await awards.show.add(buyer, { f3: 1 })
    const { category, nominee } = awards
    for (const participant_id of [nominee.North, nominee.South, nominee.North])
      await buyer.post('/api/awards/vote', { category_id: category.Brand, participant_id })
    expect(await row('Exhibitor visited')).toMatchObject({ count: 2, user_points: 10 })
    expect(await row('Order placed')).toMatchObject({ count: 1, user_points: 15 })
    expect(await row('Award vote')).toMatchObject({ count: 1, user_points: 5 })
    expect(await total()).toBe(30)
  })

  test.each([
    ['highlight_viewed', 'Highlight viewed', 2],
    ['feedback_given', 'Feedback given', 20],
    ['video_watched', 'Video watched', 10],
    ['media_kit_downloaded', 'Media kit downloaded', 10],
    ['samples_taken', 'Samples taken', 5],
  ] as const)('%s earns what it is worth, once for each thing (TS-103..107)', async (activity, description, points) => {
    await happened(activity, [7])
    await happened(activity, [7])
    expect(await row(description)).toEqual({ description, points, count: 1, user_points: points, cap: 2 })
  })

  test('stay where they are when an order line is removed (TS-108)', async () => {
    await awards.show.add(buyer, { f1: 1 })
    await buyer.delete(`/api/onlineshop/vts-basket-product-attributes/${awards.show.flavour.get('f1')}`)
    expect((await row('Order placed')).user_points).toBe(15)
  })

  test('never exceed the cap (TS-111)', async () => {
    await happened('samples_taken', [1, 2, 3, 4])
    expect(await row('Samples taken')).toMatchObject({ count: 2, user_points: 10 })
    await setRules([{ activity: 'samples_taken', points: 5, cap: 3 }])
    expect(await row('Samples taken')).toMatchObject({ count: 3, user_points: 15 })
  })

  test('are the user’s own', async () => {
    await happened('samples_taken', [1])
    expect(await total(await awards.show.as(ACCOUNTS.gym))).toBe(0)
  })
})

describe('each thing counts once', () => {
  test('when it comes twenty times at once (TS-110)', async () => {
    await Promise.all(Array.from({ length: 20 }, () => happened('media_kit_downloaded', [1])))
    await Promise.all(Array.from({ length: 5 }, () => awards.show.app.platform.outbox.drain()))
    expect(await row('Media kit downloaded')).toMatchObject({ count: 1, user_points: 10 })
  })

  test('when an event is delivered again (TS-110)', async () => {
    await happened('highlight_viewed', [1])
    await table()
    await awards.show.app.platform.db.execute(sql`update outbox_events set handled_at = null`)
    expect(await row('Highlight viewed')).toMatchObject({ count: 1, user_points: 2 })
  })

  test('and what is new beside it counts (TS-110)', async () => {
    await happened('samples_taken', [1])
    await happened('samples_taken', [1, 2])
    expect(await row('Samples taken')).toMatchObject({ count: 2, user_points: 10 })
    expect(await rows(awards.show.app.platform.db, sql`select * from outbox_events where error is not null`)).toEqual(
      [],
    )
  })

  test('when one votes twenty times at once (TS-109, TS-110)', async () => {
    const { category, nominee } = awards
    const ballot = { category_id: category.Brand, participant_id: nominee.North }
    await Promise.all(Array.from({ length: 20 }, () => buyer.post('/api/awards/vote', ballot)))
    expect(await row('Award vote')).toMatchObject({ count: 1, user_points: 5 })
  })
})

describe('staff and exhibitors do not compete (TS-112)', () => {
  test.each(['exhibitor', 'organiser', 'agent', 'operator'] as const)('%s', async who => {
    const browser = await awards.show.as(ACCOUNTS[who])
    await browser.post('/api/virtual-trade-show/view-guided-tour', {})
    await browser.post('/api/awards/vote', { category_id: awards.category.Brand, participant_id: awards.nominee.North })
    expect(await total(browser)).toBe(0)
    expect(
      await rows(awards.show.app.platform.db, sql`select * from rewarded_things where edition_id = ${editionId}`),
    ).toEqual([])
  })

  test('nor does an agent for a customer (TS-112)', async () => {
    const agent = await awards.show.as(ACCOUNTS.agent)
    await agent.form('/', { _switch_user: ACCOUNTS.buyer })
    await agent.post('/api/virtual-trade-show/view-guided-tour', {})
    await awards.show.add(agent, { f1: 1 })
    expect(await total(agent)).toBe(0)
    expect(await total()).toBe(0)
  })
})

test('points are there within a second, by themselves', async () => {
  awards.show.app.setNow(AT.voting)
  await buyer.post('/api/virtual-trade-show/view-guided-tour', {})
  const points = async () =>
    (await buyer.get('/api/virtual-trade-show/user-rewards')).json().at(-1).user_points as number
  await withinASecond(async () => expect(await points()).toBe(50))
})
