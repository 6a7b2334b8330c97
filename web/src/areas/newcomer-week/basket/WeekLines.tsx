import type { ReactNode } from 'react'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { cellColumn } from '../../../ui/cell-column.ts'
import { LinesHead } from '../../basket/LinesHead.tsx'
import page from '../../basket/OwnBasket.module.css'
import { useLineFocus } from '../../catalogue/use-line-focus.ts'
import { type Line, piecesOf } from './lines.ts'
import { weekBasketTexts } from './texts.ts'
import styles from './WeekBasket.module.css'
import { WeekLine } from './WeekLine.tsx'

interface WeekLinesProps {
  lines: readonly Line[]
  changes: Changes
  /** The order whose backorder this is. */
  orderId: number | null
  open: boolean
  onRemove: (line: Line) => void
  onClear: () => void
  clearing: MutationState
  /** The flavour that was brought back last. */
  restored: number | null
  added: number
  /** What is to be read before the lines. */
  children: ReactNode
}

/** The basket's title with its figures, and its lines. */
export function WeekLines({ lines, changes, orderId, open, onClear, clearing, children, ...props }: WeekLinesProps) {
  const t = useTexts(weekBasketTexts)
  const { restored, added } = props
  const focus = useLineFocus<Line>({ restored, added, stays: orderId !== null, remove: props.onRemove })
  return (
    <section ref={focus.section} className={page.lines}>
      <LinesHead
        isTitle
        heading={focus.heading}
        title={orderId === null ? t.title : t.confirmTitle}
        emptying={
          open && {
            act: t.clear,
            question: t.clearQuestion,
            text: orderId === null ? t.clearText : t.clearConfirmText(orderId),
            state: clearing,
            run: onClear,
          }
        }
      >
        <p>{t.figures(lines.length, piecesOf(lines))}</p>
      </LinesHead>
      {children}
      <ul className={styles.list} {...cellColumn()}>
        {lines.map(line => (
          <WeekLine key={line.id} line={line} open={open} changes={changes} onRemove={focus.onRemove} />
        ))}
      </ul>
    </section>
  )
}
