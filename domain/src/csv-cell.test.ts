import { expect, test } from 'vitest'
import { csvCell, csvForms } from './csv-cell.ts'

const { en, de } = csvForms

test('a text that a spreadsheet would calculate stays a text (FF-1054)', () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "=cmd|' /C calc'!A0",
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '﹦1',
    '\u22121',
    ' =1',
  ]
  for (const text of hostile) expect(csvCell(text, en).replace(/^"/, '')).toMatch(/^'/)
  for (const plain of ['A=1', 'Ａ＝1', ' Vanilla', '½ kg']) expect(csvCell(plain, en)).toBe(plain)
})

test('a text with the delimiter, quotes or line breaks is quoted', () => {
  expect(csvCell('a,b;"c"\nd', en)).toBe('"a,b;""c""\nd"')
  expect(csvCell('5" bar', en)).toBe('"5"" bar"')
  expect(csvCell('a,b', de)).toBe('a,b')
  expect(csvCell('a;b', de)).toBe('"a;b"')
})

test('numbers are those of the country, amounts with two decimals', () => {
  expect(csvCell(-1234.5, en)).toBe('-1234.5')
  expect(csvCell(19.9, de, true)).toBe('19,90')
  expect(csvCell(null, de)).toBe('')
})
