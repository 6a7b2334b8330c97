import { expect, test } from 'vitest'
import { isWatched, moreWatched, unwatched } from './watched.ts'

const played = (...places: number[]) => places.reduce(moreWatched, unwatched)
const steps = (from: number, to: number) => Array.from({ length: (to - from) * 4 + 1 }, (_, i) => from + i / 4)

test('a video counts when it has played for 30 seconds, not before', () => {
  expect(isWatched(played(...steps(0, 29)))).toBe(false)
  expect(isWatched(played(...steps(0, 30)))).toBe(true)
})

test('jumping on plays nothing', () => expect(played(...steps(0, 5), 35, ...steps(35, 38)).seconds).toBe(8))

test('what is played again after jumping back counts', () =>
  expect(played(...steps(0, 20), ...steps(0, 10)).seconds).toBe(30))

test('a pause plays nothing', () => expect(played(1, 1, 1, 1).seconds).toBe(1))
