import { money, percent } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { FeeNotes } from '../../ui/FeeNotes.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import type { PricePart, PriceRow } from './breakdown.ts'
import { ordersTexts } from './texts.ts'

/** Rows of a price with their rates. Each VAT row names its taxable amount; the total is set large. What is no price of goods is explained below. */
export function PriceBreakdown({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTexts(ordersTexts).price
  const nameOf = (part: PricePart, rate: number | null = null): string => {
    const text = t[part]
    return typeof text === 'string' ? text : text(rate === null ? '' : percent(rate))
  }
  const amountOf = (name: PricePart) => rows.find(({ part }) => part === name)?.amount ?? null
  return (
    <>
      <KeyValue
        items={rows.map(({ part, amount, rate, base }) => ({
          key: nameOf(part, rate),
          value: money(amount),
          ...(base !== undefined && { note: t.vatOf(money(base)) }),
          ...(part === 'total' && { look: 'total' as const }),
        }))}
      />
      <FeeNotes
        fees={{
          consumptionTax: amountOf('consumptionTax'),
          deposit: amountOf('deposit'),
          label: amountOf('label'),
        }}
      />
    </>
  )
}
