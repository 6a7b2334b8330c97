import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { aheadOf, heldUntil, remindedFrom } from './paid-ahead.ts'

const NOW = new Date('2025-05-12T10:00:00Z')
const UNTIL = new Date('2025-05-26T10:00:00Z')

const order = {
  paymentMethod: 'prepayment',
  isCancelled: false,
  gross: 1000,
  paid: cents(0),
  isPicked: false,
  paidAheadAt: null,
  heldUntil: UNTIL,
}
const PAID = { paidAheadAt: NOW, heldUntil: null }

test('goods are kept 14 days for a transfer, of which the customer is reminded after half, and 30 minutes for a card (FF-919)', () => {
  expect(heldUntil('prepayment', NOW)).toEqual(UNTIL)
  expect(remindedFrom('prepayment', UNTIL)).toEqual(new Date('2025-05-19T10:00:00Z'))
  expect(heldUntil('card', NOW)).toEqual(new Date('2025-05-12T10:30:00Z'))
  expect(remindedFrom('card', UNTIL)).toBeNull()
  expect(heldUntil('invoice', NOW)).toBeNull()
  expect(remindedFrom('invoice', UNTIL)).toBeNull()
})

describe('an order by prepayment', () => {
  test('is paid when all of it has arrived, not before (FF-912)', () => {
    expect(aheadOf({ ...order, paid: cents(999) }, 'paid', NOW)).toMatchObject({ paidAheadAt: null, heldUntil: UNTIL })
    expect(aheadOf({ ...order, paid: cents(1000) }, 'paid', NOW)).toEqual(PAID)
    expect(aheadOf({ ...order, gross: 0 }, 'paid', NOW)).toEqual(PAID)
  })

  test('keeps the day on which it was paid', () => {
    const before = { ...order, ...PAID, paid: cents(1200) }
    expect(aheadOf(before, 'paid', UNTIL)).toEqual(PAID)
    expect(aheadOf(before, 'taken back', UNTIL)).toEqual(PAID)
  })

  test('is unpaid again, with the whole time, when its payment is taken back before somebody picks it', () => {
    const before = { ...order, ...PAID }
    expect(aheadOf(before, 'taken back', NOW)).toEqual({ paidAheadAt: null, heldUntil: UNTIL })
    expect(aheadOf({ ...before, isPicked: true }, 'taken back', NOW)).toMatchObject(PAID)
    // A change of the address has made it dearer.
    expect(aheadOf({ ...before, paid: cents(900) }, 'paid', NOW)).toMatchObject(PAID)
  })

  test('holds nothing once it is cancelled, and money that comes later does not pay it', () => {
    const cancelled = { ...order, isCancelled: true, paid: cents(1000) }
    expect(aheadOf(cancelled, 'paid', NOW)).toEqual({ paidAheadAt: null, heldUntil: null })
  })
})

test('an order on account is never paid ahead', () => {
  const onAccount = { ...order, paymentMethod: 'invoice', heldUntil: null, paid: cents(1000) }
  expect(aheadOf(onAccount, 'paid', NOW)).toMatchObject({ paidAheadAt: null, heldUntil: null })
})
