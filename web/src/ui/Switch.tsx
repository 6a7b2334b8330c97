import type { ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './classes.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The switch follows its label, at the row's end. */
  labelFirst?: boolean
}

/** An immediate on/off setting. Adapts to the background's colours. */
export function Switch({ label, checked, onChange, labelFirst, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classes(
        `inline-row middle gap-3 target fg medium pointer ${styles.row}`,
        labelFirst && `between ${styles.labelFirst}`,
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={`fixed relative round-full m-0 ${styles.track}`}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
