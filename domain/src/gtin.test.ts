import { describe, expect, test } from 'vitest'
import { checkDigit, gtinKey, readGtin } from './gtin.ts'

describe('a GTIN', () => {
  test.each([
    ['4006381333931', '4006381333931'],
    [' 4006381-333931 ', '4006381333931'],
    [4006381333931, '4006381333931'],
    ['96385074', '96385074'],
    ['00012345600012', '00012345600012'],
  ])('%j is read', (cell, gtin) => expect(readGtin(cell)).toEqual({ value: gtin }))

  test('gets back the zeros that a spreadsheet cut off (FF-107)', () => {
    expect(readGtin(36000291452)).toEqual({ value: '036000291452' })
    expect(readGtin('1234565')).toEqual({ value: '01234565' })
  })

  test.each([
    ['4006381333930', 'The check digit should be 1.'],
    ['4.00638E+12', 'The number was shortened by a spreadsheet; store it as text.'],
    ['12345', 'A GTIN has 8, 12, 13 or 14 digits.'],
    ['123456789012345', 'A GTIN has 8, 12, 13 or 14 digits.'],
    ['ABC', 'A GTIN has 8, 12, 13 or 14 digits.'],
    ['00000000', 'A GTIN of zeros stands for none.'],
    [null, 'A GTIN has 8, 12, 13 or 14 digits.'],
  ])('%j is refused with its reason', (cell, reason) => expect(readGtin(cell)).toEqual({ reason }))

  test('is the same number with more zeros in front', () => {
    expect(gtinKey('036000291452')).toBe(gtinKey('0036000291452'))
    expect(gtinKey('4006381333931')).not.toBe(gtinKey('4006381333948'))
  })

  test('has the check digit of the GS1 example', () => expect(checkDigit('629104150021')).toBe(3))
})
