import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import field from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange'> {
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** Shown until something is chosen. */
  placeholder?: string
  /** The label is inside, before the value: 'Sort Top'. */
  inline?: boolean
}

/** A native select: every keyboard, screen reader and phone supports it. The list has our look where browsers allow it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, optional, className, options, onChange, placeholder, inline, ...rest } = props
  return (
    <Field {...{ label, hint, error, optional }} hideLabel={hideLabel || inline} className={className}>
      {parts => (
        <span className={`row middle relative ${styles.frame}`}>
          {inline && (
            <span className={`ink-2 absolute ${styles.before}`} aria-hidden="true">
              {label}
            </span>
          )}
          <select
            {...rest}
            {...parts}
            className={classes(field.input, styles.select, inline && `bold ${styles.inline}`)}
            onChange={event => onChange(event.target.value as Value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} className={`absolute ink-2 ${styles.arrow}`} />
        </span>
      )}
    </Field>
  )
}
