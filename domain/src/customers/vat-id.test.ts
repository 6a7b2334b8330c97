import { expect, test } from 'vitest'
import { MANGLED, VALID } from './test-vat-ids.ts'
import { isVatId } from './vat-id.ts'

test.each(['NL862453392B01', 'de 123 456 789', 'ATU12345678', 'IE1234567WA', 'EL 123456789', 'CHE-123.456.789'])(
  '%s has the form of a VAT id',
  typed => expect(isVatId(typed)).toBe(true),
)

test.each(['', 'NL', 'NL1', '123456789', 'N1234567', 'NL8624533920000000001', "NL' or 1=1", '<b>DE123</b>'])(
  '%s has not',
  typed => expect(isVatId(typed)).toBe(false),
)

test.each(VALID)('%s is one of its country', typed => expect(isVatId(typed)).toBe(true))

test.each(MANGLED)('%j is none of its country', typed => expect(isVatId(typed)).toBe(false))
