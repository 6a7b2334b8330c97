import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './KeyValue.module.css'

export interface KeyValueItem {
  key: string
  value: ReactNode
  /** Small, under the key: the base of a sum. */
  note?: ReactNode
  /** rule: a line above; total: an ink line above and the figure in Barlow 36. */
  look?: 'rule' | 'total'
}

interface KeyValueProps {
  items: readonly KeyValueItem[]
  lined?: boolean
  /** Notes stand beside their keys, where there is room. */
  compact?: boolean
}

/** Keys left, values right: a price breakdown, an article's data. */
export const KeyValue = ({ items, lined, compact }: KeyValueProps) => (
  <dl className={classes(lined && styles.lined, compact && styles.compact)}>
    {items.map(({ key, value, note, look }) => (
      <div key={key} className={classes(`row baseline between gap-4 ${styles.row}`, look && styles[look])}>
        <dt className={compact ? 'row wrap baseline gap-x-2' : undefined}>
          {key}
          {note && <span className={`block t13 ink-3 ${styles.note}`}>{note}</span>}
        </dt>
        <dd className={classes('to-end', look === 'total' ? 't36 sign nowrap' : lined && 'medium')}>{value}</dd>
      </div>
    ))}
  </dl>
)
