import { cents } from '../money.ts'
import { tariffFor } from '../seller/rates.ts'
import { on, rates } from '../seller/test-rates.ts'
import type { Item } from './price-order.ts'

export const powder: Item = {
  unitNet: cents(1999),
  quantity: 10,
  vatClass: 'reduced',
  depositClass: null,
  readyMillilitres: null,
  hasLabel: true,
}
export const drink: Item = { ...powder, unitNet: cents(119), quantity: 24, depositClass: 'can', readyMillilitres: 330 }
export const shaker: Item = { ...powder, unitNet: cents(455), quantity: 3, vatClass: 'standard', hasLabel: false }

export const tariffs = {
  NL: tariffFor(rates, { country: 'NL', vatId: 'NL001234567B01', carrier: 'DHL', on }),
  DE: tariffFor(rates, { country: 'DE', vatId: 'DE123456788', carrier: 'DHL', on }),
  CH: tariffFor(rates, { country: 'CH', vatId: null, carrier: 'DHL', on }),
}
