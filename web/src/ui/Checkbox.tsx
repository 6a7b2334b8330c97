import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { describedBy, Notes } from './Field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'checked' | 'onChange'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: string | null
  /** A number at the row's end, as in filters. */
  count?: string | number
}

export function Checkbox({ label, checked, onChange, hint, error, count, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={`row middle gap-3 target pointer ${styles.row}`}>
        <input
          {...rest}
          type="checkbox"
          className={`grid in-middle fixed on-paper m-0 ${styles.box}`}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
        {count !== undefined && <span className="push t13 fg-3">{count}</span>}
      </label>
      <div className={styles.notes}>
        <Notes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
