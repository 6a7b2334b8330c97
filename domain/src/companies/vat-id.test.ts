import { expect, test } from 'vitest'
import { MANGLED, VALID } from './test-vat-ids.ts'
import { isVatId } from './vat-id.ts'

test.each(['NL862453392B01', 'de 123 456 789', 'ATU12345678', 'IE1234567WA', 'EL 123456789', 'CHE-123.456.789'])(
  '%s has the form of a VAT id',
  typed => expect(isVatId(typed)).toBe(true),
)

test.each([
  '',
  'NL',
  'NL1',
  '123456789',
  'N1234567',
  'NL8624533920000000001',
  "NL' or 1=1",
  'XX123',
  'EU123',
  'hello',
  'US123456789',
  'EU372022452',
  '<b>DE123</b>',
])('%s has not', typed => expect(isVatId(typed)).toBe(false))

test.each(VALID)('%s is one of its country (SH-235)', typed => expect(isVatId(typed)).toBe(true))

test.each(MANGLED)('%j is none of its country (SH-235)', typed => expect(isVatId(typed)).toBe(false))

/** The shortest and the longest of each form, a space after the letters of the country. */
const LENGTHS: readonly (readonly [shortest: string, longest: string])[] = [
  ['AT U12345678', 'AT U12345678'],
  ['BE 123456789', 'BE 0123456789'],
  ['BE 123456789', 'BE 1123456789'],
  ['BG 123456789', 'BG 1234567890'],
  ['CHE 123456789', 'CHE 123456789MWST'],
  ['CY 23456789X', 'CY 23456789X'],
  ['CZ 12345678', 'CZ 1234567890'],
  ['DE 123456789', 'DE 123456789'],
  ['DK 12345678', 'DK 12345678'],
  ['EE 123456789', 'EE 123456789'],
  ['EL 123456789', 'EL 123456789'],
  ['ES A1234567B', 'ES A12345678'],
  ['ES 12345678A', 'ES 12345678A'],
  ['FI 12345678', 'FI 12345678'],
  ['FR 12345678901', 'FR AB345678901'],
  ['GB 123456789', 'GB 123456789'],
  ['GB 123456789012', 'GB 123456789012'],
  ['GB GD123', 'GB HA123'],
  ['HR 12345678901', 'HR 12345678901'],
  ['HU 12345678', 'HU 12345678'],
  ['IE 1234567A', 'IE 1234567AB'],
  ['IE 1A23456B', 'IE 1+23456B'],
  ['IT 12345678901', 'IT 12345678901'],
  ['LT 123456719', 'LT 123456719'],
  ['LT 123456789012', 'LT 123456789012'],
  ['LU 12345678', 'LU 12345678'],
  ['LV 12345678901', 'LV 12345678901'],
  ['MT 12345678', 'MT 12345678'],
  ['NL 123456789B01', 'NL 123456789B01'],
  ['NO 123456789', 'NO 123456789MVA'],
  ['PL 1234567890', 'PL 1234567890'],
  ['PT 123456789', 'PT 123456789'],
  ['RO 12', 'RO 1234567890'],
  ['SE 123456789001', 'SE 123456789001'],
  ['SI 12345678', 'SI 12345678'],
  ['SK 1234567890', 'SK 1234567890'],
  ['XI 123456789', 'XI 123456789'],
  ['XI 123456789012', 'XI 123456789012'],
  ['XI GD123', 'XI HA123'],
]

/** An id without one of its characters behind the country's letters, each in turn. */
const shorter = (id: string) =>
  [...id].flatMap((_, at) => (at > id.indexOf(' ') ? [id.slice(0, at) + id.slice(at + 1)] : []))
/** An id with a digit more at each place there, in turn. */
const longer = (id: string) =>
  [...id].flatMap((_, at) => (at >= id.indexOf(' ') ? [`${id.slice(0, at + 1)}9${id.slice(at + 1)}`] : []))

test.each(LENGTHS)('%s can do without none of its characters, and %s has room for no other', (shortest, longest) => {
  expect([shortest, longest].filter(id => !isVatId(id))).toEqual([])
  expect(shorter(shortest).filter(isVatId)).toEqual([])
  expect(longer(longest).filter(isVatId)).toEqual([])
})
