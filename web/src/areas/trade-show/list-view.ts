import { LIST_COOKIE } from '@fairfloor/domain/trade-show/list-view'
import { useState } from 'react'
import { keepCookie, readCookie } from '../../lib/cookies.ts'

/** Whether the hall is shown as lists. Stored in a cookie, if allowed, so that the server does not preload the panorama. */
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

/** Stores the choice in this browser. */
export const keepListView = (asList: boolean): void => keepCookie(LIST_COOKIE, asList ? '1' : '0')

const read = (): boolean => readCookie(LIST_COOKIE) === '1'
