import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import styles from './ShowFrame.module.css'

interface ShowFrameProps extends ChromeProps {
  children: ReactNode
  /** The page is paper that scrolls, not a panorama. */
  scroll?: boolean
}

/** The fair around a page: the page fills the screen, the chrome floats on glass at its edges. */
export function ShowFrame({ children, scroll, ...chrome }: ShowFrameProps) {
  return (
    <div className={classes(styles.fair, scroll && styles.paper)}>
      <main id="content" className={classes(styles.page, scroll && styles.scroll)}>
        {children}
      </main>
      <Chrome {...chrome} />
    </div>
  )
}
