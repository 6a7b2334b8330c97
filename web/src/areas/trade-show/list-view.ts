import { LIST_COOKIE } from '@fairfloor/domain/trade-show/list-view'
import { useState } from 'react'
import { keepCookie, readCookie } from '../../lib/cookies.ts'

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
export const keepListView = (asList: boolean): void => keepCookie(LIST_COOKIE, asList ? '1' : '0')

const read = (): boolean => readCookie(LIST_COOKIE) === '1'
