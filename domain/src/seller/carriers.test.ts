import { describe, expect, it } from 'vitest'
import { day } from '../day.ts'
import { cents } from '../money.ts'
import { carriageOf, freeFrom, type ShippingCost, type Tariffs, usualCarrier } from './carriers.ts'

const on = day('2025-05-12')
const cost = (price: number, more: Partial<ShippingCost> = {}): ShippingCost => ({
  country: 'NL',
  carrier: null,
  validFrom: day('2025-01-01'),
  fromNet: cents(0),
  fromGrams: 0,
  price: cents(price),
  ...more,
})
const tariffs: Tariffs = {
  carriers: [
    { name: 'Post', kind: 'parcel', active: true },
    { name: 'Truck', kind: 'pallet', active: true },
    { name: 'Collection', kind: 'collection', active: true },
  ],
  shippingCosts: [
    cost(695),
    cost(0, { fromNet: cents(25_000) }),
    cost(5900, { carrier: 'Truck' }),
    cost(2900, { country: null }),
  ],
}
const by = (carrier: string, kilos: number | null, { country = 'NL', net = 10_000, heaviest = 1, of = tariffs } = {}) =>
  carriageOf(
    of,
    { country, carrier, on, load: kilos === null ? null : { grams: kilos * 1000, heaviest: heaviest * 1000 } },
    cents(net),
  )

describe('a carrier', () => {
  it('is paid per parcel of 31.5 kg, or per pallet of 600', () => {
    expect(by('Post', 31.5)).toEqual({ units: 1, price: 695, reason: null })
    expect(by('Post', 31.6)).toEqual({ units: 2, price: 1390, reason: null })
    expect(by('Truck', 600)).toEqual({ units: 1, price: 5900, reason: null })
    expect(by('Truck', 601)).toEqual({ units: 2, price: 11_800, reason: null })
  })

  it('brings goods without a weight as one parcel, and any order of the fair', () => {
    expect(by('Post', 0).units).toBe(1)
    expect(by('Post', null)).toEqual({ units: 1, price: 695, reason: null })
  })

  it('is free from a goods value on, or dearer from a weight on', () => {
    expect(by('Post', 100, { net: 25_000 })).toEqual({ units: 4, price: 0, reason: null })
    const heavy = { ...tariffs, shippingCosts: [cost(695), cost(1195, { fromGrams: 20_000 })] }
    expect([19, 20].map(kilos => by('Post', kilos, { of: heavy }).price)).toEqual([695, 1195])
  })

  it('says from which goods value on it is free, if it ever is (FF-1860)', () => {
    const from = (carrier: string, country = 'NL') =>
      freeFrom(tariffs, { country, carrier, on, load: { grams: 5000, heaviest: 500 } })
    expect([from('Post'), from('Truck'), from('Collection'), from('Post', 'GR')]).toEqual([25_000, null, null, null])
  })

  it('cannot take a piece that is too heavy, nor more than a pallet in parcels where pallets go', () => {
    expect(by('Post', 40, { heaviest: 32 }).reason).toBe('piece_too_heavy')
    expect(by('Post', 600).reason).toBeNull()
    expect(by('Post', 601)).toEqual({ units: 20, price: null, reason: 'too_heavy' })
    expect(by('Post', 601, { country: 'GR' }).reason).toBeNull()
  })

  it('brings pallets only by a list of its own, and parcels by any', () => {
    expect(by('Truck', 100, { country: 'GR' }).reason).toBe('no_tariff')
    expect(by('Post', 10, { country: 'GR' }).price).toBe(2900)
    expect(by('Unknown', 10).price).toBe(695)
  })

  it('costs nothing when the goods are collected, whatever they weigh', () => {
    expect(by('Collection', 5000)).toEqual({ units: 0, price: 0, reason: null })
  })
})

describe('the usual carrier', () => {
  const usual = (
    kilos: number,
    before: string[],
    { heaviest = 1, names = ['Post', 'Bike', 'Truck', 'Collection'] } = {},
  ) => {
    const of = {
      carriers: [...tariffs.carriers, { name: 'Bike', kind: 'parcel', active: true } as const],
      shippingCosts: [
        ...tariffs.shippingCosts,
        cost(500, { carrier: 'Bike' }),
        cost(4900, { carrier: 'Bike', fromGrams: 20_000 }),
      ],
    }
    const options = of.carriers.map(carrier => ({ ...carrier, carriage: by(carrier.name, kilos, { heaviest, of }) }))
    return usualCarrier(
      options.filter(({ name }) => names.includes(name)),
      before,
    )
  }

  it('is the customer’s own where it can bring the goods, whatever was chosen by hand', () => {
    expect(usual(2, ['Post', 'Truck'])).toBe('Post')
  })

  it('is else the last one chosen by hand that can', () => {
    expect(usual(700, ['Post', 'Bike', 'Collection', 'Truck'])).toBe('Collection')
  })

  it('is else the cheapest that can bring them; nobody has to collect unless nobody brings (SH-165)', () => {
    expect(usual(2, ['Nobody'])).toBe('Bike')
    expect(usual(25, ['Nobody'])).toBe('Post')
    expect(usual(40, ['Post'], { heaviest: 32 })).toBe('Truck')
    expect(usual(40, ['Post'], { heaviest: 32, names: ['Post', 'Collection'] })).toBe('Collection')
    expect(usual(40, ['Post'], { heaviest: 32, names: ['Post'] })).toBeNull()
  })
})
