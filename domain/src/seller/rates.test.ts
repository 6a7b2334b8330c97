import { describe, expect, it } from 'vitest'
import { day } from '../day.ts'
import { basisPoints, cents } from '../money.ts'
import { latest } from './latest.ts'
import { type Rates, tariffFor } from './rates.ts'
import { rates as dutch, on } from './test-rates.ts'

const from = day('2024-01-01')

const rates: Rates = {
  ...dutch,
  countries: [
    ...dutch.countries,
    { code: 'BE', name: 'Belgium', vatPrefix: 'BE', euFrom: day('1958-01-01'), euUntil: null },
    { code: 'NO', name: 'Norway', vatPrefix: 'NO', euFrom: null, euUntil: null },
  ],
  vatRates: [
    { country: 'NL', vatClass: 'reduced', validFrom: day('2019-01-01'), rate: basisPoints(900) },
    { country: 'NL', vatClass: 'reduced', validFrom: day('2012-10-01'), rate: basisPoints(600) },
    { country: 'NL', vatClass: 'reduced', validFrom: day('2030-01-01'), rate: basisPoints(2100) },
  ],
  deposits: [{ depositClass: 'can', country: 'NL', validFrom: from, amount: cents(15), taxed: false }],
  consumptionTaxes: [
    { country: 'NL', validFrom: day('2019-01-01'), perHectolitre: cents(883) },
    { country: 'NL', validFrom: from, perHectolitre: cents(2613) },
  ],
  shippingCosts: [
    { country: 'NL', carrier: null, validFrom: from, fromNet: cents(0), fromGrams: 0, price: cents(695) },
    { country: 'NL', carrier: null, validFrom: from, fromNet: cents(20_000), fromGrams: 0, price: cents(0) },
    { country: 'NL', carrier: null, validFrom: day('2025-05-01'), fromNet: cents(0), fromGrams: 0, price: cents(795) },
    {
      country: 'NL',
      carrier: null,
      validFrom: day('2025-05-01'),
      fromNet: cents(25_000),
      fromGrams: 0,
      price: cents(0),
    },
    { country: 'NL', carrier: 'Courier', validFrom: from, fromNet: cents(0), fromGrams: 0, price: cents(1500) },
    { country: null, carrier: null, validFrom: from, fromNet: cents(0), fromGrams: 0, price: cents(2900) },
  ],
}

const toCountry = (country: string, more: { on?: typeof on; carrier?: string } = {}) =>
  tariffFor(rates, { country, vatId: null, carrier: 'DHL', on, ...more })

describe('tariffFor', () => {
  it('takes the rate that holds on the day (SH-179, SH-181)', () => {
    expect(toCountry('NL').vatRate('reduced')).toBe(900)
    expect(toCountry('NL', { on: day('2018-12-31') }).vatRate('reduced')).toBe(600)
    expect(toCountry('NL', { on: day('2030-01-01') }).vatRate('reduced')).toBe(2100)
    expect(toCountry('NL', { on: day('2023-12-31') }).taxPerHectolitre).toBe(883)
  })

  it('says which rate is missing', () => {
    expect(() => toCountry('NL', { on: day('2010-01-01') }).vatRate('reduced')).toThrow(
      'There is no reduced VAT rate for Netherlands yet.',
    )
  })

  it('asks for deposit and consumption tax of the country that the goods go to (SH-180, SH-181)', () => {
    expect(toCountry('NL').deposit('can')).toMatchObject({ amount: 15, taxed: false })
    expect(toCountry('BE').deposit('can').amount).toBe(0)
    expect(toCountry('NL').deposit(null).amount).toBe(0)
    expect(toCountry('BE').taxPerHectolitre).toBe(0)
  })

  it('ships by the closest and newest list, cheaper from its steps on', () => {
    expect(toCountry('NL').shipping(cents(24_999))).toBe(795)
    expect(toCountry('NL').shipping(cents(25_000))).toBe(0)
    expect(toCountry('NL', { on: day('2025-04-30') }).shipping(cents(20_000))).toBe(0)
    expect(toCountry('NL', { carrier: 'Courier' }).shipping(cents(99_999))).toBe(1500)
    expect(toCountry('NO').shipping(cents(99_999))).toBe(2900)
  })

  it('refuses a country that is in no table, or that nobody ships to', () => {
    expect(() => toCountry('XX')).toThrow('We do not deliver to XX.')
    expect(() => toCountry('NL', { on: day('2023-01-01') }).shipping(cents(0))).toThrow(
      'We do not deliver to Netherlands.',
    )
  })

  it('charges export papers outside the Union only', () => {
    expect([toCountry('NL'), toCountry('BE'), toCountry('NO')].map(({ documentFee }) => documentFee)).toEqual([
      0, 0, 4500,
    ])
  })
})

describe('latest', () => {
  it('finds nothing before the first row', () => {
    expect(latest([{ validFrom: from }], day('2023-12-31'))).toBeUndefined()
  })
})
