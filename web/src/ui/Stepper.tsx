import { useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { maxQuantity } from './digits.ts'
import { goodsTexts } from './goods-texts.ts'
import { Icon } from './Icon.tsx'
import { QuantityCell } from './QuantityCell.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
  /** Label for screen readers. */
  label: string
  value: number
  /** Called at each press and each valid number that is typed; with 0 when a cell with a 0 is left. Debouncing is left to the caller. */
  onChange: (quantity: number) => void
  /** For '3c', '+' and '-' in the cell. */
  unitsPerCase: number
  max?: number
  /** What a press of minus or plus changes. */
  step?: number
  disabled?: boolean
}

/**
 * Minus, a quantity cell, plus. An emptied cell changes nothing and shows its number again when it is left. In a column of
 * cells (`cellColumn`) Tab goes from cell to cell, and the arrow keys reach the buttons.
 */
export function Stepper({
  label,
  value,
  onChange,
  unitsPerCase,
  max = maxQuantity,
  step: by = 1,
  disabled = false,
}: StepperProps) {
  const t = useTexts(goodsTexts)
  // What counts only when the cell is left: a 0, which may be the start of another number, or null, an emptied cell.
  const [open, setOpen] = useState<0 | null>()
  const set = (quantity: number) => {
    setOpen(undefined)
    if (quantity !== value) onChange(quantity)
  }
  const step = (direction: number) => set(Math.min(max, Math.max(0, value + direction * by)))
  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <button type="button" tabIndex={-1} aria-label={t.oneLess} disabled={value <= 0} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <QuantityCell
        label={label}
        value={open === undefined ? value : open}
        unitsPerCase={unitsPerCase}
        max={max}
        onChange={(quantity, isLeft) =>
          quantity || isLeft ? set(quantity ?? value) : setOpen(quantity === 0 ? 0 : null)
        }
        onBlur={() => set(open ?? value)}
      />
      <button type="button" tabIndex={-1} aria-label={t.oneMore} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
