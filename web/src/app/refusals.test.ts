import { generalRefusals, refuse as refuseAnything } from '@fairfloor/domain/general-refusals'
import { refusals as declared } from '@fairfloor/domain/refusals'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, read } from '../lib/call.ts'
import { takeRefusalTexts } from '../lib/refusal-texts.ts'
import { refusals } from './refusals.ts'

const codes = Object.keys({ ...generalRefusals, ...declared }).toSorted()

test.each(['en', 'de'] as const)('every refusal has a text in the language %s', language => {
  expect(Object.keys(refusals[language]).toSorted()).toEqual(codes)
})

/** Values of every name that a text holds. */
const details = {
  start: '2031-05-05T08:00:00Z',
  end: '2031-05-09T21:59:00Z',
  timeZone: 'Europe/Amsterdam',
  company: 'Nova Gym',
  country: 'Norwegen',
  exhibitor: 'North',
  free: 4,
  first: 'June 2031',
  format: 'urn:other',
  flavour: 'Cola',
  iban: 'NL91ABNA0417164300',
  last: 'September 2031',
  name: 'Spring 2031',
  position: 'North Whey, Cola',
  vatClass: 'standard',
  why: 'No rows.',
  available: 3,
  by: 'Sanne',
  bytes: 2_000_000,
  doubts: [{ why: 'twice', times: 2 }],
  least: 12,
  limit: 5000,
  instead: 'Please call another one.',
  letters: '茶',
  lines: ['first', 'second'],
  left: 3,
  minimum: 150,
  minutes: 4,
  missing: 30.5,
  most: 30,
  next: 18,
  ordered: 8,
  over: 210,
  remaining: 5,
  seconds: 20,
  sent: 2500,
  seen: 100,
  setAside: 6,
  state: 'approved',
  total: 110.5,
}

test.each(codes)('%s says something else in German than in English', code => {
  const [en, de] = (['en', 'de'] as const).map(language => refusals[language][code]!(details as never))
  expect([en, de].join()).not.toMatch(/undefined|NaN|Invalid/)
  expect(de).not.toBe(en)
})

describe('a call that is refused', () => {
  beforeEach(() => takeRefusalTexts(async () => refusals))
  afterEach(() => {
    takeRefusalTexts(async () => ({ en: {}, de: {} }))
    document.documentElement.lang = ''
    vi.unstubAllGlobals()
  })

  const saidOf = async (problem: object) => {
    const response = () => new Response(JSON.stringify(problem), { status: 409 })
    vi.stubGlobal('fetch', async () => response())
    const error = await read('/somewhere').catch((caught: unknown) => caught)
    if (!(error instanceof CallError)) throw error
    return error
  }
  const problemOf = ({ code, details, message: detail, errors }: ReturnType<typeof refuse>) => ({
    ...{ code, details, detail, errors },
  })
  const soldOut = problemOf(refuse('out_of_stock', { position: 'North Whey, Cola', available: 3 }))

  test('says why in the language of the page, with its values', async () => {
    expect((await saidOf(soldOut)).message).toBe('Only 3 of North Whey, Cola are left in stock.')
    document.documentElement.lang = 'de'
    expect((await saidOf(soldOut)).message).toBe('Von North Whey, Cola sind nur noch 3 auf Lager.')
  })

  test('says instants in the time zone of the show, as they came over the wire', async () => {
    document.documentElement.lang = 'de'
    const start = new Date('2031-05-05T08:00:00Z')
    const end = new Date('2031-05-09T21:59:00Z')
    const closed = problemOf(refuse('ordering_closed', { start, end, timeZone: 'Europe/Amsterdam' }))
    expect((await saidOf(closed)).message).toBe(
      'Das Bestellfenster ist geschlossen. Es ist von Montag, 5. Mai, 10 Uhr bis Freitag, 9. Mai, 23:59 Uhr geöffnet.',
    )
  })

  test('says it of a field in the same words', async () => {
    document.documentElement.lang = 'de'
    const refused = await saidOf(problemOf(refuseAnything('not_found').at('id')))
    expect(refused.errors).toEqual([{ path: 'id', detail: 'Nicht gefunden.' }])
  })

  test('shows what the server says where no area knows the code, or no text can be loaded', async () => {
    expect((await saidOf({ code: 'too_green', detail: 'Too green.' })).message).toBe('Too green.')
    takeRefusalTexts(() => Promise.reject(new Error('offline')))
    expect((await saidOf({ ...soldOut, detail: 'Sold out.' })).message).toBe('Sold out.')
  })
})
