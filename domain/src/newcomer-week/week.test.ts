import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { currentOf, type Participants, phaseOf, priceAt, takesPart } from './week.ts'

const march = { start: new Date('2031-03-10T00:00:00+01:00'), end: new Date('2031-03-16T23:59:59+01:00') }
const june = { start: new Date('2031-06-02T00:00:00+02:00'), end: new Date('2031-06-08T23:59:59+02:00') }

test.each([
  ['2031-03-09T22:59:59.999Z', 'before'],
  ['2031-03-09T23:00:00Z', 'open'],
  ['2031-03-16T22:59:59.999Z', 'open'],
  ['2031-03-16T23:00:00Z', 'over'],
])('at %s the event is %s (FF-1101)', (now, phase) => expect(phaseOf(march, new Date(now))).toBe(phase))

test.each([
  ['the open one', '2031-03-12T12:00:00Z', march],
  ['the next one as soon as the last second of one is over', '2031-03-16T23:00:00Z', june],
  ['the last one when all are over', '2032-01-01T12:00:00Z', june],
  ['the first before all', '2030-01-01T12:00:00Z', march],
])('of several events %s is current (FF-1101)', (_, now, week) => {
  expect(currentOf([june, march], new Date(now))).toBe(week)
  expect(currentOf([], new Date(now))).toBeUndefined()
})

describe('taking part', () => {
  const [whole, named, away] = [1, 2, 3].map(id => ({ id }))
  const participants: Participants = {
    brands: new Map([
      [1, { percent: 20 }],
      [2, { percent: 10 }],
    ]),
    products: new Map([
      [21, { percent: 30 }],
      [22, { percent: null }],
      [31, { percent: null }],
    ]),
    brandsOfProducts: new Set([2, 3]),
  }
  test.each([
    ['a brand without named products has all of them in it', 11, whole, { percent: 20 }],
    ['a product’s own percentage beats its brand’s', 21, named, { percent: 30 }],
    ['a named product without one has its brand’s', 22, named, { percent: 10 }],
    ['what a brand does not name is not in it', 23, named, undefined],
    ['a named product whose brand has no percentage costs its regular price', 31, away, { percent: null }],
    ['what belongs to neither is not in it', 41, { id: 4 }, undefined],
  ])('%s (FF-1102)', (_, id, brand, result) => expect(takesPart(participants, { id, brand: brand! })).toEqual(result))
})

test.each([
  ['less the percentage', 2000, 15, 1700],
  ['half a cent up', 333, 50, 167],
  ['less than half a cent down', 1999, 15, 1699],
  ['the regular price without one', 1999, null, 1999],
])('a price is %s (SH-361)', (_, regular, percent, price) => expect(priceAt(cents(regular), { percent })).toBe(price))
