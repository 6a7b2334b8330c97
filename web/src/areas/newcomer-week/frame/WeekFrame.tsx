import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { BareFrame } from '../../../visit/BareFrame.tsx'
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

/** Frame of the event's pages. Visitors get the login in place of the page. */
export function WeekFrame({ title, shows, look = 'page', children }: WeekFrameProps) {
  const t = useTexts(frameTexts)
  const user = useUser()
  return (
    <BareFrame
      head={<WeekHead />}
      className={styles.week}
      main={user === null ? styles.visitors : look === 'stage' ? styles.stage : undefined}
    >
      <PageTitle>{title}</PageTitle>
      {user === null && (
        <div className={`grid gap-2 wide on-paper round-sheet pad-8 ${styles.login}`}>
          <h1>{title}</h1>
          <p>{t.loginFirst}</p>
          <LoginFirst />
        </div>
      )}
      {user && (shows === 'basket' ? children : <WhileOpen goods={shows === 'goods'}>{children}</WhileOpen>)}
    </BareFrame>
  )
}
