import { useState } from 'react'

const KEY = 'fairfloor.list-view'

/** Whether the hall is shown as lists; remembered in this browser where it lets us. */
export function useListView(): [boolean, (asList: boolean) => void] {
  const [asList, setAsList] = useState(read)
  return [
    asList,
    wanted => {
      setAsList(wanted)
      try {
        localStorage.setItem(KEY, wanted ? '1' : '0')
      } catch {}
    },
  ]
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
