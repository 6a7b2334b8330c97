import { useState } from 'react'

export interface Folds {
  /** Ids of the open groups, for an accordion. */
  open: readonly string[]
  setOpen: (open: readonly string[]) => void
  allOpen: boolean
  setAll: (open: boolean) => void
  /** Opens a group of the list without a search, for a row that has to be seen once the search has ended. */
  reveal: (id: string) => void
}

/**
 * The open groups of a list. A search opens every group in which it finds something; what is folded then is forgotten with
 * the search, and the groups are as before.
 * @param groups ids of the shown groups
 * @param initial ids that are open at first
 */
export function useFolds(groups: readonly string[], initial: readonly string[], search: string): Folds {
  const [opened, setOpened] = useState(initial)
  const [folded, setFolded] = useState<{ search: string; ids: readonly string[] }>({ search: '', ids: [] })
  const foldedNow = folded.search === search ? folded.ids : []
  const open = search ? groups.filter(id => !foldedNow.includes(id)) : opened
  const setOpen = (next: readonly string[]) => {
    if (search) setFolded({ search, ids: groups.filter(id => !next.includes(id)) })
    else setOpened(next)
  }
  return {
    open,
    setOpen,
    allOpen: groups.every(id => open.includes(id)),
    setAll: all => setOpen(all ? groups : []),
    reveal: id => setOpened(before => (before.includes(id) ? before : [...before, id])),
  }
}
