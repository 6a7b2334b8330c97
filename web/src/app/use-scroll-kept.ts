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

/** A new page begins at its top or at the address's fragment; back and forward restore the scroll position. */
export function useScrollKept(): void {
  const { key, hash } = useLocation()
  const current = useRef(key)
  const [positions] = useState(read)
  useLayoutEffect(() => {
    current.current = key
    const position = positions[key]
    const part = document.getElementById(decoded(hash.slice(1)) ?? '')
    if (position !== undefined) {
      scrollTo(0, position)
      if (scrollY + 1 < position) void import('./scroll-as-it-grows.ts').then(grows => grows.scrollAsItGrows(position))
    } else if (part) part.scrollIntoView()
    else scrollTo(0, 0)
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
