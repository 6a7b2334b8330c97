import { decoded } from '@fairfloor/domain/page'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const STORED = 'scroll-positions'

/** Scroll position in pixels by the key of the history entry. */
type Positions = Record<string, number>

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function write(positions: Positions): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions))
  } catch {
    // Without storage a reloaded page begins at its top.
  }
}

/**
 * Gives the first history entry of a visit a key, before the router starts. The router calls all of them 'default', so
 * that a page opened by its address would begin where the previous one was left.
 */
export function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** What still loads after that long is not waited for. */
const WAIT_MS = 10_000
const BY_READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a position, again as the page grows: after a reload the one before it loads its data anew, and is short until
 * then. Ends as soon as the reader does anything.
 */
function scrollOnceHighEnough(position: number): (() => void) | undefined {
  scrollTo(0, position)
  const isThere = () => Math.abs(scrollY - position) < 2
  if (isThere()) return undefined
  const observer = new ResizeObserver(() => {
    scrollTo(0, position)
    if (isThere()) end()
  })
  const timer = setTimeout(end, WAIT_MS)
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of BY_READER) removeEventListener(event, end)
  }
  for (const event of BY_READER) addEventListener(event, end, { passive: true })
  observer.observe(document.body)
  return end
}

/** A new page begins at its top or at the address's fragment; back and forward restore the scroll position. */
export function useScrollKept(): void {
  const { key, hash } = useLocation()
  const current = useRef(key)
  const [positions] = useState(read)
  useLayoutEffect(() => {
    current.current = key
    const position = positions[key]
    const part = document.getElementById(decoded(hash.slice(1)) ?? '')
    if (position !== undefined) return scrollOnceHighEnough(position)
    if (part) part.scrollIntoView()
    else scrollTo(0, 0)
    return undefined
  }, [key, hash, positions])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => {
      positions[current.current] = scrollY
    }
    // The browser itself restores the position after a reload or on return from another site.
    const leave = () => {
      write(positions)
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('scroll', note)
      removeEventListener('pagehide', leave)
    }
  }, [positions])
}
