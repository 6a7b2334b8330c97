import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
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

/** Invoices and credit notes: number, day, sum, what is open, and the PDF. */
export function DocumentList({ documents, hrefOf }: DocumentListProps) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  return (
    <ul className={styles.list}>
      {documents.map(document => {
        const { kind, number, issued_on, amount } = document
        return (
          <li key={`${kind} ${number}`}>
            <span>
              <a className={text.link} href={hrefOf(document)} aria-label={t.pdfOf(t.kinds[kind], number)}>
                {number}
              </a>
              <small>
                {t.kinds[kind]}, {calendarDay(issued_on, language, { year: true })}
              </small>
            </span>
            <span>
              <strong>{money(kind === 'invoice' ? amount : -(amount ?? 0))}</strong>
              <State document={document} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function State({ document: { kind, open } }: { document: OrderDocument }) {
  const t = useTexts(documentTexts)
  const isOpen = (open ?? 0) > 0
  if (kind === 'credit note') return isOpen ? <small>{t.left(money(open))}</small> : null
  return <Tag tone={isOpen ? 'amber' : 'green'}>{isOpen ? t.open(money(open)) : t.paid}</Tag>
}
