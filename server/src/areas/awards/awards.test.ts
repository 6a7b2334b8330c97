import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { saveEdition } from '../trade-show/index.ts'
import { AT, type TestAwards, testAwards } from './test-awards.ts'

let awards: TestAwards
let buyer: Browser
let visitor: Browser

beforeAll(async () => {
  awards = await testAwards()
  buyer = await awards.show.as(ACCOUNTS.buyer)
  visitor = awards.show.app.browser()
})
beforeEach(async () => {
  awards.show.app.setNow(AT.voting)
  await awards.show.app.platform.db.execute(
    sql`with gone as (delete from outbox_events) delete from award_votes where voted_at > '2031-01-01'`,
  )
})
afterAll(() => awards.show.app.close())

const read = async (browser = buyer) => (await browser.get('/api/awards')).json()
const vote = (browser: Browser, category_id: number, participant_id: number) =>
  browser.post('/api/awards/vote', { category_id, participant_id })
const one = async (statement: ReturnType<typeof sql>) => (await rows(awards.show.app.platform.db, statement))[0]
const winners = async (instant: string, browser = visitor) => {
  awards.show.app.setNow(instant)
  const { awardYearCategories } = await read(browser)
  return awardYearCategories.map((one: { winner_participant_id: number | null }) => one.winner_participant_id)
}

describe('the awards', () => {
  test('have the fields of the specification, with brands and products (TS-039, TS-426..428, TS-474)', async () => {
    const { category, nominee } = awards
    const answer = await read(visitor)
    expect(answer).toMatchObject({
      voting_active: true,
      winnerStart: '2031-05-10',
      visibleEnd: '2031-06-30',
      user_votes: [],
    })
    expect(answer.awardYearCategories).toHaveLength(3)
    expect(answer.awardYearCategories[0]).toEqual({
      award_category: { id: category.Brand, name: 'Brand of the year' },
      award_brands: ['Norrsund', 'North', 'South'].map(name => ({
        id: nominee[name as 'North'],
        name,
        image: null,
        overlay_image: `/media/${'f'.repeat(32)}/320.webp`,
        user_voted: false,
        booth: { North: { pano_nr: 1, booth_number: 1 }, South: { pano_nr: 11, booth_number: 31 } }[name] ?? null,
      })),
      award_products: [],
      winner_participant_id: null,
    })
    expect(answer.awardYearCategories[1].award_products).toMatchObject([
      { id: nominee.Daily, name: 'Daily Whey', brand: { name: 'Norrsund' }, user_voted: false },
      { id: nominee.Whey, name: 'Whey', brand: { name: 'North' } },
      { id: nominee.Bar, name: 'Bar', brand: { name: 'South' } },
    ])
  })

  test('give no two nominees one id', () => {
    const ids = Object.values(awards.nominee)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a vote', () => {
  test('is kept as the selection, and another takes its place (TS-037, TS-267, TS-429)', async () => {
    const { category, nominee } = awards
    expect((await vote(buyer, category.Brand, nominee.North)).json()).toEqual({ success: true })
    await vote(buyer, category.Product, nominee.Bar)
    await vote(buyer, category.Brand, nominee.South)
    const answer = await read()
    expect(answer.user_votes).toEqual([
      { category_id: category.Brand, participant_id: nominee.South },
      { category_id: category.Product, participant_id: nominee.Bar },
    ])
    const voted = [...answer.awardYearCategories[0].award_brands, ...answer.awardYearCategories[1].award_products]
      .filter((one: { user_voted: boolean }) => one.user_voted)
      .map((one: { id: number }) => one.id)
    expect(voted).toEqual([nominee.South, nominee.Bar])
    expect(await one(sql`select count(*)::int as n from award_votes where voted_at > '2031-01-01'`)).toEqual({ n: 2 })
  })

  test('is one’s own (TS-474)', async () => {
    await vote(buyer, awards.category.Brand, awards.nominee.North)
    expect((await read(await awards.show.as(ACCOUNTS.gym))).user_votes).toEqual([])
    expect((await read(visitor)).user_votes).toEqual([])
  })

  test('given twenty times at once is one (TS-266)', async () => {
    const { category, nominee } = awards
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => vote(buyer, category.Brand, i % 2 ? nominee.North : nominee.South)),
    )
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(await one(sql`select count(*)::int as n from award_votes where voted_at > '2031-01-01'`)).toEqual({ n: 1 })
    expect(await one(sql`select count(*)::int as n from outbox_events`)).toEqual({ n: 1 })
  })

  test.each(['before', 'counting', 'between'] as const)(
    'is refused outside the window: %s (TS-267, TS-475)',
    async at => {
      awards.show.app.setNow(AT[at])
      const answer = await vote(buyer, awards.category.Brand, awards.nominee.North)
      expect(answer.statusCode).toBe(409)
      expect(answer.json().detail).toBe(
        'Voting is closed. It is open from Monday 5th of May at 12am to Thursday 8th of May at 11.59pm.',
      )
      expect((await read()).voting_active).toBe(false)
      expect((await vote(buyer, 999, 999)).statusCode).toBe(409)
    },
  )

  test('for nothing that stands here is refused, and changes nothing (TS-475)', async () => {
    const { category, nominee } = awards
    expect((await vote(buyer, 999, nominee.North)).statusCode).toBe(404)
    expect((await vote(buyer, category.Brand, 999)).statusCode).toBe(404)
    expect((await vote(buyer, category.Brand, nominee.Bar)).statusCode).toBe(422)
    for (const body of [{}, { category_id: '1', participant_id: 1 }, { category_id: category.Brand }])
      expect((await buyer.post('/api/awards/vote', body)).statusCode).toBe(400)
    expect(await one(sql`select count(*)::int as n from award_votes where voted_at > '2031-01-01'`)).toEqual({ n: 0 })
  })

  test('for what stood at the edition before is refused', async () => {
    const [old] = await rows<{ category: number; nominee: number }>(
      awards.show.app.platform.db,
      sql`select n.category_id as category, n.id as nominee from award_nominees n
        join award_categories c on c.id = n.category_id where c.name = 'Brand of 2030' order by n.rank limit 1`,
    )
    const code = async (category: number, nominee: number) => (await vote(buyer, category, nominee)).json().code
    expect(await code(old!.category, old!.nominee)).toBe('unknown_category')
    expect(await code(awards.category.Brand, old!.nominee)).toBe('unknown_nominee')
  })

  test('asks a visitor to log in (TS-475)', async () =>
    expect((await vote(visitor, awards.category.Brand, awards.nominee.North)).statusCode).toBe(401))

  test('of an exhibitor goes to everybody but itself (TS-037, TS-268, TS-475)', async () => {
    const { category, nominee } = awards
    const staff = await awards.show.as(ACCOUNTS.exhibitor)
    const own = await vote(staff, category.Brand, nominee.Norrsund)
    expect(own.statusCode).toBe(403)
    expect(own.json().detail).toBe('You cannot vote for your own brand.')
    expect((await vote(staff, category.Product, nominee.Daily)).statusCode).toBe(403)
    expect((await vote(staff, category.Brand, nominee.North)).statusCode).toBe(200)
    expect((await vote(await awards.show.as(ACCOUNTS.organiser), category.Brand, nominee.Norrsund)).statusCode).toBe(
      200,
    )
  })
})

