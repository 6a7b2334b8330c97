import { describe, expect, it } from 'vitest'
import { isLanguage, languageOfCountry, mailLanguage, readerLanguage } from './language.ts'

describe('the reader’s language', () => {
  const known = { stored: null, chosen: undefined, accepted: undefined }

  it.each([
    ['what the user has chosen', { stored: 'de', chosen: 'en', accepted: 'en' }, 'de'],
    ['else what was chosen in this browser', { ...known, chosen: 'de', accepted: 'en' }, 'de'],
    ['else what the browser asks for', { ...known, accepted: 'de' }, 'de'],
    ['else the shop’s first', known, 'en'],
    ['never what the shop does not offer', { stored: 'nl', chosen: 'tlh', accepted: 'de' }, 'de'],
  ] as const)('is %s', (_, reader, language) => expect(readerLanguage(reader, ['en', 'de'])).toBe(language))

  it('is the shop’s only one whatever is asked for', () => {
    expect(readerLanguage({ stored: 'en', chosen: 'en', accepted: 'en' }, ['de'])).toBe('de')
  })
})

it.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['CH', 'de'],
  ['IE', 'en'],
  ['NL', undefined],
])('companies in %s are written to in %s', (country, language) => expect(languageOfCountry(country)).toBe(language))

it.each([
  ['in what they have chosen', { stored: 'en', country: 'DE' }, 'en'],
  ['else in that of their company’s country', { stored: null, country: 'AT' }, 'de'],
  ['else in the shop’s first', { stored: null, country: 'NL' }, 'en'],
  ['as staff, who have no company, in the shop’s first', { stored: null, country: null }, 'en'],
] as const)('a user is written to %s', (_, user, language) => {
  expect(mailLanguage(user, ['en', 'de'])).toBe(language)
})

it('a language is one of ours', () => {
  expect([isLanguage('de'), isLanguage('nl'), isLanguage(undefined)]).toEqual([true, false, false])
})
