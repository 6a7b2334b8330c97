import { LIST_COOKIE } from '@fairfloor/domain/pages'
import { useState } from 'react'

const YEAR_SECONDS = 31_536_000

/**
 * Whether the hall is shown as lists. Remembered in a cookie, where the browser lets us: so the server knows as well, and
 * names nothing of the panorama in a page's head.
 */
export function useListView(): [boolean, (asList: boolean) => void] {
  const [asList, setAsList] = useState(read)
  return [
    asList,
    wanted => {
      setAsList(wanted)
      keepListView(wanted)
    },
  ]
}

/** Remembers the choice in this browser. */
export function keepListView(asList: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there on https alone; this runs on a plain address too
  document.cookie = `${LIST_COOKIE}=${asList ? 1 : 0}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

const read = (): boolean => document.cookie.split('; ').includes(`${LIST_COOKIE}=1`)
