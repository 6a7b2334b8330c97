import { fittingBelow, fittingQuantity, type OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type NoQuantity, readQuantity } from '@fairfloor/domain/catalogue/quantity-text'
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { count } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { registerCell } from './cell-column.ts'
import { classes } from './classes.ts'
import { maxQuantity } from './digits.ts'
import { goodsTexts } from './goods-texts.ts'
import styles from './QuantityCell.module.css'

export interface QuantityCellProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'max'> {
  /** Label for screen readers: 'Pieces of Vanilla 908 g'. */
  label: string
  /** null is an empty cell, shown as a grey 0. */
  value: number | null
  /**
   * Called with each valid number, 0 too; null when it was emptied. What is refused changes nothing.
   * `isLeft`: the cell does not have the focus, as in a pasted column. Nothing more is typed, and no `onBlur` follows.
   */
  onChange: (quantity: number | null, isLeft: boolean) => void
  /** For '3c', '+' and '-'. */
  unitsPerCase: number
  /** What the size is ordered in: a number that does not fit becomes the next one that does when the cell is left. */
  steps?: OrderSteps | undefined
  /** Larger numbers are refused: what is left to release, what was ordered. */
  max?: number
  /** Why nothing can be typed; the cell keeps its number and says this when one tries. */
  closed?: string | null
  /** Why the server refused the number. */
  error?: string | null
}

/** How a text reaches the cell: key by key, or at once: pasted, filled in, dropped. */
type Entry = 'typed' | 'whole'

/** A number that became the next fitting one; said until the cell gets another number. */
interface Rounding {
  of: number
  to: number
}

interface Refusal {
  why: NoQuantity | 'closed'
  /** The refused text. */
  of: string
  entry: Entry
  /** The number of the cell then; the refusal goes when it changes. */
  at: number | null
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
  const { label, value, onChange, unitsPerCase, max = maxQuantity, closed = null, error = null, steps } = props
  const { className, onKeyDown, onFocus, onBlur, ...rest } = omitOwn(props)
  const t = useTexts(goodsTexts).cell
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  const whyId = useId()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [rounding, setRounding] = useState<Rounding | null>(null)
  const isTyping = useRef(false)
  const rounded = rounding !== null && rounding.to === value ? rounding : null
  const refused = refusal !== null && refusal.at === value ? refusal : null

  /** The start of a fraction that is being typed: the digits that follow belong to it. */
  const fraction = refused?.why === 'fraction' && refused.entry === 'typed' ? refused.of : null

  const change = (quantity: number | null) => onChange(quantity, document.activeElement !== input.current)
  const refuse = (why: Refusal['why'], of: string, entry: Entry) => {
    // The digits before the point were taken as a number: they are not what was meant.
    const at = why === 'fraction' && entry === 'typed' ? before.current : value
    setRefusal({ why, of, entry, at })
    if (at !== value) change(at)
  }
  /** @param isDone no digit follows */
  const put = (quantity: number | null, isDone: boolean) => {
    const fitting = steps && isDone && quantity ? fittingQuantity(quantity, steps) : quantity
    const next = fitting !== null && fitting > max ? quantity : fitting
    isTyping.current = !isDone
    setRounding(quantity !== null && next !== null && next !== quantity ? { of: quantity, to: next } : null)
    if (next !== value) change(next)
  }
  /** Takes a text as the new number. @returns false if it is refused */
  const take = (text: string, entry: Entry, isDone = false): boolean => {
    const read = readQuantity(text, unitsPerCase, max)
    if (closed !== null || 'refused' in read) {
      refuse('refused' in read && closed === null ? read.refused : 'closed', text, entry)
      return false
    }
    setRefusal(null)
    put(read.quantity, isDone)
    return true
  }
  const takeWhole = useEffectEvent((text: string) => take(text, 'whole', true))
  useEffect(() => (input.current ? registerCell(input.current, text => takeWhole(text)) : undefined), [])

