import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '../money.ts'
import { tariffFor } from '../seller/rates.ts'
import { on, rates } from '../seller/test-rates.ts'
import { priceLine, priceOrder } from './price-order.ts'
import { drink, powder, shaker, tariffs } from './test-items.ts'

describe('priceOrder', () => {
  it('prices goods, deposit, consumption tax and shipping at home (SH-175, SH-182)', () => {
    const { lines, totals } = priceOrder([powder, drink, shaker], tariffs.NL)
    expect(lines.map(({ net }) => net)).toEqual([19_990, 2856, 1365])
    // 24 cans of 330 ml are 7.92 l, at 26.13 EUR per hectolitre 2.0695 EUR.
    expect(lines.map(({ consumptionTax }) => consumptionTax)).toEqual([0, 207, 0])
    expect(lines.map(({ deposit }) => deposit)).toEqual([0, 360, 0])
    expect(totals.breakdown).toEqual([
      { category: 'E', rate: 0, net: 360, vat: 0 },
      { category: 'S', rate: 900, net: 19_990 + 2856 + 207, vat: 2075 },
      { category: 'S', rate: 2100, net: 1365 + 695, vat: 433 },
    ])
    expect(totals.goods.vat + totals.consumptionTax.vat).toBe(2075 + 433 - totals.shipping.vat)
    expect(totals.gross).toBe(totals.net + 2075 + 433)
  })

  it('takes a discount off the line before VAT, not off its deposit', () => {
    const { lines, totals } = priceOrder([{ ...drink, discount: cents(476) }], tariffs.NL)
    expect(lines.map(({ net, deposit }) => [net, deposit])).toEqual([[2380, 360]])
    expect(totals.goods.net).toBe(2380)
  })

  it('bears no VAT in another member state, and says so by category (SH-175)', () => {
    const { totals } = priceOrder([powder, drink], tariffs.DE)
    expect(totals.taxCase).toBe('intra-community')
    expect(totals.breakdown).toEqual([{ category: 'K', rate: 0, net: 19_990 + 2856 + 24 * 25 + 2900, vat: 0 }])
    expect(totals.documentFee.net).toBe(0)
  })

  it('charges the papers of an export', () => {
    const { totals } = priceOrder([powder], tariffs.CH)
    expect(totals.documentFee.net).toBe(4500)
    expect(totals.breakdown.map(({ category }) => category)).toEqual(['G'])
  })

  it('taxes a deposit like the goods where the country says so', () => {
    const atHome = tariffFor(
      { ...rates, seller: { ...rates.seller, country: 'DE' } },
      {
        country: 'DE',
        vatId: null,
        carrier: 'DHL',
        on,
      },
    )
    const { totals } = priceOrder([drink], atHome)
    expect(totals.deposit).toEqual({
      net: 600,
      vat: 42,
      byRate: [{ category: 'S', rate: 700, net: 600, vat: 42 }],
    })
  })

  it('labels only what has a label, and only when asked (SH-185)', () => {
    expect(priceOrder([powder, shaker], tariffs.NL).totals.label.net).toBe(0)
    expect(priceOrder([powder, shaker], tariffs.NL, { labelService: true }).totals.label.net).toBe(70)
  })

  it('takes the card fee from the amount to pay without it', () => {
    const without = priceOrder([powder], tariffs.NL).totals
    const { cardFee, cardPercent } = priceOrder([powder], tariffs.NL, { byCard: true }).totals
    expect(cardPercent).toBe(180)
    expect(cardFee.net).toBe(Math.round(without.gross * 0.018))
    expect(cardFee.vat).toBe(Math.round(cardFee.net * 0.21))
  })

  it('calls a rate of zero at home Z, whatever else is ordered', () => {
    const zero = { country: 'NL', vatClass: 'zero', validFrom: on, rate: basisPoints(0) }
    const tariff = tariffFor(
      { ...rates, vatRates: [...rates.vatRates, zero] },
      { country: 'NL', vatId: null, carrier: 'DHL', on },
    )
    const { totals } = priceOrder([{ ...powder, vatClass: 'zero' }, shaker], tariff)
    expect(totals.breakdown.map(({ category, rate }) => [category, rate])).toEqual([
      ['Z', 0],
      ['S', 2100],
    ])
  })

  it('ships free of charge from 250 EUR of goods on; a deposit is none', () => {
    const cans = { ...drink, unitNet: cents(1000), readyMillilitres: null }
    const shipping = (quantity: number) => priceOrder([{ ...cans, quantity }], tariffs.NL).totals.shipping.net
    expect([shipping(24), shipping(25)]).toEqual([695, 0])
    // 249.75 EUR, with 15 cents for each can 253.50 EUR.
    const almost = { ...cans, unitNet: cents(999), quantity: 25 }
    expect(priceOrder([almost], tariffs.NL).totals.shipping.net).toBe(695)
  })

  it('names the rate of a free line too', () => {
    const { totals } = priceOrder([{ ...powder, unitNet: cents(0) }], tariffs.DE)
    expect(totals.goods.byRate).toEqual([{ category: 'K', rate: 0, net: 0, vat: 0 }])
  })

  it('costs nothing when nothing is ordered', () => {
    expect(priceOrder([], tariffs.CH).totals).toMatchObject({ net: 0, vat: 0, gross: 0, breakdown: [] })
  })

  it('refuses what cannot be counted exactly, or has no rate', () => {
    const huge = { ...powder, unitNet: cents(20_000_000), quantity: 99_999 }
    expect(() => priceOrder([huge], tariffs.NL)).toThrow('This order is too large.')
    expect(() => priceOrder([{ ...powder, vatClass: 'luxury' }], tariffs.NL)).toThrow('no luxury VAT rate')
  })
})

describe('priceLine', () => {
  it('taxes powder by the drink that it makes (SH-183)', () => {
    const makesTenLitres = { ...powder, quantity: 3, readyMillilitres: 10_000 }
    expect(priceLine(makesTenLitres, tariffs.NL, false).consumptionTax).toBe(784)
    expect(priceLine(makesTenLitres, tariffs.DE, false).consumptionTax).toBe(0)
  })

  it('rounds the consumption tax per line, not per unit (SH-184)', () => {
    const tax = (quantity: number) => priceLine({ ...drink, quantity }, tariffs.NL, false).consumptionTax
    expect([tax(1), tax(24), tax(99_999)]).toEqual([9, 207, 862_281])
  })
})
