import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { awardYears } from './tables.ts'
import { AT, type TestAwards, testAwards } from './test-awards.ts'

let awards: TestAwards
let operator: Browser
let buyer: Browser

beforeAll(async () => {
  awards = await testAwards()
  operator = await awards.show.as(ACCOUNTS.operator)
  buyer = await awards.show.as(ACCOUNTS.buyer)
})
afterAll(() => awards.show.app.close())

const ADDRESS = '/api/admin/awards'
const desk = async () => (await operator.get(ADDRESS)).json()
const choose = (category: number, participant_id: number | null, browser = operator) =>
  browser.call({ method: 'PUT', url: `${ADDRESS}/categories/${category}/winner`, payload: { participant_id } })
const winner = async (at: number) => (await desk()).categories[at].winner_participant_id
const DATES = {
  voting_start: '2031-05-04T22:00:00.000Z',
  voting_end: '2031-05-08T21:59:59.000Z',
  winner_start: '2031-05-10',
  visible_end: '2031-06-30',
}

describe('the operator', () => {
  test('sees votes and winners as things stand, before visitors do', async () => {
    const { category, nominee } = awards
    await buyer.post('/api/awards/vote', { category_id: category.Product, participant_id: nominee.Whey })
    const { categories, ...rest } = await desk()
    expect(rest).toEqual({ name: 'Awards 2031', time_zone: 'Europe/Berlin', ...DATES })
    expect(categories[1]).toEqual({
      id: category.Product,
      name: 'Best product',
      nominees: [
        { id: nominee.Daily, name: 'Daily Whey', brand_name: 'Norrsund', votes: 0 },
        { id: nominee.Whey, name: 'Whey', brand_name: 'North', votes: 1 },
        { id: nominee.Bar, name: 'Bar', brand_name: 'South', votes: 0 },
      ],
      chosen_participant_id: null,
      winner_participant_id: nominee.Whey,
    })
    expect(categories[0].nominees[0]).toMatchObject({ name: 'Norrsund', brand_name: null })
  })

  test('chooses a winner, leaves it to the votes again, and both stand in the audit log', async () => {
    const { category, nominee } = awards
    expect((await choose(category.Product, nominee.Bar)).json()).toEqual({ success: true })
    expect(await winner(1)).toBe(nominee.Bar)
    awards.show.app.setNow(AT.between)
    const { awardYearCategories } = (await buyer.get('/api/awards')).json()
    expect(awardYearCategories[1].winner_participant_id).toBe(nominee.Bar)
    awards.show.app.setNow(AT.voting)
    await choose(category.Product, null)
    expect(await winner(1)).toBe(nominee.Whey)
    const { entries } = (await operator.get('/api/admin/audit?search=award winner')).json()
    expect(entries).toMatchObject([
      { subject: 'Best product', details: { winner: null } },
      { subject: 'Best product', details: { winner: 'Bar' } },
    ])
  })

  test('cannot choose who stands in another category, nor in a category that is none', async () => {
    const { category, nominee } = awards
    expect((await choose(category.Product, nominee.North)).statusCode).toBe(422)
    expect((await choose(category.Product, 999)).statusCode).toBe(422)
    expect((await choose(999, nominee.North)).statusCode).toBe(404)
    expect(await winner(1)).toBe(nominee.Whey)
  })

  test('moves the dates: voting and winners follow at once', async () => {
    const moved = { ...DATES, voting_end: '2031-05-06T10:00:00.000Z', winner_start: '2031-05-06' }
    expect((await operator.patch(ADDRESS, moved)).json()).toMatchObject(moved)
    expect((await buyer.get('/api/awards')).json()).toMatchObject({ voting_active: false, stage: 'winners' })
    const { entries } = (await operator.get('/api/admin/audit?search=award dates')).json()
    expect(entries[0].details).toEqual({
      voting_end: { before: DATES.voting_end, after: moved.voting_end },
      winner_start: { before: '2031-05-10', after: '2031-05-06' },
    })
    expect((await operator.patch(ADDRESS, DATES)).statusCode).toBe(200)
    // The previous edition's dates stay.
    const years = await awards.show.app.platform.db.select().from(awardYears).orderBy(awardYears.winnerStart)
    expect(years.map(({ winnerStart }) => winnerStart)).toEqual(['2030-05-10', '2031-05-10'])
  })

  test('cannot set dates that do not follow each other', async () => {
    const answer = await operator.patch(ADDRESS, { ...DATES, visible_end: '2031-05-09', winner_start: '2031-05-10' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'visible_end' }])
    expect((await operator.patch(ADDRESS, { ...DATES, winner_start: '2031-02-30' })).statusCode).toBe(400)
    expect(await desk()).toMatchObject(DATES)
  })
})

test('nobody else has a say', async () => {
  for (const who of [ACCOUNTS.buyer, ACCOUNTS.organiser] as const) {
    const browser = await awards.show.as(who)
    expect((await browser.get(ADDRESS)).statusCode).toBe(403)
    expect((await browser.patch(ADDRESS, DATES)).statusCode).toBe(403)
    expect((await choose(awards.category.Product, null, browser)).statusCode).toBe(403)
  }
  expect((await awards.show.app.browser().get(ADDRESS)).statusCode).toBe(401)
})
