import { expect, test } from 'vitest'
import { cents } from '../../money.ts'
import { refundsDue } from './refund-due.ts'

const money = (id: number, amount: number, refunded = 0) => ({
  id,
  amount: cents(amount),
  refunded: cents(refunded),
})
const due =
  (paid: number, gross: number, ...cards: ReturnType<typeof money>[]) =>
  (credited = 0, most?: number) =>
    refundsDue(cards, {
      paid: cents(paid),
      gross: cents(gross),
      credited: cents(credited),
      ...(most !== undefined && { most: cents(most) }),
    })

test('nothing goes back while the order costs what was paid, or more', () => {
  expect(due(1000, 1000, money(1, 1000))()).toEqual([])
  expect(due(1000, 1200, money(1, 1000))()).toEqual([])
  expect(due(0, 0)()).toEqual([])
})

test('what was cancelled or credited goes back, once (FF-931)', () => {
  expect(due(1000, 700, money(1, 1000))()).toEqual([{ id: 1, amount: 300 }])
  expect(due(1000, 700, money(1, 1000))(200)).toEqual([{ id: 1, amount: 500 }])
  expect(due(500, 700, money(1, 1000, 500))(200)).toEqual([])
  expect(due(1000, 0, money(1, 1000))()).toEqual([{ id: 1, amount: 1000 }])
  expect(due(1000, 700, money(1, 1000))(200, 150)).toEqual([{ id: 1, amount: 150 }])
})

test('what came by other means counts as paid, and does not go back to the card (FF-931)', () => {
  expect(due(1000, 1000, money(1, 400))(200)).toEqual([{ id: 1, amount: 200 }])
  expect(due(1000, 300, money(1, 400))()).toEqual([{ id: 1, amount: 400 }])
  expect(due(1000, 300)()).toEqual([])
})

test('of several payments the newest goes back first, none beyond itself', () => {
  expect(due(1200, 500, money(1, 1000), money(2, 300, 100))()).toEqual([
    { id: 2, amount: 200 },
    { id: 1, amount: 500 },
  ])
  // More credited than it cost.
  expect(due(1000, 800, money(1, 1000))(900)).toEqual([{ id: 1, amount: 1000 }])
})
