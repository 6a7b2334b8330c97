import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { ExitUser } from '../identity/ExitUser.tsx'
import { useUser } from '../identity/user.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import styles from './ShowFrame.module.css'

interface ShowFrameProps extends ChromeProps {
  children: ReactNode
  /** The page is paper that scrolls, not a panorama. */
  scroll?: boolean
}

/**
 * The fair around a page: the page fills the screen, the chrome floats on glass at its edges. An agent who acts for a
 * customer reads above all of it whose order this is.
 */
export function ShowFrame({ children, scroll, ...chrome }: ShowFrameProps) {
  const user = useUser()
  return (
    <div className={styles.fair}>
      {user?.switched_from && (
        <aside className={styles.switched}>
          <ExitUser />
        </aside>
      )}
      <div className={classes(styles.hall, scroll && styles.paper)}>
        {/* First for the keyboard: the skip link leads over it. */}
        <Chrome {...chrome} />
        <main id="content" tabIndex={-1} className={classes(styles.page, scroll && styles.scroll)}>
          {children}
        </main>
      </div>
    </div>
  )
}
