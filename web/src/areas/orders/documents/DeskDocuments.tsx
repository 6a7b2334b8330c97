import { getDeskCreditNotePdf } from '@fairfloor/domain/billing/desk-contract'
import { getDeskInvoicePdf } from '@fairfloor/domain/billing/receivables/contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { creditTexts } from './credit-texts.ts'
import { DocumentList, type OrderDocument } from './DocumentList.tsx'
import { documentTexts } from './texts.ts'

const CreditForm = lazyPart(async () => ({ default: (await import('./CreditForm.tsx')).CreditForm }))

const hrefOf = ({ kind, number }: OrderDocument): string =>
  kind === 'invoice'
    ? addressOf(getDeskInvoicePdf, { params: { invoice_number: number } })
    : addressOf(getDeskCreditNotePdf, { params: { credit_note_number: number } })

/** The invoices and credit notes of an order as the operator sees them; another credit note can be issued. */
export function DeskDocuments({ desk }: { desk: DeskOrder }) {
  const t = useTexts(creditTexts)
  const words = useTexts(documentTexts)
  const [isOpen, setOpen] = useState(false)
  const { documents, order_id } = desk.order
  const canCredit = desk.creditable.some(({ rates }) => rates.some(({ amount }) => amount > 0))
  return (
    <DeskPanel title={words.title}>
      <DocumentList documents={documents} hrefOf={hrefOf} />
      {canCredit && (
        <div className="row wrap middle gap-3">
          <Button onClick={() => setOpen(true)}>{t.act}</Button>
        </div>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title(order_id)} scrim>
        <Suspense>{isOpen && <CreditForm desk={desk} onDone={() => setOpen(false)} />}</Suspense>
      </Sheet>
    </DeskPanel>
  )
}
