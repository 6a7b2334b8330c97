import { describe, expect, test } from 'vitest'
import { cents } from '../../money.ts'
import { type Arrived, matchOf } from './match.ts'
import { owedOf, takeOut } from './owed.ts'

const MERWEDE = { id: 1, number: 'K10001', company: 'Sporthuis De Merwede' }
const GYM = { id: 2, number: 'K10002', company: 'Studio Südstern GmbH' }

const invoice = (id: number, customerId: number, rest: number, orderId = 100 + id) => ({
  id,
  number: `RE2025-0000${id}`,
  orderId,
  customerId,
  rest: cents(rest),
})

const owed = owedOf({
  invoices: [invoice(1, 1, 5000), invoice(2, 1, 7000), invoice(3, 2, 5000), invoice(4, 2, 900)],
  orders: [
    { id: 4711, customerId: 1, open: cents(12_345) },
    { id: 4712, customerId: 2, open: cents(0) },
  ],
  customers: [MERWEDE, GYM],
  byIban: new Map([['NL91ABNA0417164300', new Set([1])]]),
})

const arrived = (amount: number, text: string, more: Partial<Arrived> = {}): Arrived => ({
  amount: cents(amount),
  text,
  endToEnd: null,
  payer: 'Somebody',
  payerIban: null,
  ...more,
})

const first = (given: Arrived) => {
  const { isCertain, matches } = matchOf(given, owed)
  return { isCertain, ...matches[0] }
}

describe('certain is a sum', () => {
  test('that is exactly what is open of the invoices that it names (FF-918)', () => {
    expect(first(arrived(5000, 'RE2025-00001'))).toMatchObject({ isCertain: true, customerId: 1, invoiceIds: [1] })
    expect(first(arrived(12_000, '2025 00001 + 2025 00002'))).toMatchObject({ isCertain: true, invoiceIds: [1, 2] })
    expect(first(arrived(7000, '', { endToEnd: 'RE2025-00002' }))).toMatchObject({ isCertain: true, invoiceIds: [2] })
  })

  test('that is exactly what an order costs that it names', () => {
    expect(first(arrived(12_345, 'Bestellung 4711'))).toMatchObject({ isCertain: true, orderId: 4711, invoiceIds: [] })
    expect(first(arrived(7000, 'order 102'))).toMatchObject({
      isCertain: true,
      invoiceIds: [2],
      why: ['order', 'amount'],
    })
  })
})

describe('to be looked at is a sum', () => {
  test('that is more or less than what it names', () => {
    for (const amount of [4999, 5001])
      expect(first(arrived(amount, 'RE2025-00001'))).toMatchObject({
        isCertain: false,
        invoiceIds: [1],
        why: ['invoice'],
      })
  })

  test('whose account has paid for another customer before (FF-918)', () => {
    const iban = { payerIban: 'NL91ABNA0417164300' }
    expect(first(arrived(5000, 'RE2025-00003', iban))).toMatchObject({ isCertain: false, customerId: 2 })
    expect(first(arrived(5000, 'RE2025-00001', iban))).toMatchObject({ isCertain: true })
  })

  test('that names nothing: the customer’s number, its account or its name lead to what it owes', () => {
    expect(first(arrived(7000, 'Kunde K10001'))).toMatchObject({
      isCertain: false,
      invoiceIds: [2],
      why: ['customer', 'amount'],
    })
    expect(first(arrived(1, '', { payer: 'STUDIO SUDSTERN' }))).toMatchObject({
      customerId: 2,
      invoiceIds: [3, 4],
      why: ['name'],
    })
    expect(first(arrived(12_345, '', { payerIban: 'NL91ABNA0417164300' }))).toMatchObject({
      isCertain: false,
      orderId: 4711,
      why: ['account', 'amount'],
    })
  })

  test('that two customers owe, and names neither', () => {
    const { isCertain, matches } = matchOf(arrived(5000, 'thanks'), owed)
    expect(isCertain).toBe(false)
    expect(matches.map(({ invoiceIds }) => invoiceIds)).toEqual([[1], [3]])
  })

  test('for an order that was cancelled', () => {
    expect(first(arrived(500, 'order 4712'))).toMatchObject({
      isCertain: false,
      orderId: 4712,
      open: 0,
      why: ['order'],
    })
  })

  test('with a short number that may be anything (FF-918)', () => {
    expect(matchOf(arrived(1, 'hall 102'), owed).matches).toEqual([])
    // The end of an invoice's number is not the order of that number.
    expect(matchOf(arrived(1, 'RE2024-04711'), owed).matches).toEqual([])
    expect(first(arrived(1, 'Bestellung Nr. 102'))).toMatchObject({ invoiceIds: [2], why: ['order'] })
  })

  test('of which nothing is known', () => {
    expect(matchOf(arrived(1, 'Miete'), owed)).toEqual({ isCertain: false, matches: [] })
  })
})

test('money that names invoices of two customers, each of that sum, is not certain', () => {
  expect(matchOf(arrived(5000, 'RE2025-00001 or RE2025-00003'), owed).isCertain).toBe(false)
})

test('what a booking has paid is no longer owed', () => {
  const left = owedOf({
    invoices: [invoice(1, 1, 5000), invoice(2, 1, 7000)],
    orders: [],
    customers: [],
    byIban: new Map(),
  })
  const sum = arrived(5000, 'RE2025-00001')
  takeOut(left, matchOf(sum, left).matches[0]!)
  expect(matchOf(sum, left).matches).toEqual([])
  expect(matchOf(arrived(7000, 'RE2025-00002'), left).isCertain).toBe(true)
})
