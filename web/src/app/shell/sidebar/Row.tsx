import type { Ask } from '@fairfloor/domain/page'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import styles from './Sidebar.module.css'
import { type Level, useWay } from './way.ts'

interface RowProps {
  children: ReactNode
  /** The page that it leads to; without one it opens `level`. */
  to?: string
  level?: () => Level
  icon?: IconName
  /** Address of a picture before the words. */
  picture?: string | undefined
  /** At the end of the line: a count or an amount. */
  note?: string | number | undefined
  /** In large letters, for the menu's first rows. */
  main?: boolean
  /** Leads to all that the list holds in parts. */
  isAll?: boolean
  /** Fetched when the row is touched. */
  asks?: readonly Ask[]
}

/** One line of the menu: a link, or a button that opens a further list. */
export function Row({ children, to, level, icon, picture, note, main, isAll, asks = [] }: RowProps) {
  const { drill, leave } = useWay()
  const client = useQueryClient()
  const fetchAhead = () => {
    for (const ask of asks) void client.prefetchQuery(queryOf(...ask))
  }
  const look = classes(
    `row middle gap-3 wide pad-y-2 pad-x-4 ${styles.row}`,
    main && `t24 ${styles.main}`,
    isAll && 'cobalt medium',
  )
  const words = (
    <>
      {picture && <img className="fixed contain round-input" src={picture} alt="" width="40" height="40" />}
      {icon && <Icon name={icon} />}
      <span className="slim">{children}</span>
      {note !== undefined && <span className="push ink-2 nowrap">{note}</span>}
    </>
  )
  return (
    <li>
      {to !== undefined ? (
        <PageLink to={to} className={look} onClick={leave}>
          {words}
        </PageLink>
      ) : (
        <button
          type="button"
          className={look}
          onClick={() => level && drill(level())}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          {words}
          <Icon name="chevronRight" size={16} className={`fixed ink-3 ${note === undefined ? 'push' : ''}`} />
        </button>
      )}
    </li>
  )
}
