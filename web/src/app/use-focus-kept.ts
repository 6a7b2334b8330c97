import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Who came to a page by a link that is not on it goes on at its content, not again at the top of the document. */
export function useFocusKept() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
