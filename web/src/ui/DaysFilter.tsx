import styles from './ListTools.module.css'
import { TextInput } from './TextInput.tsx'

interface DaysFilterProps {
  /** The chosen days as ISO dates; empty for none. */
  from: string
  until: string
  labels: { readonly from: string; readonly until: string }
}

/** Two days between which a long list shows what happened; part of a `ListFilter`, which sends them. */
export function DaysFilter({ from, until, labels }: DaysFilterProps) {
  return (
    <span className={styles.days}>
      {Object.entries({ from, until }).map(([name, value]) => (
        <TextInput
          // Another address is another value, also where something was typed.
          key={`${name} ${value}`}
          type="date"
          name={name}
          label={labels[name as 'from' | 'until']}
          defaultValue={value}
          className={`middle ${styles.day}`}
        />
      ))}
    </span>
  )
}
