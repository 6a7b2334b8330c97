import { expect, it } from 'vitest'
import { type Cents, cents } from '../money.ts'
import { allowedMethods, type Payer, paymentReason } from './payment.ts'

const payer: Payer = {
  allowed: ['invoice', 'prepayment', 'direct_debit'],
  hasMandate: true,
  creditLimit: cents(100_000) as Cents | null,
  open: cents(60_000),
  isOverdue: false,
}

it('is allowed for the usual method and those besides, by card where the shop has a provider (SH-169)', () => {
  expect(allowedMethods('invoice', ['card', 'prepayment'], false)).toEqual(['invoice', 'prepayment'])
  expect(allowedMethods('invoice', ['card', 'prepayment'], true)).toEqual(['invoice', 'prepayment', 'card'])
  expect(allowedMethods('card', [], true)).toEqual(['card'])
  expect(paymentReason('card', payer, cents(1))).toBe('payment_method_not_allowed')
})

it('stays on account up to the limit, what is open already counted', () => {
  expect(paymentReason('invoice', payer, cents(40_000))).toBeNull()
  expect(paymentReason('invoice', payer, cents(40_001))).toBe('over_credit_limit')
  expect(paymentReason('invoice', { ...payer, creditLimit: null }, cents(40_001))).toBeNull()
})

it('is not on account while something is overdue, but may be paid before', () => {
  const late = { ...payer, isOverdue: true }
  expect(paymentReason('invoice', late, cents(1))).toBe('payments_overdue')
  expect(paymentReason('prepayment', late, cents(90_000))).toBeNull()
})

it('is collected only with a mandate', () => {
  expect(paymentReason('direct_debit', payer, cents(1))).toBeNull()
  expect(paymentReason('direct_debit', { ...payer, hasMandate: false }, cents(1))).toBe('no_mandate')
})