  // The next digit replaces a number that was pasted or filled in wrongly.
  useLayoutEffect(() => {
    if (refusal?.entry === 'whole' && document.activeElement === input.current) input.current?.select()
  }, [refusal])

  const changeByCases = (by: number) => {
    const most = Math.max(max, value ?? 0)
    const pieces = Math.min(most, Math.max(0, (value ?? 0) + by * unitsPerCase))
    take(String(steps && by < 0 ? fittingBelow(pieces, steps) : pieces), 'typed', true)
  }
  /** @returns false for a digit that the input takes itself */
  const typeKey = (key: string, text: string): boolean => {
    if (closed !== null) refuse('closed', key, 'typed')
    else if (/\d/.test(key)) {
      if (fraction === null) return false
      take(fraction + key, 'typed')
    } else if (key === '+') changeByCases(1)
    else if (key === '-' || key === '−') changeByCases(-1)
    else if (/[ck]/i.test(key)) take(text + key, 'typed', true)
    else if (key === '.' || key === ',') take((fraction ?? text) + key, 'typed')
    else if (!/[\s/?]/.test(key)) refuse('unknown', key, 'typed')
    return true
  }
  const guardKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: cell } = event
    const isCommand = event.ctrlKey || event.metaKey || event.altKey
    if (key.length === 1 && !isCommand) {
      const isSelected = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length
      if (typeKey(key, isSelected ? '' : cell.value)) event.preventDefault()
    } else if (key === 'Backspace' || key === 'Delete') {
      if (fraction !== null) {
        event.preventDefault()
        cell.select()
      }
      setRefusal(null)
    } else if (key === 'Escape' && (refused || value !== before.current)) {
      // The first Escape belongs to the cell, the next one to the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setRefusal(null)
      isTyping.current = false
      if (closed === null && value !== before.current) change(before.current)
    }
    onKeyDown?.(event)
  }
  const reasonOf = ({ why: kind, of }: Refusal): string | null => {
    if (kind === 'closed') return closed
    return kind === 'tooLarge' ? t.tooLarge(count(max), shortened(of)) : t[kind](shortened(of))
  }
  const roundedText = steps && rounded && t.rounded(steps, rounded)
  const why = refused ? reasonOf(refused) : (error ?? roundedText ?? null)
  return (
    <span className={styles.cell}>
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
        aria-invalid={(refused ? refused.why !== 'closed' : error !== null) || undefined}
        aria-describedby={why === null ? rest['aria-describedby'] : whyId}
        aria-disabled={closed !== null || undefined}
        readOnly={closed !== null}
        className={classes(styles.input, className)}
        value={value ?? ''}
        onChange={event => {
          const key = keyOf(event.nativeEvent)
          take(
            key !== null && fraction !== null ? fraction + key : event.target.value,
            key === null ? 'whole' : 'typed',
          )
        }}
        onKeyDown={guardKeys}
        onFocus={event => {
          before.current = value
          event.currentTarget.select()
          onFocus?.(event)
        }}
        onBlur={event => {
          if (refused) setRefusal({ ...refused, entry: 'whole' })
          if (isTyping.current) put(value, true)
          onBlur?.(event)
        }}
      />
      {why !== null && (
        <span id={whyId} role="alert" className={styles.why} data-rounded={why === roundedText ? '' : undefined}>
          {why}
        </span>
      )}
    </span>
  )
}

function omitOwn(props: QuantityCellProps) {
  const { label, value, onChange, unitsPerCase, steps, max, closed, error, ...rest } = props
  return rest
}

/** The typed character, also from keyboards of phones, which send no keydown; null for a text at once. */
const keyOf = (event: Event): string | null =>
  event instanceof InputEvent && event.data?.length === 1 ? event.data : null

const SHOWN_CHARACTERS = 8

const shortened = (text: string): string =>
  text.trim().length > SHOWN_CHARACTERS ? `${text.trim().slice(0, SHOWN_CHARACTERS)}…` : text.trim()
