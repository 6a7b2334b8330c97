import { describe, expect, test } from 'vitest'
import type { Activity } from '../trade-show/activities.ts'
import { rewardRows } from './points.ts'

const rules = [
  { activity: 'guided_tour', points: 50, cap: 1 },
  { activity: 'exhibitor_visited', points: 5, cap: 3 },
  { activity: 'highlight_viewed', points: 0, cap: 9 },
  { activity: 'video_watched', points: 10, cap: 0 },
] as const
const rows = (done: Partial<Record<Activity, number>>) =>
  rewardRows(rules, new Map(Object.entries(done) as [Activity, number][]))

describe('my points', () => {
  test('are listed activity by activity, with the total last', () => {
    expect(rows({ guided_tour: 1, exhibitor_visited: 2 })).toEqual([
      { description: 'Guided tour', points: 50, count: 1, user_points: 50, cap: 1 },
      { description: 'Exhibitor visited', points: 5, count: 2, user_points: 10, cap: 3 },
      { description: 'Total', points: null, count: null, user_points: 60, cap: null },
    ])
  })

  test('begin at nothing', () => {
    expect(rows({}).map(row => row.user_points)).toEqual([0, 0, 0])
    expect(rewardRows([], new Map())).toEqual([
      { description: 'Total', points: null, count: null, user_points: 0, cap: null },
    ])
  })

  test('never exceed an activity’s cap (TS-111)', () => {
    expect(rows({ exhibitor_visited: 3 })[1]).toMatchObject({ count: 3, user_points: 15 })
    expect(rows({ exhibitor_visited: 30 })[1]).toMatchObject({ count: 3, user_points: 15 })
  })

  test('leave out what earns nothing', () => {
    expect(rows({ highlight_viewed: 4, video_watched: 1 }).at(-1)).toMatchObject({ user_points: 0 })
  })
})
