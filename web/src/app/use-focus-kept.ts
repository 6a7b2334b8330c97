import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation from a link that is gone, moves the focus to the page's content instead of the top of the document. */
export function useFocusKept() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
