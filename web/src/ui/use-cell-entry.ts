import { fittingBelow, fittingQuantity, type OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type NoQuantity, readQuantity } from '@fairfloor/domain/catalogue/quantity-text'
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { registerCell } from './cell-column.ts'
import { maxQuantity } from './digits.ts'

/** How a text reaches the cell: key by key, or at once: pasted, filled in, dropped. */
type Entry = 'typed' | 'whole'

/** A number that became the next fitting one; said until the cell gets another number. */
export interface Rounding {
  of: number
  to: number
}

export interface Refusal {
  why: NoQuantity | 'closed'
  /** The refused text. */
  of: string
  entry: Entry
  /** The number of the cell then; the refusal goes when it changes. */
  at: number | null
}

export interface CellEntry {
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
}

/** What keys and pasted texts do to the number of a cell: its input's handlers, and what to say beside it. */
export function useCellEntry({ value, onChange, unitsPerCase, steps, max = maxQuantity, closed = null }: CellEntry) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
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
  }
  return {
    input,
    refused,
    rounded,
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const key = keyOf(event.nativeEvent)
        take(key !== null && fraction !== null ? fraction + key : event.target.value, key === null ? 'whole' : 'typed')
      },
      onKeyDown: guardKeys,
      onFocus() {
        before.current = value
        input.current?.select()
      },
      onBlur() {
        if (refused) setRefusal({ ...refused, entry: 'whole' })
        if (isTyping.current) put(value, true)
      },
    },
  }
}

/** The typed character, also from keyboards of phones, which send no keydown; null for a text at once. */
const keyOf = (event: Event): string | null =>
  event instanceof InputEvent && event.data?.length === 1 ? event.data : null
