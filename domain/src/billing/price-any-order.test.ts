import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '../money.ts'
import { type Item, type PricedOrder, priceOrder } from './price-order.ts'
import { tariffs } from './test-items.ts'
import { PARTS } from './totals.ts'

describe('any order', () => {
  const random = generator(20_250_512)
  const orders = Array.from({ length: 2000 }, () => {
    const items = Array.from({ length: 1 + random(40) }, () => randomItem(random))
    const tariff = Object.values(tariffs)[random(3)]!
    return priceOrder(items, tariff, { labelService: random(2) === 1, byCard: random(2) === 1 })
  })

  it('adds up: parts, rates, breakdown and total (TS-500, SH-529)', () => {
    for (const { lines, totals } of orders) {
      const parts = PARTS.map(name => totals[name])
      expect(add(parts, 'net')).toBe(totals.net)
      expect(add(parts, 'vat')).toBe(totals.vat)
      expect(add(totals.breakdown, 'net')).toBe(totals.net)
      expect(add(totals.breakdown, 'vat')).toBe(totals.vat)
      expect(totals.net + totals.vat).toBe(totals.gross)
      expect(add(lines, 'net')).toBe(totals.goods.net)
      expect(add(lines, 'deposit')).toBe(totals.deposit.net)
      expect(add(lines, 'consumptionTax')).toBe(totals.consumptionTax.net)
      expect(add(lines, 'label')).toBe(totals.label.net)
      for (const part of parts) {
        expect(add(part.byRate, 'net')).toBe(part.net)
        expect(add(part.byRate, 'vat')).toBe(part.vat)
      }
    }
  })

  it('takes the VAT of a rate once, and no part far from its own', () => {
    for (const { totals } of orders)
      for (const { category, rate, net, vat } of totals.breakdown) {
        expect(vat).toBe(Math.floor((2 * net * rate + 10_000) / 20_000))
        const shown = PARTS.flatMap(name => totals[name].byRate).filter(
          at => at.rate === rate && at.category === category,
        )
        expect(add(shown, 'vat')).toBe(vat)
        for (const part of shown) expect(Math.abs(part.vat - (part.net * rate) / 10_000)).toBeLessThan(1.5)
      }
  })

  it('counts in whole cents (TS-500, SH-529)', () => {
    for (const order of orders) for (const amount of numbersOf(order)) expect(Number.isSafeInteger(amount)).toBe(true)
  })
})

const add = <Key extends string>(rows: readonly { [K in Key]: Cents }[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0)

function numbersOf({ totals }: PricedOrder): number[] {
  const numbers: number[] = []
  JSON.stringify(totals, (_, value: unknown) => {
    if (typeof value === 'number') numbers.push(value)
    return value
  })
  return numbers
}

function randomItem(random: (below: number) => number): Item {
  return {
    unitNet: cents(random(10) === 0 ? 0 : random(20_000)),
    quantity: 1 + random(random(5) === 0 ? 99_999 : 48),
    vatClass: random(4) === 0 ? 'standard' : 'reduced',
    depositClass: random(3) === 0 ? 'can' : null,
    readyMillilitres: random(3) === 0 ? 1 + random(20_000) : null,
    hasLabel: random(2) === 0,
  }
}

/** Park and Miller's generator: the same orders on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
