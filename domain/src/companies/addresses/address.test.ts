import { expect, test } from 'vitest'
import { countries, isCountry } from '../../countries.ts'
import { addressProblem, isGln, mayBeRemoved } from './address.ts'

const unnamed = { company: 'Gym4you.de GmbH', first_name: '', last_name: '' }

test.each([
  ['a Dutch one', { country: 'NL', zip: '3522 AB', gln: null }, null],
  ['a Dutch one without the blank', { country: 'NL', zip: '3522ab', gln: '8712345678906' }, null],
  ['of a country whose codes nobody knows', { country: 'IE', zip: 'D02 X285', gln: null }, null],
  ['of no country', { country: 'XX', zip: '1', gln: null }, { code: 'no_such_country', path: 'country' }],
  [
    'a German one of four digits',
    { country: 'DE', zip: '1234', gln: null },
    { code: 'wrong_postal_code', path: 'zip' },
  ],
  ['with a wrong GLN', { country: 'DE', zip: '10115', gln: '8712345678901' }, { code: 'not_a_gln', path: 'gln' }],
] as const)('an address: %s', (_, address, problem) =>
  expect(addressProblem({ ...unnamed, ...address })).toEqual(problem),
)

test.each(['company', 'first_name', 'last_name'] as const)(
  'a name that is none is wrong at its field: %s (FF-1415)',
  field => {
    const address = { ...unnamed, country: 'XX', zip: '1', gln: null }
    expect(addressProblem({ ...address, [field]: 'www.evil.test' })).toEqual({ code: 'address_name', path: field })
  },
)

test.each([
  ['4012345000009', true],
  ['4012345000008', false],
  ['401234500000', false],
  ['0000000000000', false],
])('the last digit of a GLN checks the others: %s (FF-1211)', (gln, is) => expect(isGln(gln)).toBe(is))

test('the last invoice address stays, and the last of all', () => {
  const invoice = { id: 1, purpose: 'invoice' } as const
  const shipping = { id: 2, purpose: 'shipping' } as const
  expect(mayBeRemoved([invoice, shipping], 1)).toBe(false)
  expect(mayBeRemoved([invoice, shipping], 2)).toBe(true)
  expect(mayBeRemoved([invoice, { id: 3, purpose: 'invoice' }], 1)).toBe(true)
  expect(mayBeRemoved([shipping], 2)).toBe(false)
})

test('the countries have names', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(countries.filter(code => names.of(code) === code)).toEqual([])
  expect([countries.length, isCountry('NL'), isCountry('')]).toEqual([249, true, false])
})
