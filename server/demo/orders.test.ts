import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outsideData } from '../src/platform/testing/outside-data.ts'
import { demoHouse } from './orders.ts'

type Foreign = { items: Record<string, { effective_from: string; rates: Record<string, number> }[]> }

/** The law at the time: German and Luxembourg’s rates were lowered for a while, the Dutch reduced rate was raised. */
const law: Foreign['items'] = {
  NL: [
    { effective_from: '2019-01-01', rates: { standard: 21, reduced: 9 } },
    { effective_from: '2012-10-01', rates: { standard: 21, reduced: 6 } },
  ],
  DE: [
    { effective_from: '2021-01-01', rates: { standard: 19, reduced: 7 } },
    { effective_from: '2020-07-01', rates: { standard: 16, reduced: 5 } },
    { effective_from: '2007-01-01', rates: { standard: 19, reduced: 7 } },
  ],
  AT: [{ effective_from: '2016-01-01', rates: { standard: 20, reduced: 10 } }],
  BE: [{ effective_from: '1996-01-01', rates: { standard: 21, reduced: 6 } }],
  FR: [{ effective_from: '2014-01-01', rates: { standard: 20, reduced: 5.5 } }],
  LU: [
    { effective_from: '2024-01-01', rates: { standard: 17, reduced: 3 } },
    { effective_from: '2023-01-01', rates: { standard: 16, reduced: 3 } },
    { effective_from: '2016-01-01', rates: { standard: 17, reduced: 3 } },
  ],
}
const published = outsideData('gtin-vat/vat-rates-ibericode.json', 'demo/orders', 'the VAT rates that others publish')

const begunOn = (on: string) => (row: { validFrom: string }) => row.validFrom <= on

describe('the demo’s VAT rates', () => {
  const days = ['2019-06-01', '2020-06-30', '2020-07-01', '2021-01-01', '2023-06-01', '2024-01-01', '2025-05-08']
  const countries = [...new Set(demoHouse.vatRates.map(({ country }) => country))]
  const on = (all: readonly string[]) => all.flatMap(country => days.map(day => ({ country, on: day })))

  it('are compared for every country', () => {
    expect(Object.keys(law).toSorted()).toEqual(countries.toSorted())
  })

  it.each(on(countries))('$country on $on are those of the law (SH-179)', where => compare(law, where))

  it.runIf(published).each(on(countries))('$country on $on are the published ones', where =>
    compare((JSON.parse(readFileSync(published!, 'utf8')) as Foreign).items, where),
  )

  function compare(items: Foreign['items'], { country, on }: { country: string; on: string }) {
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
  }
})

describe('the demo’s terms', () => {
  it('knows every country that it has rates for', () => {
    const known = new Set(demoHouse.countries.map(({ code }) => code))
    const named = [...demoHouse.vatRates, ...demoHouse.deposits, ...demoHouse.consumptionTaxes]
    expect(named.filter(({ country }) => !known.has(country))).toEqual([])
    expect(demoHouse.shippingCosts.filter(({ country }) => country && !known.has(country))).toEqual([])
  })
})
