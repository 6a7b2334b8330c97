import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { PriceRow } from '../orders/breakdown.ts'
import { PriceBreakdown } from '../orders/PriceBreakdown.tsx'
import { reviewTexts } from './review-texts.ts'
import { useBasketPrice } from './use-basket-price.ts'

/** The price of the whole order with VAT, as far as it is known before its releases. */
export function BasketPrice() {
  const t = useTexts(reviewTexts)
  const query = useBasketPrice()
  return (
    <div>
      <Loaded query={query} waiting={<Skeleton height={160} />}>
        {price => {
          const rows: (Omit<PriceRow, 'amount'> & { amount: number | null })[] = [
            { part: 'subtotal', amount: price.total_price_exclusive_tax },
            { part: 'label', amount: price.label_price },
            { part: 'consumptionTax', amount: price.total_lemonade_fee_price_exc },
            { part: 'deposit', amount: price.total_deposit_price_exclusive_tax },
            ...price.vat.map(({ vat_rate: rate, vat_price: amount }) => ({ part: 'vat' as const, rate, amount })),
            { part: 'total', amount: price.total_price_inclusive_tax },
          ]
          return <PriceBreakdown rows={rows.flatMap(row => (row.amount ? { ...row, amount: row.amount } : []))} />
        }}
      </Loaded>
      <p className="t13 ink-2 mt-2">{t.shippingLater}</p>
    </div>
  )
}
