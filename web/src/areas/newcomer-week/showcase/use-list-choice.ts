import { useState } from 'react'

const KEY = 'newcomer-week-list'

/** Whether the showcases are shown as lists. */
export interface ListChoice {
  asList: boolean
  setAsList: (asList: boolean) => void
}

/** The choice between carousel and list, stored in this browser where that is allowed. */
export function useListChoice(): ListChoice {
  const [asList, setAsList] = useState(read)
  return {
    asList,
    setAsList: wanted => {
      setAsList(wanted)
      keep(wanted)
    },
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function keep(asList: boolean): void {
  try {
    if (asList) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
