import { type ComponentProps, useId } from 'react'
import { count } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { CellReason } from './CellReason.tsx'
import { classes } from './classes.ts'
import { maxQuantity } from './digits.ts'
import { goodsTexts } from './goods-texts.ts'
import styles from './QuantityCell.module.css'
import { type CellEntry, type Refusal, useCellEntry } from './use-cell-entry.ts'

export interface QuantityCellProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'max'>,
    CellEntry {
  /** Label for screen readers: 'Pieces of Vanilla 908 g'. */
  label: string
  /** Why the server refused the number. */
  error?: string | null
  /** Refused, for a reason that is said elsewhere. */
  isMarked?: boolean
}

/**
 * A quantity in a column of cells that touch. Digits are pieces; '3c' makes three cases, '+' and '-' add and take off one
 * case; Escape brings back the number that the cell had when it got the focus. Anything else is refused with a reason
 * beside the cell, and the number stays as it was, or becomes so again: a typed or pasted '1.5' never becomes 15 or 5.
 * A number between the steps of its size becomes the next one that fits, and the cell says so: a typed one when the cell is
 * left, since another digit may follow.
 *
 * Wrap the column in an element with the handlers of `cellColumn()`, which moves the focus from cell to cell. What leaving
 * a cell does is up to its owner (`onBlur`).
 */
export function QuantityCell(props: QuantityCellProps) {
  const { label, value, max = maxQuantity, closed = null, error = null, isMarked = false, steps } = props
  const { className, onKeyDown, onFocus, onBlur, ...rest } = omitOwn(props)
  const t = useTexts(goodsTexts).cell
  const { input, refused, rounded, handlers } = useCellEntry(props)
  const whyId = useId()
  const reasonOf = ({ why: kind, of }: Refusal): string | null => {
    if (kind === 'closed') return closed
    return kind === 'tooLarge' ? t.tooLarge(count(max), shortened(of)) : t[kind](shortened(of))
  }
  const roundedText = steps && rounded && t.rounded(steps, rounded)
  const why = refused ? reasonOf(refused) : (error ?? roundedText ?? null)
  return (
    <span className={`block relative ${styles.cell}`}>
      <input
        autoComplete="off"
        enterKeyHint="next"
        {...rest}
        ref={input}
        data-cell=""
        type="text"
        inputMode="numeric"
        placeholder="0"
        aria-label={label}
        aria-invalid={(refused ? refused.why !== 'closed' : isMarked || error !== null) || undefined}
        aria-describedby={why === null ? rest['aria-describedby'] : whyId}
        aria-disabled={closed !== null || undefined}
        readOnly={closed !== null}
        className={classes(styles.input, className)}
        value={value ?? ''}
        onChange={handlers.onChange}
        onKeyDown={event => {
          handlers.onKeyDown(event)
          onKeyDown?.(event)
        }}
        onFocus={event => {
          handlers.onFocus()
          onFocus?.(event)
        }}
        onBlur={event => {
          handlers.onBlur()
          onBlur?.(event)
        }}
      />
      {why !== null && (
        <CellReason id={whyId} tone={closed !== null || why === roundedText ? 'note' : 'error'}>
          {why}
        </CellReason>
      )}
    </span>
  )
}

function omitOwn(props: QuantityCellProps) {
  const { label, value, onChange, unitsPerCase, steps, max, closed, error, isMarked, ...rest } = props
  return rest
}

const SHOWN_CHARACTERS = 8

const shortened = (text: string): string =>
  text.trim().length > SHOWN_CHARACTERS ? `${text.trim().slice(0, SHOWN_CHARACTERS)}…` : text.trim()
