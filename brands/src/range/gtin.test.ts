import { expect, test } from 'vitest'
import { caseGtin, unitGtin } from './gtin.ts'
import { makeRange } from './make-range.ts'

/** GS1 General Specifications 7.9: weighted 3, 1, 3 … from the right, the sum is a multiple of ten. */
const isValid = (gtin: string) =>
  [...gtin].reverse().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0

test('the check is not fooled by a wrong digit', () => {
  expect(isValid('4006381333931')).toBe(true)
  expect(isValid('4006381333932')).toBe(false)
})

test('units have thirteen digits from the restricted range, cases fourteen (TS-531)', () => {
  expect(unitGtin(1, 1)).toMatch(/^20000100000\d{2}$/)
  expect(caseGtin(61, 900)).toMatch(/^12\d{12}$/)
})

test('every article of the range can be scanned', () => {
  const { sizes, flavours } = makeRange()
  expect(flavours.filter(({ ean }) => !(/^2[0-9]\d{11}$/.test(ean) && isValid(ean)))).toEqual([])
  expect(sizes.filter(({ eanCase }) => !(/^1\d{13}$/.test(eanCase) && isValid(eanCase)))).toEqual([])
})
