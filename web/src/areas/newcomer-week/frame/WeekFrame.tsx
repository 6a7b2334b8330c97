import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SkipLink } from '../../../ui/SkipLink.tsx'
import { ExitUser } from '../../../visit/ExitUser.tsx'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { useUser } from '../../../visit/user.ts'
import { frameTexts } from './texts.ts'
import styles from './WeekFrame.module.css'
import { WeekHead } from './WeekHead.tsx'
import { WhileOpen } from './WhileOpen.tsx'

interface WeekFrameProps {
  /** In the browser's tab, and above the login. */
  title: string
  /** home, goods: shown while the event is open; a backorder to confirm replaces goods. basket: decides itself. */
  shows: 'home' | 'goods' | 'basket'
  /** stage: as large as the window, without margins, for showcases. */
  look?: 'page' | 'stage'
  children: ReactNode
}

/** Frame of the event's pages, which have no header and no footer of the shop. Visitors get the login in place of the page. */
export function WeekFrame({ title, shows, look = 'page', children }: WeekFrameProps) {
  const t = useTexts(frameTexts)
  const user = useUser()
  return (
    <div className={styles.week}>
      <PageTitle>{title}</PageTitle>
      <SkipLink to="content" />
      <WeekHead />
      {user?.switched_from && (
        <aside className={styles.switched}>
          <ExitUser />
        </aside>
      )}
      <main id="content" tabIndex={-1} className={styles[user === null ? 'visitors' : look]}>
        {user === null && (
          <div className={styles.login}>
            <h1>{title}</h1>
            <p>{t.loginFirst}</p>
            <LoginFirst />
          </div>
        )}
        {user && (shows === 'basket' ? children : <WhileOpen goods={shows === 'goods'}>{children}</WhileOpen>)}
      </main>
    </div>
  )
}
