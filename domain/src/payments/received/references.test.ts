import { expect, test } from 'vitest'
import { digitsOf, numbersIn, plainName } from './references.ts'

test.each([
  ['RE2025-00012', '202500012'],
  ['Rechnung 2025-00012 vom 3.5.', '202500012'],
  ['RE 2025 / 00012', '202500012'],
  ['re.2025 00012 und 2025 00013', '202500013'],
  ['Bestellung 4711, danke', '4711'],
  ['/INV/202500012/', '202500012'],
])('%j names %s', (text, number) => {
  expect(numbersIn(text)).toContain(number)
})

test('numbers that are part of a longer one, or far apart, are not named', () => {
  expect(numbersIn('1202500012')).not.toContain('202500012')
  expect(numbersIn('2025 paid for 00012')).not.toContain('202500012')
  expect(numbersIn('no number')).toEqual(new Set())
  expect(digitsOf('RE2025-00012')).toBe('202500012')
})

test('a long text of digits is read in no time', () => {
  expect(numbersIn('1 '.repeat(5_000)).size).toBe(4)
})

test('a name is compared without legal form, accents and signs', () => {
  expect(plainName('Studio Südstern GmbH & Co. KG')).toBe(plainName('STUDIO SUDSTERN'))
  expect(plainName('Sporthuis De Merwede B.V.')).toBe(plainName('Sporthuis de Merwede bv'))
})
