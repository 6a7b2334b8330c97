import { newIdempotencyKey } from '../call.ts'

type Intention = { body: string; key: string }

const prefix = 'fairfloor.intention.'
const unstored = new Map<string, Intention>()

/**
 * The idempotency key of a user's intention. A retry with the same body has the same key, also after a reload; a
 * changed body is another intention.
 */
export function keyFor(name: string, body: unknown): string {
  const known = read(name)
  // A call without a body is an intention, too.
  const wanted = JSON.stringify(body ?? null)
  if (known?.body === wanted) return known.key
  const intention = { body: wanted, key: newIdempotencyKey() }
  write(name, intention)
  return intention.key
}

/** Done: the same body is now a new intention. */
export function fulfilled(name: string): void {
  unstored.delete(name)
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {}
}

function read(name: string): Intention | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Intention | null) ?? unstored.get(name)
  } catch {
    return unstored.get(name)
  }
}

// Storage may be forbidden or full; the key then lives until the page is left.
function write(name: string, intention: Intention) {
  unstored.set(name, intention)
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(intention))
  } catch {}
}
