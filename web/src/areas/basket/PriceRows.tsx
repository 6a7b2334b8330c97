import type { getCheckout } from '@fairfloor/domain/basket/checkout-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { money, percent } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { FeeNotes } from '../../ui/FeeNotes.tsx'
import { KeyValue, type KeyValueItem } from '../../ui/KeyValue.tsx'
import { sumsTexts } from './sums-texts.ts'

const litresText = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

export type Breakdown = NonNullable<Answer<typeof getCheckout>['breakdown']>

/** What a basket costs: each part with its base, VAT by rate, and the total; what is no price of goods is explained below. */
export function PriceRows({ price, shippingNote }: { price: Breakdown; shippingNote: string }) {
  const t = useTexts(sumsTexts)
  const { goods, deposit, consumption_tax: tax, label, shipping, document_fee: papers, credit_card_fee: card } = price
  const optional = (amount: number | null, item: Omit<KeyValueItem, 'value'>): KeyValueItem[] =>
    (amount ?? 0) > 0 ? [{ ...item, value: money(amount) }] : []
  const taxed = price.vat.filter(({ vat_price }) => (vat_price ?? 0) > 0)
  const vat = taxed.length > 0 ? taxed : price.vat.slice(0, 1)
  return (
    <>
      <KeyValue
        compact
        items={[
          { key: t.goods, value: money(goods.price_exc_vat) },
          ...optional(deposit.price_exc_vat, { key: t.deposit, note: t.depositOf(deposit.quantity) }),
          ...optional(tax.price_exc_vat, { key: t.consumptionTax, note: t.litres(litresText.format(tax.litres)) }),
          ...optional(label.price_exc_vat, { key: t.labelService, note: t.labelled(label.quantity) }),
          { key: t.shipping, value: money(shipping), note: shippingNote },
          ...optional(papers, { key: t.documentFee }),
          ...optional(card, { key: t.cardFee }),
          ...vat.map(({ vat_rate, vat_from, vat_price }, i) => ({
            key: t.vat(percent(vat_rate)),
            note: t.of(money(vat_from)),
            value: money(vat_price),
            ...(i === 0 && { look: 'rule' as const }),
          })),
          { key: t.total, value: money(price.total_price_inc_vat), look: 'total' },
        ]}
      />
      <FeeNotes
        fees={{ consumptionTax: tax.price_exc_vat, deposit: deposit.price_exc_vat, label: label.price_exc_vat }}
      />
    </>
  )
}
