import { useSyncExternalStore } from 'react'
import type { OfferedSize } from '../../catalogue/offered.ts'

/** What a list or a product's page knows of a size. */
export type Comparable = Pick<OfferedSize, 'id' | 'name' | 'product' | 'image_url'>

/** A size to be compared, as far as it is shown before its page opens. */
export type Chosen = { readonly id: number; readonly name: string; readonly image: string | null }

const KEY = 'fairfloor.compare'
const listeners = new Set<() => void>()
let known: readonly Chosen[] | undefined

const read = (): readonly Chosen[] => {
  known ??= kept()
  return known
}

function kept(): readonly Chosen[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

/** Chooses what is compared, in this tab. */
export function choose(sizes: readonly Chosen[]): void {
  known = sizes
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sizes))
  } catch {
    // Kept until the page is left.
  }
  for (const listener of listeners) listener()
}

export const useChosen = (): readonly Chosen[] =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
