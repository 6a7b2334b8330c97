import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { ExitUser } from '../../visit/ExitUser.tsx'
import { useHasShow } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import styles from './Frame.module.css'
import { NoShow } from './NoShow.tsx'

interface ShowFrameProps extends ChromeProps {
  children: ReactNode
  /** The page scrolls on paper instead of showing a panorama. */
  scroll?: boolean
}

/**
 * Frame of the fair's pages: the page fills the screen, the chrome floats on glass at its edges. For agents a bar on
 * top says whom they act as.
 */
export function ShowFrame({ children, scroll, ...chrome }: ShowFrameProps) {
  const user = useUser()
  const hasShow = useHasShow()
  const onPaper = scroll || !hasShow
  return (
    <div className={`row column ${styles.fair}`}>
      {user?.switched_from && (
        <aside className={`wash-amber ${styles.switched}`}>
          <ExitUser />
        </aside>
      )}
      <div className={classes('grow relative clipped', styles.hall, onPaper && styles.paper)}>
        {/* First in the tab order, as the skip link jumps over it. */}
        <Chrome {...chrome} />
        <main id="content" tabIndex={-1} className={classes('absolute fill', onPaper && `on-fog ${styles.scroll}`)}>
          {hasShow ? children : <NoShow />}
        </main>
      </div>
    </div>
  )
}
