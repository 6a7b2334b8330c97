import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOnceOpen } from '../../ui/useOnceOpen.ts'
import styles from './Header.module.css'
import { shellTexts } from './texts.ts'

const load = () => import('./sidebar/Sidebar.tsx')
const Sidebar = lazyPart(load)

/** The hamburger where the header has no room for menus, and the sidebar that it opens. */
export function MobileMenu() {
  const t = useTexts(shellTexts)
  // The browser's Back leaves the page, and closes the menu that was opened on it.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  // A turned tablet may have room for the menus.
  const isWide = useWide(1200)
  const open = openedAt === key && !isWide
  const button = useRef<HTMLButtonElement>(null)
  const once = useOnceOpen(open)
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label={t.menu}
        large
        className={styles.narrow}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenedAt(key)}
        onPointerEnter={load}
        onFocus={load}
      />
      {once && (
        <Suspense>
          <Sidebar open={open} onClose={() => setOpenedAt(null)} opener={button} />
        </Suspense>
      )}
    </>
  )
}
