import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The switch stands behind its words, at the row's end. */
  labelFirst?: boolean
}

/** On or off, at once. Takes the colours of the ground it lies on. */
export function Switch({ label, checked, onChange, labelFirst, className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.row, labelFirst && styles.labelFirst, className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
