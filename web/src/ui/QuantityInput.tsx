import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { classes } from './classes.ts'
import { isForeignKey, isForeignPaste, quantityOf } from './digits.ts'
import styles from './QuantityInput.module.css'

export interface QuantityInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'max'> {
  /** Label for screen readers: 'Quantity of Vanilla 908 g'. */
  label: string
  /** null is an empty cell, shown as a grey 0. */
  value: number | null
  onChange: (quantity: number | null) => void
  /** Larger numbers are reduced to this one: stock at the release, a sample's limit. */
  max?: number
  /** rail: adjacent cells of a column; boxed: on its own. */
  variant?: 'rail' | 'boxed'
  /** Handler for Enter; by default the form's. */
  onEnter?: () => void
  invalid?: boolean
}

/** Accepts only digits: other keys and pastes are blocked, the rest is stripped. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, max, variant = 'boxed', onEnter, invalid, className, onKeyDown, ...rest } = props

  const change = (typed: string) => {
    const quantity = quantityOf(typed)
    onChange(quantity !== null && max !== undefined ? Math.min(quantity, max) || null : quantity)
  }
  const guardKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForeignKey(event.key, event.ctrlKey || event.metaKey || event.altKey)) event.preventDefault()
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault()
      onEnter()
    }
    onKeyDown?.(event)
  }
  return (
    <input
      autoComplete="off"
      enterKeyHint={onEnter && 'done'}
      {...rest}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      placeholder="0"
      aria-label={label}
      aria-invalid={invalid || undefined}
      className={classes(styles.input, styles[variant], className)}
      value={value ?? ''}
      onChange={event => change(event.target.value)}
      onKeyDown={guardKeys}
      onPaste={blockForeign}
      onFocus={event => event.currentTarget.select()}
    />
  )
}

function blockForeign(event: ClipboardEvent<HTMLInputElement>) {
  if (isForeignPaste(event.clipboardData.getData('text'))) event.preventDefault()
}
