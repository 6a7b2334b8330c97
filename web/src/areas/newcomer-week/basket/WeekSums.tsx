import { fromEuros, sum } from '@fairfloor/domain/money'
import { WEEK_PRODUCTS } from '@fairfloor/domain/newcomer-week/addresses'
import type { ReactNode } from 'react'
import { money, percent } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useRefusalWords } from '../../../lib/use-refusal-words.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FeeNotes } from '../../../ui/FeeNotes.tsx'
import { KeyValue, type KeyValueItem } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import panel from '../../basket/OwnBasket.module.css'
import type { WeekBasket } from './basket.ts'
import { sumTexts } from './sum-texts.ts'
import type { Label } from './use-label.ts'
import styles from './WeekBasket.module.css'

interface WeekSumsProps {
  basket: WeekBasket
  label: Label
  /** Changes of lines are on their way: the sums follow. */
  isBusy: boolean
  open: boolean
  /** What orders it. */
  children: ReactNode
}

/** What the basket costs, with the label service to choose. */
export function WeekSums({ basket, label, isBusy, open, children }: WeekSumsProps) {
  const t = useTexts(sumTexts)
  return (
    <section className={`on-fog round-card ${panel.sums}`} aria-label={t.title} aria-busy={isBusy || undefined}>
      <h2 className="mb-2">{t.title}</h2>
      {!basket.is_backorder_confirmation && <LabelChoice basket={basket} label={label} open={open} />}
      {basket.total_price_inc_vat !== null && <KeyValue items={rowsOf(basket, t)} />}
      <ToOrder order={basket.to_order} />
      <FeeNotes
        fees={{
          consumptionTax: basket.lemonade_fee_price_exc_vat,
          deposit: basket.positions_deposit_price_exc_vat,
          label: basket.is_label_service ? basket.label_price_exc_vat : null,
        }}
      />
      {open && <Foreseen refusal={basket.refusal} />}
      {children}
    </section>
  )
}

/** Who brings it, and what is ordered with that. */
function ToOrder({ order }: { order: WeekBasket['to_order'] }) {
  const t = useTexts(sumTexts)
  if (!order || order.total_price_inc_vat === null) return null
  const { carrier_name: carrier, shipping_price_inc_vat: shipping, fees_price_inc_vat: fees } = order
  return (
    <p className={`bold ${styles.toOrder}`}>
      {t.toOrder(carrier, money(shipping), fees ? money(fees) : null, money(order.total_price_inc_vat))}
    </p>
  )
}

/** What placing would refuse. */
function Foreseen({ refusal }: Pick<WeekBasket, 'refusal'>) {
  const t = useTexts(sumTexts)
  const words = useRefusalWords(refusal)
  if (words === null) return null
  return (
    <Alert tone="warning">
      <p>{words}</p>
      {refusal?.code === 'below_minimum' && (
        <LinkButton to={WEEK_PRODUCTS} className={styles.toProducts}>
          {t.toProducts}
        </LinkButton>
      )}
    </Alert>
  )
}

function LabelChoice({ basket, label: { isOn, set, state }, open }: Pick<WeekSumsProps, 'basket' | 'label' | 'open'>) {
  const t = useTexts(sumTexts)
  const price = basket.label_price_exc_vat
  const possible = basket.positions.some(({ product_attribute: { product_size: size } }) => size.has_label)
  return (
    <div className={`line-below mb-2 ${styles.listLabel}`}>
      <Checkbox
        label={t.label}
        checked={isOn}
        disabled={!open || (!possible && !isOn)}
        hint={possible ? undefined : t.noLabel}
        count={price === null ? undefined : `${money(price)} ${t.exclVat}`}
        onChange={set}
      />
      <MutationError of={state} />
    </div>
  )
}

/** The parts of the price, those above 0 only; VAT by its rate over all of them. */
function rowsOf(basket: WeekBasket, t: (typeof sumTexts)['en']): KeyValueItem[] {
  const above0 = (amount: number | null, item: Omit<KeyValueItem, 'value'>): KeyValueItem[] =>
    (amount ?? 0) > 0 ? [{ ...item, value: money(amount) }] : []
  return [
    { key: t.products, value: money(basket.positions_price_exc_vat) },
    ...(basket.is_label_service ? above0(basket.label_price_exc_vat, { key: t.label }) : []),
    ...above0(basket.lemonade_fee_price_exc_vat, { key: t.consumptionTax, note: t.onDrinks }),
    ...above0(basket.positions_deposit_price_exc_vat, { key: t.deposit }),
    { key: t.shipping, value: <span className={styles.later}>{t.shippingLater}</span> },
    ...vatOf(basket).map(({ rate, from, value }) => ({
      key: t.vat(percent(rate)),
      note: t.on(money(from)),
      value: money(value),
    })),
    { key: t.total, value: money(basket.total_price_inc_vat), look: 'total' },
  ]
}

/** VAT by its rate over all parts of the price, from the lowest; a rate of 0 % only where there is no other. */
function vatOf(basket: WeekBasket) {
  const parts = [
    ...basket.positions_price_vat_info,
    ...basket.positions_deposit_price_vat_info,
    ...basket.lemonade_fee_price_vat_info,
    ...(basket.label_price_vat_info ? [basket.label_price_vat_info] : []),
  ]
  const rows = [...Map.groupBy(parts, part => part.vat_rate)].map(([rate, alike]) => ({
    rate,
    from: sum(alike.map(({ vat_from }) => fromEuros(vat_from ?? 0))) / 100,
    value: sum(alike.map(({ vat_value }) => fromEuros(vat_value ?? 0))) / 100,
  }))
  const taxed = rows.filter(({ rate }) => rate > 0)
  return (taxed.length > 0 ? taxed : rows).sort((a, b) => a.rate - b.rate)
}
