import { getCreditNotePdf, getInvoicePdfByNumber } from '@fairfloor/domain/billing/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useTexts } from '../../../lib/texts.tsx'
import type { Order } from '../orders.ts'
import { DocumentList, type OrderDocument } from './DocumentList.tsx'
import { documentTexts } from './texts.ts'

/** The invoices and credit notes of the customer's order. */
export function Documents({ order: { order_id, documents } }: { order: Order }) {
  const t = useTexts(documentTexts)
  const hrefOf = ({ kind, number }: OrderDocument) =>
    kind === 'invoice'
      ? addressOf(getInvoicePdfByNumber, { params: { order_id, invoice_number: number } })
      : addressOf(getCreditNotePdf, { params: { credit_note_number: number } })
  if (documents.length === 0) return null
  return (
    <section>
      <h2 className="mb-3">{t.title}</h2>
      <DocumentList documents={documents} hrefOf={hrefOf} />
    </section>
  )
}
