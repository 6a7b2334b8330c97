import { expect, it } from 'vitest'
import { cents } from '../money.ts'
import { minimumFor } from './minimum.ts'

const minimums = [
  { country: null, firstOrder: false, amount: cents(15_000) },
  { country: 'NL', firstOrder: false, amount: cents(10_000) },
  { country: null, firstOrder: true, amount: cents(25_000) },
  { country: 'BE', firstOrder: false, amount: cents(0) },
]
const minimum = (country: string, isFirst: boolean) => minimumFor(minimums, { country, isFirst })

it('is the country’s own before that of all', () => {
  expect([minimum('NL', false), minimum('DE', false)]).toEqual([10_000, 15_000])
})

it('is another one for a first order', () => {
  expect([minimum('NL', true), minimum('DE', true)]).toEqual([25_000, 25_000])
})

it('is none where it is 0, or nothing is said', () => {
  expect(minimum('BE', false)).toBeNull()
  expect(minimumFor([], { country: 'NL', isFirst: true })).toBeNull()
})
