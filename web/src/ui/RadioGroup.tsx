import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, Notes } from './Field.tsx'
import styles from './RadioGroup.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** At the row's end: a price. */
  end?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  label: string
  hideLabel?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: string | null
  /** list: plain rows; boxed: rows in a frame; segmented: side by side, for yes and no. */
  look?: 'list' | 'boxed' | 'segmented'
  name?: string
  className?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onChange, hint, error, look = 'list', name, className } = props
  const id = useId()
  return (
    <fieldset
      className={classes(`grid packed ${styles.group}`, className)}
      aria-describedby={describedBy(id, hint, error)}
      aria-label={hideLabel ? label : undefined}
    >
      {!hideLabel && <legend className="t13 fg-2 medium mb-2">{label}</legend>}
      <div
        className={classes(
          look !== 'list' && `edged round-input ${styles[look]}`,
          look === 'segmented' && 'inline-row',
          error && styles.wrong,
        )}
      >
        {options.map(option => (
          <label
            key={option.value}
            className={classes(
              `row middle gap-3 target pointer pad-y-1 ${styles.row}`,
              look === 'segmented' && 'centred relative',
            )}
          >
            <input
              type="radio"
              className={`fixed on-paper m-0 ${styles.dot}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="grid">
              {option.label}
              {option.hint && <span className="t13 fg-3">{option.hint}</span>}
            </span>
            {option.end && <span className="push fg-2">{option.end}</span>}
          </label>
        ))}
      </div>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
