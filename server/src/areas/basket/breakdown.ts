import type { getBasketPrice } from '@fairfloor/domain/basket/contract'
import type { PricedOrder } from '@fairfloor/domain/billing/price-order'
import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import type { Item } from './price.ts'

/** Each amount with its base: pieces, litres, or the net amount that is taxed. */
export function priceView({ lines, totals }: PricedOrder<Item>): Answer<typeof getBasketPrice> {
  const pieces = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + (of(line) > 0 ? line.quantity : 0), 0)
  const millilitres = lines.reduce(
    (total, { consumptionTax, readyMillilitres, quantity }) =>
      total + (consumptionTax > 0 ? (readyMillilitres ?? 0) * quantity : 0),
    0,
  )
  return {
    goods: { price_exc_vat: euros(totals.goods.net), quantity: pieces(() => 1) },
    deposit: { price_exc_vat: euros(totals.deposit.net), quantity: pieces(line => line.deposit) },
    consumption_tax: { price_exc_vat: euros(totals.consumptionTax.net), litres: millilitres / 1000 },
    label: { price_exc_vat: euros(totals.label.net), quantity: pieces(line => line.label) },
    shipping: euros(totals.shipping.net),
    document_fee: euros(totals.documentFee.net),
    credit_card_fee: euros(totals.cardFee.net),
    vat: totals.breakdown.map(({ rate, net, vat }) => ({
      vat_rate: rate / 100,
      vat_from: euros(net),
      vat_price: euros(vat),
    })),
    lines: lines
      .filter(({ deposit, consumptionTax, label }) => deposit + consumptionTax + label > 0)
      .map(({ outletLotId, flavourId, deposit, consumptionTax, label }) => ({
        id: outletLotId ?? flavourId,
        deposit_price: euros(deposit),
        consumption_tax_price: euros(consumptionTax),
        label_price: euros(label),
      })),
    total_price_exc_vat: euros(totals.net),
    total_price_inc_vat: euros(totals.gross),
  }
}
