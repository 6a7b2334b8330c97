import { describe, expect, it } from 'vitest'
import { type BasisPoints, cents, sum } from '../money.ts'
import { priceCredit, priceCreditOf } from './credit.ts'
import type { Credited, CreditWanted } from './credited.ts'
import { priceOrder } from './price-order.ts'
import { drink, powder, shaker, tariffs } from './test-items.ts'
import type { OrderTotals } from './totals.ts'

const invoiceOf = (country: keyof typeof tariffs) => {
  const discounted = { ...powder, discount: cents(101) }
  const { lines, totals } = priceOrder([discounted, drink, shaker], tariffs[country], {
    labelService: true,
    byCard: true,
  })
  return { lines: lines.map((line, i) => ({ ...line, line: i + 1 })), totals }
}
const dutch = invoiceOf('NL')
const back = (line: number, quantity: number): CreditWanted => ({ of: 'pieces', line, quantity })
const cheaper = (line: number, quantity: number, unitNet: number): CreditWanted => ({
  of: 'price',
  line,
  quantity,
  unitNet: cents(unitNet),
})
const returned = { capped: true }
const asked = { capped: false }

/** Credits one after the other; those that come to nothing are left out. */
function inTurn(invoice: typeof dutch, steps: readonly CreditWanted[][]): Credited[] {
  const made: Credited[] = []
  for (const step of steps) {
    const credit = priceCredit(invoice, made, step, returned)
    if (credit) made.push(credit)
  }
  return made
}

const restOf = (totals: OrderTotals, credits: readonly Credited[]) =>
  totals.breakdown.map(({ category, rate, net, vat }) => {
    const parts = credits
      .flatMap(one => one.totals.breakdown)
      .filter(at => at.category === category && at.rate === rate)
    return [net - sum(parts.map(part => part.net)), vat - sum(parts.map(part => part.vat))]
  })

describe('goods that come back', () => {
  it('are worth what was charged for them: price, deposit, tax and label, with the VAT of the invoice', () => {
    const credit = priceCredit(dutch, [], [back(2, 6)], returned)!
    const { deposit, consumptionTax, label, net, vatRate } = dutch.lines[1]!
    expect(credit.lines).toEqual([
      {
        line: 1,
        of: 'pieces',
        invoiceLine: 2,
        category: 'S',
        quantity: 6,
        unitNet: 119,
        net: net / 4,
        vatRate,
        deposit: deposit / 4,
        consumptionTax: Math.round(consumptionTax / 4),
        label: label / 4,
      },
    ])
    expect(credit.totals.net).toBe((net + deposit + label) / 4 + Math.round(consumptionTax / 4))
    expect(credit.totals.shipping.net + credit.totals.cardFee.net).toBe(0)
  })

  it('in parts add up to the line, discount included, and the VAT to that of the invoice (FF-907)', () => {
    for (const country of ['NL', 'DE', 'CH'] as const) {
      const invoice = invoiceOf(country)
      const parts = inTurn(invoice, [
        ...Array.from({ length: 10 }, () => [back(1, 1)]),
        ...Array.from({ length: 8 }, () => [back(2, 3)]),
        [back(3, 3)],
      ])
      const whole = inTurn(invoice, [[back(1, 10), back(2, 24), back(3, 3)]])
      const gross = (credits: readonly Credited[]) => sum(credits.map(({ totals }) => totals.gross))
      expect(gross(parts)).toBe(gross(whole))
      const { goods, deposit, consumptionTax, label } = invoice.totals
      expect(sum(parts.map(({ totals }) => totals.net))).toBe(goods.net + deposit.net + consumptionTax.net + label.net)
    }
  })

  it('are worth less after a lower price was agreed, and never more than is left of them', () => {
    const [first, second, third] = inTurn(dutch, [[cheaper(3, 3, 100)], [back(3, 2)], [back(3, 5)]])
    expect([first, second, third].map(one => one!.totals.goods.net)).toEqual([300, 710, 355])
    expect(third!.lines[0]!.quantity).toBe(1)
    expect(priceCredit(dutch, [first!, second!, third!], [back(3, 1)], returned)).toBeNull()
  })

  it('are worth nothing where others were sent for them: those stay paid (FF-1223)', () => {
    const replaced = new Map([[3, 2]])
    const { net } = dutch.lines[2]!
    const first = priceCredit(dutch, [], [back(3, 3)], { ...returned, replaced })!
    expect([first.lines[0]!.quantity, first.totals.goods.net]).toEqual([1, net / 3])
    expect(priceCredit(dutch, [first], [back(3, 1)], { ...returned, replaced })).toBeNull()
    expect(() => priceCredit(dutch, [], [back(3, 2)], { ...asked, replaced })).toThrow('more than the invoice says')
    expect(() => priceCredit(dutch, [], [cheaper(3, 1, net)], { ...asked, replaced })).toThrow()
  })

  it('get what is left of their VAT rate after a sum was credited', () => {
    const { category, rate, net } = dutch.totals.goods.byRate.find(one => one.rate === 2100)!
    const before = dutch.totals.breakdown.find(one => one.rate === 2100)!
    const first = priceCredit(dutch, [], [{ of: 'sum', category, rate, net: cents(before.net - 10) }], asked)!
    const second = priceCredit(dutch, [first], [back(3, 3)], returned)!
    expect(net).toBeGreaterThan(10)
    expect(second.totals.net).toBe(10)
  })
})

