import { describe, expect, test } from 'vitest'
import { readable } from './colours.ts'
import { shownAt, shownFirst } from './growing.ts'
import { around, counterText, hintAt, placeAfter, placeOf, startPlace } from './places.ts'
import { swipeOf } from './swipe.ts'

const items = [{ erp_id: 32 }, { erp_id: 33 }, { erp_id: 34 }]

describe('the place in a showcase', () => {
  test.each([
    ['33', 1],
    [undefined, -1],
    ['99', -1],
    ['kruimel', -1],
    ['33.0', -1],
    ['', -1],
  ])('of the address %s is %i (SH-414)', (id, place) => {
    expect(placeOf(items, id)).toBe(place)
  })

  test.each([
    [false, 3, 0],
    [true, 3, 1],
    [true, 1, 0],
  ])('begins, on a wide screen: %s, with %i items at %i (SH-393, SH-394, SH-411, SH-412)', (isWide, count, place) => {
    expect(startPlace(isWide, count)).toBe(place)
  })

  test.each([
    [0, -1, 0],
    [0, 1, 1],
    [2, 1, 2],
    [2, -1, 1],
  ])('after %i moves by %i to %i, and never beyond the first and last item (SH-415, SH-416)', (place, by, next) => {
    expect(placeAfter(place, by, 3)).toBe(next)
  })

  test('is told as two digits and the total (SH-402, SH-407)', () => {
    expect([counterText(0, 8), counterText(11, 40)]).toEqual(['01 / 8', '12 / 40'])
  })

  test('has two neighbours at each side at most', () => {
    expect(around(['a', 'b', 'c', 'd', 'e'], 3, 2).map(({ item, offset }) => item + offset)).toEqual([
      'b-2',
      'c-1',
      'd0',
      'e1',
    ])
  })
})

test.each([
  [0, 1, false, 'more'],
  [-1, 1, false, 'prev'],
  [1, 1, false, 'next'],
  [-1, 0, false, 'none'],
  [1, 2, false, 'none'],
  [0, 1, true, 'none'],
  [1, 1, true, 'none'],
  [0, -1, false, 'none'],
] as const)(
  'the pointer at %i of place %i, with a step set: %s, offers %s (SH-419, SH-420, SH-425)',
  (offset, place, isOpen, hint) => {
    expect(hintAt(offset, place, 3, isOpen)).toBe(hint)
  },
)

test.each([
  [-21, 10, 1],
  [21, -10, -1],
  [-20, 0, 0],
  [20, 0, 0],
  [-60, 11, 0],
  [60, -11, 0],
])('a finger that moves %i px across and %i px down means %i (SH-657, SH-658)', (across, down, by) => {
  expect(swipeOf(across, down)).toBe(by)
})

test.each([
  ['its own colours', '#1c2b4a', '#f0f0f0', { ground: '#1c2b4a', text: '#f0f0f0' }],
  ['white on black where none are given', '', '', { ground: '#000000', text: '#ffffff' }],
  ['text that can be read on it', '#f4dcc0', '#ffffff', { ground: '#f4dcc0', text: '#14171a' }],
])('an item has %s (SH-428, SH-429, FF-1143)', (_what, ground, text, look) => {
  expect(readable(ground, text)).toEqual(look)
})

test('the vertical showcase begins with ten products, and gets five more near its end, up to the last (SH-410, SH-661, SH-662)', () => {
  expect(shownFirst(40)).toBe(10)
  expect(shownFirst(7)).toBe(7)
  expect([6, 7, 8, 9].map(place => shownAt(10, place, 40))).toEqual([10, 10, 15, 15])
  expect(shownAt(10, 9, 12)).toBe(12)
})
