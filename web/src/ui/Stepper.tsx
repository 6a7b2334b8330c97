import { fits, fittingBelow, fittingQuantity, type OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
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
  /** Where minus stops: a smaller number is typed. Default: 0. */
  min?: number
  max?: number
  /** What the size is ordered in: minus and plus go from step to step. */
  steps?: OrderSteps
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
  min = 0,
  max = maxQuantity,
  steps,
  disabled = false,
}: StepperProps) {
  const t = useTexts(goodsTexts)
  // What counts only when the cell is left, as more digits may follow: a 0, null for an emptied cell, a number that does not fit.
  const [open, setOpen] = useState<number | null>()
  const counts = (quantity: number | null) => Boolean(quantity) && (!steps || fits(quantity!, steps))
  const set = (quantity: number) => {
    setOpen(undefined)
    if (quantity !== value) onChange(quantity)
  }
  const below = steps ? fittingBelow(value - 1, steps) : value - 1
  const more = () => set(Math.min(max, steps ? fittingQuantity(value + 1, steps) : value + 1))
  return (
    <fieldset className={`ink on-paper edged round-input ${styles.stepper}`} aria-label={label} disabled={disabled}>
      <button type="button" tabIndex={-1} aria-label={t.oneLess} disabled={below < min} onClick={() => set(below)}>
        <Icon name="minus" size={16} />
      </button>
      <QuantityCell
        label={label}
        value={open === undefined ? value : open}
        unitsPerCase={unitsPerCase}
        steps={steps}
        max={max}
        onChange={(quantity, isLeft) => (counts(quantity) || isLeft ? set(quantity ?? value) : setOpen(quantity))}
        // The cell itself has changed a number that does not fit.
        onBlur={() => (open === 0 ? set(0) : setOpen(undefined))}
      />
      <button type="button" tabIndex={-1} aria-label={t.oneMore} disabled={value >= max} onClick={more}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
