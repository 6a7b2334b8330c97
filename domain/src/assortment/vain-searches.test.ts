import { expect, test } from 'vitest'
import { countedTerm } from './vain-searches.ts'

test.each([
  [' Crème-Brûlée ', 'creme brulee'],
  ['WHEY, whey 908 g', 'whey 908 g'],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  ['مسحوق', 'مسحوق'],
  ['a', null],
  ['🍓 %', null],
  ['bea@buyer.test', null],
])('%j is counted as %j', (term, counted) => {
  expect(countedTerm(term)).toBe(counted)
})
