/** A pause longer than this ends a visit. */
const PAUSE_MS = 4 * 60 * 60 * 1000

/** Calls within this are one: a visit is not written at each. */
const SAME_MS = 10 * 60 * 1000

export type Visit = {
  /** The last one that was noted, of this visit or of the one before. */
  readonly seenAt: Date
  /** The end of the visit before; null: this is the first. */
  readonly beforeAt: Date | null
}

/** When a user was here last, before the visit of now; null for the first one. */
export const lastVisit = (known: Visit | undefined, now: Date): Date | null => {
  if (!known) return null
  return isAnew(known, now) ? known.seenAt : known.beforeAt
}

/** What is noted of a visit; null where that would say nothing new. */
export function notedVisit(known: Visit | undefined, now: Date): Visit | null {
  if (known && now.getTime() - known.seenAt.getTime() < SAME_MS) return null
  return { seenAt: now, beforeAt: lastVisit(known, now) }
}

const isAnew = ({ seenAt }: Visit, now: Date): boolean => now.getTime() - seenAt.getTime() >= PAUSE_MS
