import type { getBasketPrice } from '@fairfloor/domain/basket/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { errorWords } from '../../lib/error-words.ts'
import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { KeyValue, type KeyValueItem } from '../../ui/KeyValue.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './BasketSums.module.css'
import { priceQuery } from './basket.ts'
import { basketTexts } from './texts.ts'

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })
const litresText = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** What the basket costs, each part with its base. Computed by the server, as an order's price is. */
export function BasketSums({ pieces, isChanging }: { pieces: string; isChanging: boolean }) {
  const t = useTexts(basketTexts).sums
  const { data, error, isFetching } = useQuery(priceQuery)
  if (error && !data) return <Alert tone="error">{t.failed(errorWords(error))}</Alert>
  return (
    <section className={styles.sums} aria-label={t.name} aria-busy={isChanging || isFetching || undefined}>
      <h2>{pieces}</h2>
      {data ? <Rows price={data} /> : <SkeletonRows rows={6} height={24} />}
    </section>
  )
}

function Rows({ price }: { price: Answer<typeof getBasketPrice> }) {
  const t = useTexts(basketTexts).sums
  const { goods, deposit, consumption_tax: tax, label, shipping, document_fee: papers, credit_card_fee: card } = price
  const optional = (amount: number, item: Omit<KeyValueItem, 'value'>): KeyValueItem[] =>
    amount > 0 ? [{ ...item, value: money(amount) }] : []
  const taxed = price.vat.filter(({ vat_price }) => vat_price > 0)
  const vat = taxed.length > 0 ? taxed : price.vat.slice(0, 1)
  return (
    <KeyValue
      items={[
        { key: t.goods, value: money(goods.price_exc_vat) },
        ...optional(deposit.price_exc_vat, { key: t.deposit, note: t.depositOf(deposit.quantity) }),
        ...optional(tax.price_exc_vat, { key: t.consumptionTax, note: t.litres(litresText.format(tax.litres)) }),
        ...optional(label.price_exc_vat, { key: t.labelService, note: t.labelled(label.quantity) }),
        { key: t.shipping, value: money(shipping), note: t.shippingNote },
        ...optional(papers, { key: t.documentFee }),
        ...optional(card, { key: t.cardFee }),
        ...vat.map(({ vat_rate, vat_from, vat_price }, i) => ({
          key: t.vat(percent.format(vat_rate / 100)),
          note: t.of(money(vat_from)),
          value: money(vat_price),
          ...(i === 0 && { look: 'rule' as const }),
        })),
        { key: t.total, value: money(price.total_price_inc_vat), look: 'total' },
      ]}
    />
  )
}
