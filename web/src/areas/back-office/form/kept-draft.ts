import { newIdempotencyKey } from '../../../lib/call.ts'
import { storedKeys } from '../../../lib/sending/pending.tsx'

/** What is typed and not saved, with the state of the record that it began with. */
export interface Kept<D> {
  readonly version: string
  readonly base: D
  readonly draft: D
  /** The user has left the form, so any tab may continue with its draft. */
  readonly isLeft?: boolean
}

// As other drafts, so that a logout forgets these too.
const prefix = 'fairfloor.draft.'

/**
 * The draft of a form: of this tab, or one that another tab has left. Of two tabs that have the same record open each keeps its own, so
 * that none loses what was typed to the other by a reload.
 */
export function readKept<D>(owner: string, name: string, isDraft: (value: unknown) => boolean): Kept<D> | null {
  for (const key of keysOf(owner, name)) {
    const found = read(key) as Kept<D> | null
    const isMine = key.endsWith(tab()) || found?.isLeft
    if (isMine && typeof found?.version === 'string' && isDraft(found.base) && isDraft(found.draft)) return found
  }
  return null
}

/** Keeps a draft; null forgets it, and those that other tabs have left. */
export function writeKept(owner: string, name: string, kept: Kept<unknown> | null): void {
  try {
    const [own, ...others] = keysOf(owner, name)
    if (kept) localStorage.setItem(own, JSON.stringify(kept))
    else localStorage.removeItem(own)
    for (const key of others) if ((read(key) as Kept<unknown> | null)?.isLeft) localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden or full: the draft then lives as long as its form.
  }
}

/** Where a draft may be kept, this tab's place first. */
function keysOf(owner: string, name: string): [own: string, ...others: string[]] {
  const place = `${prefix}${owner}.form ${name}.`
  const own = place + tab()
  return [own, ...storedKeys(place).filter(key => key !== own)]
}

const TAB = 'fairfloor.tab'
let unstored: string | undefined

/** The name of this tab, over reloads. */
function tab(): string {
  try {
    const known = sessionStorage.getItem(TAB) ?? newIdempotencyKey()
    sessionStorage.setItem(TAB, known)
    return known
  } catch {
    unstored ??= newIdempotencyKey()
    return unstored
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
