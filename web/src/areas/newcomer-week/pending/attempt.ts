import type { Quantities } from '../../../lib/sending/pending.tsx'
import { flavourOf, type Sent } from './pending-positions.ts'

/** Where storage is forbidden or full. */
const unstored = new Map<string, Attempt>()
/** Among the owner's drafts, which a logout forgets; `name` begins with the owner. */
const keyOf = (name: string) => `fairfloor.draft.${name}-adding`

/** An add as it was sent, kept until its answer arrives: without one, it is unknown whether the server did it. */
export interface Attempt {
  readonly key: string
  readonly positions: readonly Sent[]
  /** Pieces that the basket held before, by flavour, as far as the page knew. */
  readonly had: Quantities
  /** Whether it is known that no answer will come. */
  readonly isLost: boolean
}

export function readAttempt(name: string): Attempt | null {
  const attempt = unstored.get(name)
  if (attempt) return attempt
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

export function keepAttempt(name: string, attempt: Attempt): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(attempt))
    unstored.delete(name)
  } catch {
    unstored.set(name, attempt)
  }
}

export function forgetAttempt(name: string): void {
  unstored.delete(name)
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}

/** Its pieces by flavour. */
export const piecesOf = (positions: readonly Sent[]): Quantities =>
  Object.fromEntries(positions.map(one => [flavourOf(one), one.quantity]))

/** Whether all of its pieces are still wanted: it may be made again. */
export const isWanted = ({ positions }: Attempt, typed: Quantities): boolean =>
  positions.every(one => (typed[flavourOf(one)] ?? 0) >= one.quantity)

/** Whether the basket shows that it was done. */
export const isSeenIn = ({ positions, had }: Attempt, basket: ReadonlyMap<number, number>): boolean =>
  positions.every(one => {
    const id = flavourOf(one)
    return (basket.get(id) ?? 0) >= (had[id] ?? 0) + one.quantity
  })

/** What is typed beyond pieces that are in the basket now. */
export const beyond = (typed: Quantities, added: Quantities): Quantities =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, quantity]) => {
      const rest = quantity - (added[id] ?? 0)
      return rest > 0 ? [[id, rest]] : []
    }),
  )
