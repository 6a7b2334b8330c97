import { useRef, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { maxQuantity } from './digits.ts'
import { Icon } from './Icon.tsx'
import { QuantityCell } from './QuantityCell.tsx'
import styles from './Stepper.module.css'
import { uiTexts } from './texts.ts'

interface StepperProps {
  /** Label for screen readers. */
  label: string
  value: number
  /** Called at each press and each valid number that is typed; with 0 when a cell with a typed 0 is left. Debouncing is left to the caller. */
  onChange: (quantity: number) => void
  /** For '3c', '+' and '-' in the cell. */
  unitsPerCase: number
  max?: number
  disabled?: boolean
}

/**
 * Minus, a quantity cell, plus. An emptied cell changes nothing and shows its number again when it is left. In a column of
 * cells (`cellColumn`) Tab goes from cell to cell, and the arrow keys reach the buttons.
 */
export function Stepper({ label, value, onChange, unitsPerCase, max = maxQuantity, disabled = false }: StepperProps) {
  const t = useTexts(uiTexts)
  const [emptied, setEmptied] = useState(false)
  const typed = useRef('')
  const set = (quantity: number) => {
    setEmptied(false)
    if (quantity !== value) onChange(quantity)
  }
  const step = (by: number) => set(Math.min(max, Math.max(0, value + by)))
  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <button type="button" tabIndex={-1} aria-label={t.oneLess} disabled={value <= 0} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <QuantityCell
        label={label}
        value={emptied ? null : value}
        unitsPerCase={unitsPerCase}
        max={max}
        // A typed 0 may be the start of another number, so it counts when the cell is left.
        onInput={event => {
          typed.current = event.currentTarget.value.trim()
        }}
        onChange={quantity => (quantity === null ? setEmptied(true) : set(quantity))}
        onBlur={() => {
          if (emptied && /^0+$/.test(typed.current)) set(0)
          setEmptied(false)
        }}
      />
      <button type="button" tabIndex={-1} aria-label={t.oneMore} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
