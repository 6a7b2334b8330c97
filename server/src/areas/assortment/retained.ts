import type { Retained } from '../../platform/retention.ts'
import { vainSearches } from './tables.ts'

/** A year, because seasons come back. */
export const assortmentRetained: readonly Retained[] = [
  { what: 'Searches in vain', days: 365, after: 'the last search', since: vainSearches.lastAt },
]
