import { useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import { invoiceAddressOf, type OrderHead } from './orders.ts'
import { ordersTexts } from './texts.ts'

/** The invoice number as a link to its PDF; a dash if there is none yet. */
export function InvoiceLink({ order }: { order: Pick<OrderHead, 'order_id' | 'invoice_number'> }) {
  const t = useTexts(ordersTexts)
  if (order.invoice_number === null) return <span className="fg-3">{t.noInvoice}</span>
  return (
    <a
      className={text.link}
      href={invoiceAddressOf(order.order_id)}
      aria-label={t.invoiceOf(order.invoice_number, order.order_id)}
    >
      {order.invoice_number}
    </a>
  )
}
