import { expect, test } from 'vitest'
import { pairAfter } from './prices.ts'

const pair = (regular: number, current: number) => ({ regular, current })

test.each([
  ['stay where a row says none', pair(12, 10), {}, pair(12, 10)],
  ['stay none', undefined, {}, undefined],
  ['are both said', pair(12, 10), { regular: 9, current: 8 }, pair(9, 8)],
  ['stand in for each other where there was none: regular', undefined, { regular: 12 }, pair(12, 12)],
  ['stand in for each other where there was none: current', undefined, { current: 10 }, pair(10, 10)],
  ['move together where there was no discount', pair(12, 12), { regular: 15 }, pair(15, 15)],
  ['keep a discount', pair(12, 10), { regular: 15 }, pair(15, 10)],
  ['end a discount that is none any more', pair(12, 10), { regular: 9 }, pair(9, 9)],
  ['become a discount', pair(12, 12), { current: 10 }, pair(12, 10)],
  ['rise above the regular one together', pair(12, 10), { current: 15 }, pair(15, 15)],
])('prices %s', (_, old, said, after) => expect(pairAfter(old, said)).toEqual(after))
