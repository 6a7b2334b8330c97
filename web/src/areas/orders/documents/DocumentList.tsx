import { fromEuros, sum } from '@fairfloor/domain/money'
import { calendarDay, count, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import layout from '../../../ui/layout.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import type { Order } from '../orders.ts'
import styles from './documents.module.css'
import { documentTexts } from './texts.ts'

export type OrderDocument = Order['documents'][number]

interface DocumentListProps {
  documents: readonly OrderDocument[]
  /** Address of a document's PDF. */
  hrefOf: (document: OrderDocument) => string
}

/** Invoices and credit notes: number, day, sum, what is open, and the PDF; and of several invoices all that is to be paid. */
export function DocumentList({ documents, hrefOf }: DocumentListProps) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  return (
    <ul className={`grid ${layout.parted} ${styles.list}`}>
      {documents.map(document => {
        const { kind, number, issued_on, amount } = document
        return (
          <li key={`${kind} ${number}`} className="row wrap top between gap-y-1 gap-x-4 pad-y-3">
            <span className={`grid at-start gap-1 ${styles.name}`}>
              <a className={text.link} href={hrefOf(document)} aria-label={t.pdfOf(t.kinds[kind], number)}>
                {number}
              </a>
              <small className="fg-2">
                {t.kinds[kind]}, {calendarDay(issued_on, language, { year: true })}
              </small>
            </span>
            <span className="grid ends gap-1 figures">
              <strong>{money(kind === 'invoice' ? amount : -(amount ?? 0))}</strong>
              <State document={document} />
            </span>
          </li>
        )
      })}
      <Together documents={documents} />
    </ul>
  )
}

/** What several invoices come to, and what is open of them. */
function Together({ documents }: Pick<DocumentListProps, 'documents'>) {
  const t = useTexts(documentTexts)
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  if (invoices.length < 2 || invoices.some(({ amount }) => amount === null)) return null
  const add = (of: 'amount' | 'open') => sum(invoices.map(one => fromEuros(one[of] ?? 0))) / 100
  return (
    <li className="row wrap top between gap-y-1 gap-x-4 pad-y-3">
      <span className={`grid at-start gap-1 ${styles.name}`}>
        <strong>{t.together(count(invoices.length))}</strong>
        <small className="fg-2">{t.rounded}</small>
      </span>
      <span className="grid ends gap-1 figures">
        <strong>{money(add('amount'))}</strong>
        <State document={{ kind: 'invoice', open: add('open') }} />
      </span>
    </li>
  )
}

function State({ document: { kind, open } }: { document: Pick<OrderDocument, 'kind' | 'open'> }) {
  const t = useTexts(documentTexts)
  const isOpen = (open ?? 0) > 0
  if (kind === 'credit note') return isOpen ? <small className="fg-2">{t.left(money(open))}</small> : null
  return <Tag tone={isOpen ? 'amber' : 'green'}>{isOpen ? t.open(money(open)) : t.paid}</Tag>
}
