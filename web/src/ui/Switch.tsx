import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Switch.module.css'

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
    <label className={classes(styles.row, labelFirst && styles.labelFirst, className)}>
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