describe('a credit by hand', () => {
  it.each<[string, CreditWanted]>([
    ['more pieces than invoiced', back(3, 4)],
    ['a line that is not on the invoice', back(9, 1)],
    ['more than the price of the line', cheaper(3, 3, 456)],
    ['more than the VAT rate bears', { of: 'sum', category: 'S', rate: 900 as BasisPoints, net: cents(10_000_000) }],
    ['a rate that the invoice does not have', { of: 'sum', category: 'S', rate: 1900 as BasisPoints, net: cents(1) }],
  ])('of %s is refused (FF-906)', (_, wanted) => {
    expect(() => priceCredit(dutch, [], [wanted], asked)).toThrow('more than the invoice says')
  })

  it('counts what was credited before, and the lines of its own', () => {
    const first = priceCredit(dutch, [], [back(3, 2)], asked)!
    expect(() => priceCredit(dutch, [first], [back(3, 2)], asked)).toThrow()
    expect(() => priceCredit(dutch, [], [back(3, 2), back(3, 2)], asked)).toThrow()
    expect(() => priceCredit(dutch, [], [cheaper(3, 3, 300), cheaper(3, 3, 300)], asked)).toThrow()
    const { category, rate, net } = dutch.totals.breakdown[0]!
    const whole: CreditWanted = { of: 'sum', category, rate, net }
    expect(priceCredit(dutch, [], [whole], asked)!.totals.net).toBe(net)
    expect(() => priceCredit(dutch, [], [whole, { ...whole, net: cents(1) }], asked)).toThrow()
  })

  it('of everything leaves nothing of the invoice, to the cent (FF-906)', () => {
    for (const country of ['NL', 'DE', 'CH'] as const) {
      const invoice = invoiceOf(country)
      const credits = inTurn(invoice, [[back(1, 3)], [back(2, 5), back(1, 1)]])
      const rest = restOf(invoice.totals, credits)
      const sums = invoice.totals.breakdown.map(
        ({ category, rate }, i): CreditWanted => ({ of: 'sum', category, rate, net: cents(rest[i]![0]!) }),
      )
      const all = [...credits, priceCredit(invoice, credits, sums, asked)!]
      expect(
        restOf(invoice.totals, all)
          .flat()
          .every(one => one === 0),
      ).toBe(true)
      expect(sum(all.map(({ totals }) => totals.gross))).toBe(invoice.totals.gross)
    }
  })

  it('of nothing is none', () => {
    expect(priceCredit(dutch, [], [], asked)).toBeNull()
  })
})

it('a bonus is sums by VAT rate', () => {
  const credit = priceCreditOf([
    { category: 'S', rate: 900 as BasisPoints, net: cents(12_345) },
    { category: 'S', rate: 2100 as BasisPoints, net: cents(1_000) },
  ])!
  expect(credit.lines.map(({ line, net, vatRate }) => [line, net, vatRate])).toEqual([
    [1, 12_345, 900],
    [2, 1_000, 2100],
  ])
  expect(credit.totals).toMatchObject({ taxCase: 'domestic', net: 13_345, vat: 1_111 + 210 })
  expect(priceCreditOf([])).toBeNull()
})
