import type { Account } from '@fairfloor/domain/payments/received/contract'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { Chosen } from './proposed.ts'
import { receivedTexts } from './texts.ts'

interface PaysWhatProps {
  account: Account
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** What a payment is for: open invoices, or an order that is paid ahead. */
export function PaysWhat({ account, chosen, onChange }: PaysWhatProps) {
  const t = useTexts(receivedTexts).what
  const { language } = useLanguage()
  const { invoices, orders } = account
  if (invoices.length === 0 && orders.length === 0) return <p className="t13 fg-2 anywhere">{t.nothing}</p>
  const { invoiceIds, orderId } = chosen
  const toggle = (id: number, isChosen: boolean) =>
    onChange({ orderId, invoiceIds: isChosen ? [...invoiceIds, id] : invoiceIds.filter(one => one !== id) })
  return (
    <fieldset className="grid gap-1">
      <legend className="t13 fg-2 medium mb-1">{t.title}</legend>
      {invoices.map(one => (
        <Checkbox
          key={one.invoice_id}
          checked={invoiceIds.includes(one.invoice_id)}
          onChange={isChosen => toggle(one.invoice_id, isChosen)}
          count={money(one.open)}
          label={
            <span className="row wrap middle gap-y-1 gap-x-2 pad-y-1">
              <span>{t.invoice(one.invoice_number, one.order_id)}</span>
              {one.is_overdue ? (
                <Tag tone="red">{t.overdue(calendarDay(one.due_on, language))}</Tag>
              ) : (
                <Tag>{t.due(calendarDay(one.due_on, language))}</Tag>
              )}
            </span>
          }
        />
      ))}
      {orders.map(({ order_id, open }) => (
        <Checkbox
          key={order_id}
          checked={orderId === order_id}
          onChange={isChosen => onChange({ invoiceIds, orderId: isChosen ? order_id : null })}
          count={money(open)}
          label={
            <span className="row wrap middle gap-y-1 gap-x-2 pad-y-1">
              <span>{t.order(order_id)}</span>
              <Tag tone="amber">{t.ahead}</Tag>
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
