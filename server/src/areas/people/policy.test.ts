import { expect, test } from 'vitest'
import { mayBeActedFor, mayCall, mayLogIn } from './policy.ts'

const at = new Date('2025-05-05T10:00:00Z')
const buyer = {
  blockedAt: null,
  customerId: 3,
  approvedAt: at,
  customerBlockedAt: null,
  brandErpId: null,
  isOrganiser: false,
  isAgent: false,
  isOperator: false,
  isTechnical: false,
}

test('an agent may act for the user of an approved customer', () => {
  expect(mayBeActedFor(buyer)).toBe(true)
})

test.each([
  { customerId: null, approvedAt: null },
  { brandErpId: '1001' },
  { isOrganiser: true },
  { isAgent: true },
  { isOperator: true },
  { isTechnical: true },
  { blockedAt: at },
  { approvedAt: null },
  { customerBlockedAt: at },
])('but not for one with %o', more => {
  expect(mayBeActedFor({ ...buyer, ...more })).toBe(false)
})

test('staff needs no approval, a customer does, and who is blocked stays out', () => {
  expect(mayLogIn({ ...buyer, customerId: null, approvedAt: null })).toBe(true)
  expect(mayLogIn({ ...buyer, approvedAt: null })).toBe(false)
  expect(mayLogIn({ ...buyer, blockedAt: at })).toBe(false)
  expect(mayLogIn({ ...buyer, customerBlockedAt: at })).toBe(false)
})

test('a technical user never logs in, and calls with its key until it is blocked', () => {
  const technical = { ...buyer, isTechnical: true }
  expect([mayLogIn(technical), mayCall(technical), mayCall(buyer)]).toEqual([false, true, false])
  expect(mayCall({ ...technical, blockedAt: at })).toBe(false)
  expect(mayCall({ ...technical, approvedAt: null })).toBe(false)
  expect(mayCall({ ...technical, customerBlockedAt: at })).toBe(false)
})
