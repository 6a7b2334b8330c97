import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { refundsDue } from './refund-due.ts'

const money = (id: number, amount: number, refunded = 0) => ({
  id,
  amount: cents(amount),
  refunded: cents(refunded),
})
const cost = (gross: number, credited = 0) => ({ gross: cents(gross), credited: cents(credited) })

test('nothing goes back while the order costs what was paid, or more', () => {
  expect(refundsDue([money(1, 1000)], cost(1000))).toEqual([])
  expect(refundsDue([money(1, 1000)], cost(1200))).toEqual([])
  expect(refundsDue([], cost(0))).toEqual([])
})

test('what was cancelled or credited goes back, once', () => {
  expect(refundsDue([money(1, 1000)], cost(700))).toEqual([{ id: 1, amount: 300 }])
  expect(refundsDue([money(1, 1000)], cost(700, 200))).toEqual([{ id: 1, amount: 500 }])
  expect(refundsDue([money(1, 1000, 500)], cost(700, 200))).toEqual([])
  expect(refundsDue([money(1, 1000)], cost(0))).toEqual([{ id: 1, amount: 1000 }])
})

test('of several payments the newest goes back first, none beyond itself', () => {
  expect(refundsDue([money(1, 1000), money(2, 300, 100)], cost(500))).toEqual([
    { id: 2, amount: 200 },
    { id: 1, amount: 500 },
  ])
  // More credited than it cost.
  expect(refundsDue([money(1, 1000)], cost(800, 900))).toEqual([{ id: 1, amount: 1000 }])
})
