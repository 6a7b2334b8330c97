import { expect, it } from 'vitest'
import { cents } from '../money.ts'
import { tariffFor } from '../seller/rates.ts'
import { on, rates } from '../seller/test-rates.ts'
import { priceOrder } from './price-order.ts'
import { priceShipment } from './price-shipment.ts'
import { drink, powder, shaker, tariffs } from './test-items.ts'

const items = [powder, drink, shaker]
const ordered = priceOrder(items, tariffs.CH, { labelService: true, byCard: true }).totals
const part = (quantity: number) => ({ ...powder, quantity })

it('costs what the order costs when everything leaves at once', () => {
  const whole = priceShipment(items, tariffs.CH, ordered, { isFirst: true, byCard: true })
  expect(whole.totals).toEqual(ordered)
})

it('charges shipping and papers with the first shipment, and with no other (FF-652)', () => {
  const first = priceShipment([part(4)], tariffs.CH, ordered, { isFirst: true, byCard: false }).totals
  const second = priceShipment([part(6)], tariffs.CH, ordered, { isFirst: false, byCard: false }).totals
  expect([first.shipping.net, first.documentFee.net]).toEqual([2900, 4500])
  expect([second.shipping.net, second.documentFee.net]).toEqual([0, 0])
  expect(first.goods.net + second.goods.net).toBe(priceOrder([part(10)], tariffs.CH).totals.goods.net)
})

it('keeps the shipping price that the whole order earned, however small its first part (FF-652)', () => {
  // The order has free shipping from 250 euros on; its first shipment is worth 20.
  const large = priceOrder([part(20)], tariffs.NL).totals
  expect(large.shipping.net).toBe(0)
  const first = priceShipment([part(1)], tariffs.NL, large, { isFirst: true, byCard: false }).totals
  expect(first.shipping.net).toBe(0)
})

it('labels a later shipment when the order is labelled', () => {
  const later = (totals: typeof ordered) =>
    priceShipment([part(2)], tariffs.CH, totals, { isFirst: false, byCard: false }).totals.label.net
  expect(later(ordered)).toBe(14)
  expect(later(priceOrder(items, tariffs.CH).totals)).toBe(0)
})

it('bears the VAT of the day on which it is supplied (FF-652)', () => {
  const raised = { country: 'NL', vatClass: 'reduced', validFrom: on, rate: 1000 as (typeof rates.vatRates)[0]['rate'] }
  const later = tariffFor(
    { ...rates, vatRates: [...rates.vatRates, raised] },
    { country: 'NL', vatId: null, carrier: 'DHL', on },
  )
  const totals = priceOrder([powder], tariffs.NL).totals
  const { lines } = priceShipment([part(1)], later, totals, { isFirst: false, byCard: false })
  expect(lines[0]).toMatchObject({ net: cents(1999), vatRate: 1000 })
})
