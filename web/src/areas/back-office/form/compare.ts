/** Where a value is within a draft: names of fields, and places in lists. */
export type Path = readonly (string | number)[]

/** A value that is another one than before. */
export interface Change {
  readonly path: Path
  readonly was: unknown
  readonly now: unknown
}

/** A value that two people have changed to different ones. */
export interface Clash extends Change {
  readonly theirs: unknown
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Parts = Readonly<Record<string | number, unknown>>

/**
 * What can be compared part by part: fields of an object, or a list of the same things in the same order, told by their ids. A list
 * in which something came or went is one value.
 */
function partsOf(...values: readonly unknown[]): readonly (string | number)[] | null {
  if (values.some(value => typeof value !== 'object' || value === null)) return null
  const lists = values.filter(Array.isArray)
  if (lists.length === 0) return [...new Set(values.flatMap(value => Object.keys(value as object)))]
  const ids = lists.map(list => list.map(one => (one as { id?: unknown } | null)?.id))
  const isList = lists.length === values.length && ids.every(of => isSame(of, ids[0]) && !of.includes(undefined))
  return isList ? [...ids[0]!.keys()] : null
}

const at = (value: unknown, part: string | number) => (value as Parts)[part]

/** What differs between two drafts of one record. */
export function changesBetween(was: unknown, now: unknown, path: Path = []): readonly Change[] {
  if (isSame(was, now)) return []
  const parts = partsOf(was, now)
  if (!parts) return [{ path, was, now }]
  return parts.flatMap(part => changesBetween(at(was, part), at(now, part), [...path, part]))
}

/** Both people's changes: where they clash, mine until somebody has chosen. */
export function merged<D>(was: D, mine: D, theirs: D): { draft: D; clashes: readonly Clash[] } {
  const clashes: Clash[] = []
  const merge = (was: unknown, now: unknown, theirs: unknown, path: Path): unknown => {
    if (isSame(now, was)) return theirs
    if (isSame(now, theirs) || isSame(theirs, was)) return now
    const parts = partsOf(was, now, theirs)
    if (!parts) {
      clashes.push({ path, was, now, theirs })
      return now
    }
    const both = parts.map(part => [part, merge(at(was, part), at(now, part), at(theirs, part), [...path, part])])
    return Array.isArray(now) ? both.map(([, value]) => value) : Object.fromEntries(both)
  }
  return { draft: merge(was, mine, theirs, []) as D, clashes }
}

/** A draft with another value at a place. */
export function withValue<D>(draft: D, [part, ...rest]: Path, value: unknown): D {
  if (part === undefined) return value as D
  const changed = withValue(at(draft, part), rest, value)
  return (
    Array.isArray(draft) ? draft.map((one, i) => (i === part ? changed : one)) : { ...draft, [part]: changed }
  ) as D
}

/** Whether something stored has the form of a draft: an older build may have known other fields. */
export const isDraftLike = (stored: unknown, draft: object): boolean =>
  isSame(Object.keys(Object(stored)).sort(), Object.keys(draft).sort()) && isAlike(stored, draft)

function isAlike(stored: unknown, draft: unknown): boolean {
  if (stored === null || draft === null) return true
  if (typeof stored !== typeof draft || Array.isArray(stored) !== Array.isArray(draft)) return false
  if (typeof draft !== 'object') return true
  if (Array.isArray(draft)) {
    const [first] = draft
    return first === undefined || (stored as unknown[]).every(one => isAlike(one, first))
  }
  return Object.entries(stored as Parts).every(
    ([part, value]) => !(part in (draft as Parts)) || isAlike(value, at(draft, part)),
  )
}
