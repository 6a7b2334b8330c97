import type { ReactNode } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import styles from './Row.module.css'
import { type Level, useWay } from './way.ts'

interface RowProps {
  children: ReactNode
  /** The page that it leads to; without one it opens `level`. */
  to?: string
  level?: () => Level
  icon?: IconName
  /** At the end of the line: a count or an amount. */
  note?: string | number | undefined
  /** In large letters, for the menu's first rows. */
  main?: boolean
}

/** One line of the menu: a link, or a button that opens a further list. */
export function Row({ children, to, level, icon, note, main }: RowProps) {
  const { drill, leave } = useWay()
  const look = classes(styles.row, main && styles.main)
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  return (
    <li>
      {to !== undefined ? (
        <PageLink to={to} className={look} onClick={leave}>
          {words}
        </PageLink>
      ) : (
        <button type="button" className={look} onClick={() => level && drill(level())}>
          {words}
          <Icon name="chevronRight" size={16} className={styles.on} />
        </button>
      )}
    </li>
  )
}
