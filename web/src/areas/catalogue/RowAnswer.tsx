import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { LineNews } from './ordered-lines.ts'
import styles from './parts.module.css'
import { catalogueTexts } from './texts.ts'
import { useGoal } from './use-goal.ts'

interface RowAnswerProps {
  /** The number in the cell. */
  quantity: number
  /** What is in the order. */
  saved: number
  /** The number waits to be added. */
  isTyped: boolean
  news: LineNews | undefined
}

const look = `inline-row middle at-end gap-1 t13 ink-2 nowrap ${styles.answer}`

/**
 * What the order says about a flavour: '✓ 12 added', then 'in your order 12', '12 → 18' while it changes. A line that is
 * as it was when the grid opened has a check mark only: its cell says the number already.
 */
export function RowAnswer({ quantity, saved, isTyped, news }: RowAnswerProps) {
  const t = useTexts(catalogueTexts).grid
  const goal = useGoal()
  const [hasChanged, setChanged] = useState(false)
  if (news && !hasChanged) setChanged(true)
  if (news)
    return (
      <span className={look} data-kind="done">
        <Icon name="check" size={16} />
        {news.kind === 'added' && goal.added(count(news.quantity))}
        {news.kind === 'changed' && t.changed(count(news.quantity))}
        {news.kind === 'removed' && t.removed}
      </span>
    )
  if (isTyped && saved === 0)
    return (
      <span className={look} data-kind="waiting">
        {goal.waiting}
      </span>
    )
  if (saved === 0) return null
  if (isTyped || quantity !== saved)
    return (
      <span className={look} data-kind="changing">
        {isTyped ? (
          `${count(saved)} + ${count(quantity)}`
        ) : (
          <>
            <s>{count(saved)}</s> → {count(quantity)}
          </>
        )}
      </span>
    )
  const text = (
    <>
      <span>{goal.holds}</span> <b className="ink bold">{count(saved)}</b>
    </>
  )
  if (hasChanged)
    return (
      <span className={look} data-kind="ordered">
        {text}
      </span>
    )
  return (
    <span className={look} data-kind="kept">
      <Icon name="check" size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
