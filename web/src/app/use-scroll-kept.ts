import { decoded } from '@fairfloor/domain/page'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const STORED = 'scroll-positions'

/** Scroll position in pixels by the key of the history entry. */
let positions: Record<string, number> | undefined

const known = () => {
  positions ??= read()
  return positions
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(known()))
  } catch {
    // Without storage a reloaded page begins at its top.
  }
}

/** A new page begins at its top or at the address's fragment; back and forward restore the scroll position. */
export function useScrollKept(): void {
  const { key, hash } = useLocation()
  const current = useRef(key)
  useLayoutEffect(() => {
    current.current = key
    const position = known()[key]
    const part = document.getElementById(decoded(hash.slice(1)) ?? '')
    if (position !== undefined) scrollTo(0, position)
    else if (part) part.scrollIntoView()
    else scrollTo(0, 0)
  }, [key, hash])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => {
      known()[current.current] = scrollY
    }
    // The browser itself restores the position after a reload or on return from another site.
    const leave = () => {
      write()
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', leave)
    }
  }, [])
}
