const DAY_MS = 24 * 60 * 60 * 1000

/** Days for which what is first offered counts as new. */
const NEW_DAYS = 60

/** What is first offered within a week of the very first flavour is what the shop opened with, and no news. */
const OPENING_DAYS = 7

/**
 * From when on a flavour that is first offered is news; a catalogue with flavours from before this was recorded opened
 * long ago.
 * @param firsts when each flavour of the shop was first offered, in milliseconds; null if not known
 */
export function newsBegin(firsts: Iterable<number | null>): number {
  let earliest = Number.POSITIVE_INFINITY
  for (const first of firsts) {
    if (first === null) return Number.NEGATIVE_INFINITY
    if (first < earliest) earliest = first
  }
  return earliest + OPENING_DAYS * DAY_MS
}

/** Until when a flavour counts as new, in milliseconds; -Infinity if it never did. */
export const newUntil = (first: number | null, begin: number): number =>
  first === null || first < begin ? Number.NEGATIVE_INFINITY : first + NEW_DAYS * DAY_MS
