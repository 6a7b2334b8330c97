import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cellColumn } from '../../../ui/cell-column.ts'
import { DeleteQuestion } from '../../../ui/DeleteQuestion.tsx'
import { useLineFocus } from '../../catalogue/use-line-focus.ts'
import { type Line, piecesOf } from './lines.ts'
import { weekBasketTexts } from './texts.ts'
import { WeekLine } from './WeekLine.tsx'
import styles from './WeekLines.module.css'

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
export function WeekLines(props: WeekLinesProps) {
  const { lines, changes, orderId, open, onRemove, onClear, clearing, restored, added, children } = props
  const t = useTexts(weekBasketTexts)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const focus = useLineFocus(section, heading, restored, added)
  const latest = useRef<(line: Line, row: Element | null) => void>(onRemove)
  useLayoutEffect(() => {
    latest.current = (line, row) => {
      // A line to confirm stays, with 0.
      if (orderId === null) focus.leave(row)
      onRemove(line)
    }
  })
  // The same for each render, so that lines that stay are not drawn again.
  const remove = useCallback((line: Line, row: Element | null) => latest.current(line, row), [])
  return (
    <section ref={section} className={styles.lines}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {orderId === null ? t.title : t.confirmTitle}
        </h1>
        <p>{t.figures(lines.length, piecesOf(lines))}</p>
        {open && (
          <Button variant="ghost" icon="trash" loading={clearing.loading} onClick={() => setAsking(true)}>
            {t.clear}
          </Button>
        )}
      </div>
      {children}
      <ul className={styles.list} {...cellColumn()}>
        {lines.map(line => (
          <WeekLine key={line.id} line={line} open={open} changes={changes} onRemove={remove} />
        ))}
      </ul>
      <DeleteQuestion open={isAsking} onClose={() => setAsking(false)} onDelete={onClear} question={t.clearQuestion}>
        {orderId === null ? t.clearText : t.clearConfirmText(orderId)}
      </DeleteQuestion>
    </section>
  )
}
