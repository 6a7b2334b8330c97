import { describe, expect, test } from 'vitest'
import type { Activity } from '../trade-show/activities.ts'
import { openItems } from './open.ts'
import { rewardRows } from './points.ts'

const booth = {
  organiser: false,
  video_public_link: null,
  has_highlights: false,
  has_samples: true,
  complete_media_kit_url: '/kit.zip',
  product_sizes_count: 3,
}
const organiser = {
  ...booth,
  organiser: true,
  video_public_link: '/film.webm',
  has_samples: false,
  product_sizes_count: 0,
}
const fair = {
  phase: 'ordering',
  exhibitors: [booth, { ...booth, has_samples: false }, organiser],
  isVoting: true,
} as const

const open = (activity: Activity, done: number, offers: Parameters<typeof openItems>[1] = fair, cap = 30) =>
  openItems(rewardRows([{ activity, points: 5, cap }], new Map([[activity, done]])), offers).map(
    ({ items, points }) => [items, points],
  )[0]

describe('what still earns points', () => {
  test.each([
    ['guided_tour', 1],
    ['exhibitor_visited', 3],
    ['feedback_given', 3],
    ['video_watched', 1],
    ['media_kit_downloaded', 3],
    ['samples_taken', 1],
    ['order_placed', 2],
  ] as const)('%s: what the fair offers of it, less what is done (FF-721)', (activity, offered) => {
    expect(open(activity, 0)).toEqual([offered, offered * 5])
    expect(open(activity, offered)).toBeUndefined()
  })

  test('is limited by the cap (FF-721)', () => {
    expect(open('exhibitor_visited', 1, fair, 2)).toEqual([1, 5])
    expect(open('exhibitor_visited', 2, fair, 2)).toBeUndefined()
    expect(open('award_voted', 2, fair, 8)).toEqual([6, 30])
  })

  test('needs something to see: no highlights without a booth that has some', () => {
    expect(open('highlight_viewed', 0)).toBeUndefined()
    expect(open('highlight_viewed', 0, { ...fair, exhibitors: [{ ...booth, has_highlights: true }] }, 9)).toEqual([
      9, 45,
    ])
  })

  test('closes with its window (FF-721)', () => {
    const confirming = { ...fair, phase: 'confirmation' } as const
    expect(open('order_placed', 0, confirming)).toBeUndefined()
    expect(open('samples_taken', 0, confirming)).toBeUndefined()
    expect(open('feedback_given', 0, confirming)).toEqual([3, 15])
    expect(open('feedback_given', 0, { ...fair, phase: 'over' })).toBeUndefined()
    expect(open('award_voted', 0, { ...fair, isVoting: false })).toBeUndefined()
  })

  test('has no line for what earns nothing', () => {
    expect(openItems(rewardRows([], new Map()), fair)).toEqual([])
  })
})
