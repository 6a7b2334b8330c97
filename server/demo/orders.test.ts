import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoHouse } from './orders.ts'

type Foreign = { items: Record<string, { effective_from: string; rates: Record<string, number> }[]> }

const published = join(import.meta.dirname, '../../../shared/data/gtin-vat/vat-rates-ibericode.json')
const isHere = existsSync(published)
if (!isHere) console.log('Skipped: the published VAT rates are not on this machine.')

const begunOn = (on: string) => (row: { validFrom: string }) => row.validFrom <= on

describe.skipIf(!isHere)('the demo’s VAT rates', () => {
  const { items } = isHere ? (JSON.parse(readFileSync(published, 'utf8')) as Foreign) : { items: {} }
  const days = ['2019-06-01', '2020-06-30', '2020-07-01', '2021-01-01', '2023-06-01', '2024-01-01', '2025-05-08']
  const of = [...new Set(demoHouse.vatRates.map(({ country }) => country))].flatMap(country =>
    days.map(on => ({ country, on })),
  )

  it.each(of)('$country on $on are the published ones', ({ country, on }) => {
    const rates = items[country]!.toSorted((a, b) => (a.effective_from < b.effective_from ? 1 : -1)).find(
      row => row.effective_from <= on,
    )!.rates
    const ours = (vatClass: string) =>
      demoHouse.vatRates
        .filter(row => row.country === country && row.vatClass === vatClass)
        .filter(begunOn(on))
        .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]!.rate / 100
    expect(ours('standard')).toBe(rates.standard)
    expect(Object.values(rates)).toContain(ours('reduced'))
  })
})

describe('the demo’s terms', () => {
  it('knows every country that it has rates for', () => {
    const known = new Set(demoHouse.countries.map(({ code }) => code))
    const named = [...demoHouse.vatRates, ...demoHouse.deposits, ...demoHouse.consumptionTaxes]
    expect(named.filter(({ country }) => !known.has(country))).toEqual([])
    expect(demoHouse.shippingCosts.filter(({ country }) => country && !known.has(country))).toEqual([])
  })
})
