import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import styles from './BareFrame.module.css'
import { ExitUser } from './ExitUser.tsx'
import { useUser } from './user.ts'

interface BareFrameProps {
  head: ReactNode
  /** Of all of it, and of its main part in place of a page with margins. */
  className?: string | undefined
  main?: string | undefined
  children: ReactNode
}

/** Frame of pages that have no header and no footer of the shop. */
export function BareFrame({ head, className, main = styles.page, children }: BareFrameProps) {
  const user = useUser()
  return (
    <div className={classes(styles.frame, className)}>
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
