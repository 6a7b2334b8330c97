import { expect, it } from 'vitest'
import { cents } from '../money.ts'
import { fillsFor } from './fills.ts'

it('an order is filled by what was bought most, by dear cases only where there are no others (FF-1861)', () => {
  const one = (name: string, net: number, bought: number) => ({ name, net: cents(net), bought })
  const cases = [one('dear', 9000, 90), one('seldom', 1000, 1), one('often', 3000, 40), one('cheap', 500, 1)]
  const named = (missing: number) => fillsFor(cases, cents(missing)).map(({ name }) => name)
  expect(named(2000)).toEqual(['often', 'cheap', 'seldom'])
  expect(named(4500)).toEqual(['dear', 'often', 'cheap'])
  expect(fillsFor([], cents(100))).toEqual([])
})
