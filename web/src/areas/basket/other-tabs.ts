import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Written for a moment after each change, as other tabs of the browser hear what is stored. */
const CHANGED = 'fairfloor.basket-changed'

/** Says that this tab has changed the basket. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED, '1')
    localStorage.removeItem(CHANGED)
  } catch {
    // Storage is forbidden or full: the others ask again when the reader comes back to them.
  }
}

/** Asks again when another tab of the browser has changed the basket. */
export function useOtherTabs(...queries: readonly QueryFilters[]): void {
  const client = useQueryClient()
  const askAgain = useEffectEvent(() => {
    for (const query of queries) void client.invalidateQueries(query)
  })
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === CHANGED && newValue !== null) askAgain()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}
