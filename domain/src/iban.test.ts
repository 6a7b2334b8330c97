import { expect, test } from 'vitest'
import { isCreditorId, isIban, plainIban } from './iban.ts'

test.each([
  'DE89 3704 0044 0532 0130 00',
  'NL91ABNA0417164300',
  'gb29 nwbk 6016 1331 9268 19',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
])('%s is an IBAN (FF-826)', iban => expect(isIban(iban)).toBe(true))

test.each([
  ['a digit is wrong', 'DE89370400440532013001'],
  ['two digits are swapped', 'DE89370400440532010300'],
  ['the country is missing', '89370400440532013000'],
  ['it is too short', 'NL91ABNA04'],
  ['it is too long', `DE89${'0'.repeat(31)}`],
  ['it has other signs', 'DE89-3704-0044-0532-0130-00'],
  ['it is empty', ''],
])('none where %s (FF-826)', (_, iban) => expect(isIban(iban)).toBe(false))

test('no check digits are taken that no bank gives', () => {
  const rests = Array.from({ length: 100 }, (_, i) => `NL${String(i).padStart(2, '0')}ABNA0417164300`)
  expect(rests.filter(isIban)).toEqual(['NL91ABNA0417164300'])
  // 00 instead of 97, which leaves the same rest.
  expect(isIban('NL00ABNA0417164319')).toBe(false)
})

test('is kept without blanks, in capitals', () =>
  expect(plainIban(' nl91 abna 0417 1643 00 ')).toBe('NL91ABNA0417164300'))

test.each([
  ['DE98ZZZ09999999999', true],
  // The business code is the creditor's own.
  ['DE98ABC09999999999', true],
  ['DE99ZZZ09999999999', false],
  ['DE98ZZZ0999999999', false],
  ['DE98ZZZ', false],
])('whether %s is a creditor id: %s (FF-1422)', (id, is) => expect(isCreditorId(id)).toBe(is))
