import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { isForeignKey, maxQuantity, quantityOf } from './digits.ts'
import { Icon } from './Icon.tsx'
import { blockForeign } from './QuantityInput.tsx'
import styles from './Stepper.module.css'
import { uiTexts } from './texts.ts'

interface StepperProps {
  /** Label for screen readers. */
  label: string
  value: number
  /** Called at each press and each typed digit; debouncing is left to the caller. */
  onChange: (quantity: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

/** Minus, a typed number, plus. Clearing the input changes nothing; on blur it shows the value again. */
export function Stepper({ label, value, onChange, min = 0, max = maxQuantity, disabled }: StepperProps) {
  const t = useTexts(uiTexts)
  const [typing, setTyping] = useState<string | null>(null)

  const set = (quantity: number) => {
    const within = Math.min(max, Math.max(min, quantity))
    if (within !== value) onChange(within)
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    const quantity = quantityOf(digits) ?? 0
    setTyping(digits === '' ? '' : String(Math.min(max, quantity)))
    if (digits !== '') set(quantity)
  }
  const step = (by: number) => {
    setTyping(null)
    set(value + by)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForeignKey(event.key, event.ctrlKey || event.metaKey || event.altKey)) event.preventDefault()
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <fieldset className={styles.stepper} aria-label={label} disabled={disabled}>
      <button type="button" aria-label={t.oneLess} disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={label}
        value={typing ?? value}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyping(null)}
        onKeyDown={onKeyDown}
        onPaste={blockForeign}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" aria-label={t.oneMore} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
