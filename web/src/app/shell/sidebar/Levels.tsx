import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import styles from './Sidebar.module.css'
import { sidebarTexts } from './sidebar-texts.ts'
import { TopLevel } from './TopLevel.tsx'
import { type Level, WayContext } from './way.ts'

/** The menu's lists: the first one, and those that the reader went into, with the way back. */
export function Levels({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(sidebarTexts)
  const [path, setPath] = useState<readonly Level[]>([])
  const list = useRef<HTMLElement>(null)
  const depth = useRef(0)
  const current = path.at(-1)

  useEffect(() => {
    if (depth.current === path.length) return
    depth.current = path.length
    // What was pressed is gone: the keyboard goes on at the top of the new list.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollTo({ top: 0 })
  }, [path])

  return (
    <WayContext value={{ drill: level => setPath([...path, level]), leave: onLeave }}>
      <div className={`row middle gap-1 fixed line-below pad-x-4 ${styles.head}`}>
        {current ? (
          <>
            <IconButton icon="chevronLeft" label={t.back} large onClick={() => setPath(path.slice(0, -1))} />
            <h2>{current.title}</h2>
          </>
        ) : (
          <Logo />
        )}
      </div>
      <nav ref={list} className={`grow ${styles.list}`} tabIndex={-1} aria-label={current?.title ?? t.menu}>
        {current ? current.content : <TopLevel />}
      </nav>
    </WayContext>
  )
}
