import { day } from '../day.ts'
import { basisPoints, cents } from '../money.ts'
import type { Rates } from './rates.ts'

const since = day('2024-01-01')
export const on = day('2025-05-12')
const member = { euFrom: day('1958-01-01'), euUntil: null }

/** A Dutch seller with domestic sales and sales to Germany and Switzerland. */
export const rates: Rates = {
  seller: {
    country: 'NL',
    serviceVatClass: 'standard',
    labelPrice: cents(7),
    documentFee: cents(4500),
    cardFee: basisPoints(180),
  },
  countries: [
    { code: 'NL', name: 'Netherlands', vatPrefix: 'NL', ...member },
    { code: 'DE', name: 'Germany', vatPrefix: 'DE', ...member },
    { code: 'CH', name: 'Switzerland', vatPrefix: 'CHE', euFrom: null, euUntil: null },
  ],
  vatRates: [
    { country: 'NL', vatClass: 'standard', validFrom: since, rate: basisPoints(2100) },
    { country: 'NL', vatClass: 'reduced', validFrom: since, rate: basisPoints(900) },
    { country: 'DE', vatClass: 'standard', validFrom: since, rate: basisPoints(1900) },
    { country: 'DE', vatClass: 'reduced', validFrom: since, rate: basisPoints(700) },
  ],
  deposits: [
    { depositClass: 'can', country: 'NL', validFrom: since, amount: cents(15), taxed: false },
    { depositClass: 'can', country: 'DE', validFrom: since, amount: cents(25), taxed: true },
  ],
  consumptionTaxes: [{ country: 'NL', validFrom: since, perHectolitre: cents(2613) }],
  shippingCosts: [
    { country: 'NL', carrier: null, validFrom: since, fromNet: cents(0), fromGrams: 0, price: cents(695) },
    { country: 'NL', carrier: null, validFrom: since, fromNet: cents(25_000), fromGrams: 0, price: cents(0) },
    { country: null, carrier: null, validFrom: since, fromNet: cents(0), fromGrams: 0, price: cents(2900) },
  ],
  carriers: [{ name: 'DHL', kind: 'parcel', active: true }],
  orderMinimums: [],
}
