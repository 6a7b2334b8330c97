import { activities } from '@fairfloor/domain/trade-show/activities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewardRulesOf } from '../src/areas/rewards/index.ts'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoRewards } from './rewards.ts'
import { demoEdition } from './trade-show.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
})
afterAll(() => app.close())

test('the demo’s points are those of the programme (TS-101..107)', async () => {
  const { db, clock } = app.platform
  const rules = await transaction(db, async tx => {
    const editionId = await demoEdition(tx, app.shows, '2025', clock())
    await demoRewards(tx, editionId, { highlights: 90, awardCategories: 8 })
    return rewardRulesOf(tx, editionId)
  })
  expect(rules.map(({ activity }) => activity)).toEqual(activities)
  expect(Object.fromEntries(rules.map(({ activity, points }) => [activity, points]))).toEqual({
    guided_tour: 50,
    exhibitor_visited: 5,
    highlight_viewed: 2,
    feedback_given: 20,
    video_watched: 10,
    media_kit_downloaded: 10,
    samples_taken: 5,
    order_placed: 15,
    award_voted: 5,
  })
  expect(Object.fromEntries(rules.map(({ activity, cap }) => [activity, cap]))).toMatchObject({
    highlight_viewed: 90,
    award_voted: 8,
  })
  expect(rules.every(({ cap }) => cap > 0)).toBe(true)
})
