import { expect, test } from 'vitest'
import { BASKET, confirmedOf, isOpen, mistakenIn, mostOf, wantedOf } from './confirming.ts'

/** Of 20 pieces 5 were there, 3 had been cancelled, and 12 were waited for. */
const asked = { kept: 5, asked: 12, wanted: 12 }
const then = { quantity: 20, reserved: 5, cancelled: 3 }

test.each([
  ['all that is waited for can be confirmed', {}, {}, [12, 12, 17]],
  ['what the customer lowers can be raised again up to that', { wanted: 4 }, {}, [12, 4, 9]],
  ['nothing wanted leaves what was there', { wanted: 0 }, {}, [12, 0, 5]],
  ['what has arrived meanwhile is still asked about', {}, { reserved: 13 }, [12, 12, 17]],
  ['what was cancelled meanwhile is not', {}, { cancelled: 9 }, [6, 6, 17]],
  ['all cancelled leaves nothing to ask', {}, { cancelled: 20, reserved: 0 }, [0, 0, 17]],
])('%s (FF-1108)', (_, said, meanwhile, [most, wanted, confirmed]) => {
  const question = { ...asked, ...said }
  const pieces = { ...then, ...meanwhile }
  expect([mostOf(question, pieces), wantedOf(question, pieces), confirmedOf(question)]).toEqual([
    most,
    wanted,
    confirmed,
  ])
})

test('goods that have all arrived leave nothing to confirm', () => {
  expect(isOpen([then])).toBe(true)
  expect(isOpen([{ ...then, reserved: 17 }])).toBe(false)
})

test.each([
  ['nothing is asked', undefined, [], true, null],
  ['nothing is asked, and the basket is meant', BASKET, [], true, null],
  ['nothing is asked any more', 7, [], true, 'nothing_left_to_confirm'],
  ['an order is asked about', undefined, [7], false, null],
  ['an order is asked about, and named', 7, [7], true, null],
  ['an order is asked about, and the basket is meant', BASKET, [7], false, 'something_else_in_basket'],
  ['another order is asked about', 8, [7, 8], false, 'something_else_in_basket'],
  ['goods wait behind the order', undefined, [7], true, 'basket_or_backorder'],
  ['another order waits behind the order', undefined, [7, 8], false, 'basket_or_backorder'],
])('%s: a call may act, or learns why not (FF-1111)', (_, confirms, asked, hasGoods, refusal) => {
  expect(mistakenIn(confirms, { asked, hasGoods })).toBe(refusal)
})
