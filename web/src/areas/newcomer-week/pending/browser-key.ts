import { newIdempotencyKey } from '../../../lib/call.ts'

/** Where storage is forbidden or full. */
const unstored = new Map<string, string>()
/** Among the owner's drafts, which a logout forgets; `name` begins with the owner. */
const keyOf = (name: string) => `fairfloor.draft.${name}-key`

/**
 * The idempotency key of an add. Tabs of a browser share the typed quantities, so they also share the key: two tabs
 * that add the same at once add it once. The key depends on the body and on a seed that changes with each answer. The
 * seed must be stored before the first press, as tabs see each other's storage with a delay.
 */
export const browserKey = (name: string, body: unknown): string => `${seedOf(name)}-${hashOf(JSON.stringify(body))}`

/** Makes the seed where there is none. */
export function seedOf(name: string): string {
  return read(name) ?? renew(name)
}

/** Answered: the same body is now a new intention. */
export function renew(name: string): string {
  const seed = newIdempotencyKey()
  try {
    localStorage.setItem(keyOf(name), seed)
    unstored.delete(name)
  } catch {
    unstored.set(name, seed)
  }
  return seed
}

function read(name: string): string | null {
  const seed = unstored.get(name)
  if (seed !== undefined) return seed
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** 53 bits, as the bodies of one seed are few: two multiplying hashes side by side. */
function hashOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b)
  }
  return (2 ** 21 * (low >>> 0) + (high >>> 11)).toString(36)
}
