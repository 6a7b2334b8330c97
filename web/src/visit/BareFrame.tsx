import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { ExitUser } from './ExitUser.tsx'
import { useUser } from './user.ts'
import styles from './visit.module.css'

interface BareFrameProps {
  head: ReactNode
  /** Of all of it, and of its main part in place of a page with margins. */
  className?: string | undefined
  main?: string | undefined
  children: ReactNode
}

/** Frame of pages that have no header and no footer of the shop. */
export function BareFrame({ head, className, main = `wide m-auto ${styles.page}`, children }: BareFrameProps) {
  const user = useUser()
  return (
    <div className={classes(`row column window-high ${styles.frame}`, className)}>
      <SkipLink to="content" />
      {head}
      {user?.switched_from && (
        <aside className={`row centred ${styles.switched}`}>
          <ExitUser />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
    </div>
  )
}