describe('winners', () => {
  test('are shown from the first day to the last, both whole, in the show’s time zone (TS-269, TS-270)', async () => {
    const { category, nominee } = awards
    await vote(buyer, category.Brand, nominee.North)
    const shown = [nominee.North, null, nominee.JurySouth]
    const hidden = [null, null, null]
    expect(await winners(AT.voting)).toEqual(hidden)
    expect(await winners(AT.dayBefore)).toEqual(hidden)
    expect(await winners(AT.firstDay)).toEqual(shown)
    expect(await winners(AT.between)).toEqual(shown)
    expect(await winners(AT.lastDay)).toEqual(shown)
    expect(await winners(AT.dayAfter)).toEqual(hidden)
  })

  test('are who had most votes, of several who had them first', async () => {
    const { category, nominee } = awards
    const gym = await awards.show.as(ACCOUNTS.gym)
    await vote(buyer, category.Product, nominee.Whey)
    awards.show.app.setNow('2031-05-06T13:00:00Z')
    await vote(gym, category.Product, nominee.Bar)
    expect((await winners(AT.between))[1]).toBe(nominee.Whey)
    awards.show.app.setNow('2031-05-06T14:00:00Z')
    await vote(buyer, category.Product, nominee.Bar)
    expect((await winners(AT.between))[1]).toBe(nominee.Bar)
  })

  test('stay whom the operator has chosen, whatever the votes say', async () => {
    const { category, nominee } = awards
    await vote(buyer, category.Jury, nominee.JuryNorth)
    expect((await winners(AT.between))[2]).toBe(nominee.JurySouth)
  })
})

describe('an edition without awards', () => {
  test('answers an empty list, and nobody can vote there', async () => {
    const { app } = awards.show
    const { id: _, ...edition } = app.shows.current().edition
    await transaction(app.platform.db, tx => saveEdition(tx, app.shows, { ...edition, name: 'Next', isCurrent: true }))
    await app.shows.reload()
    expect(await read(visitor)).toMatchObject({ awardYearCategories: [], voting_active: false, winnerStart: null })
    expect((await vote(buyer, 1, 1)).statusCode).toBe(409)
  })
})
