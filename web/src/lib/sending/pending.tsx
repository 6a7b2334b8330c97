import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'

/** Typed but not yet added quantities by flavour id, each a whole number 1..99,999. */
export type Quantities = Readonly<Record<string, number>>

export interface Pending {
  quantities: Quantities
  /** Stores a quantity; null or 0 removes it. */
  set: (id: string | number, quantity: number | null) => void
  /** Removes the given ids, or the whole list: call when the server has accepted them. */
  clear: (ids?: readonly (string | number)[]) => void
  /** Removes accepted quantities; one that has changed since stays. */
  settle: (accepted: Quantities) => void
  /** Sum of all quantities of the list. */
  total: number
}

/** Whose quantities and drafts these are: other users of the same browser never see them. */
export const OwnerProvider = ({ user, children }: { user: string | number | null; children: ReactNode }) => (
  <Owner value={user === null ? 'visitor' : String(user)}>{children}</Owner>
)

/**
 * The quantities typed into one list (a booth, a product list, the release). Stored in the browser, they survive a
 * reload, a closed popup, an expired session and a failed call, and tabs stay in sync.
 */
export function usePending(list: string): Pending {
  const key = useKey(list)
  const quantities = useStored(key, all => all)
  return useMemo(
    () => ({
      quantities,
      set: (id, quantity) => write(key, { ...readFresh(key), [id]: quantity ?? 0 }),
      clear: ids => write(key, ids ? only(readFresh(key), id => !ids.map(String).includes(id)) : nothing),
      settle: accepted =>
        write(
          key,
          only(readFresh(key), (id, quantity) => quantity !== accepted[id]),
        ),
      total: Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
    }),
    [key, quantities],
  )
}

/**
 * A value computed from the typed quantities of a list, for components that must not render with each key of the others:
 * a number, a text or a boolean.
 */
export function usePendingValue<T extends number | string | boolean>(
  list: string,
  select: (quantities: Quantities) => T,
): T {
  return useStored(useKey(list), select)
}

/** Changes the typed quantities of a list without listening to them; 0 removes one. */
export function useUpdatePending(list: string): (update: (quantities: Quantities) => Quantities) => void {
  const key = useKey(list)
  return useCallback(update => write(key, update(readFresh(key))), [key])
}

const Owner = createContext('visitor')

const useStored = <T,>(key: string, select: (quantities: Quantities) => T): T =>
  useSyncExternalStore(
    useCallback(listener => subscribe(key, listener), [key]),
    () => select(read(key)),
  )

/** The user's id, or 'visitor'. */
export const useOwner = (): string => useContext(Owner)

const useKey = (list: string): string => `${prefix}${useOwner()}.${list}`

/** Clears all lists of a user, on the screen too. */
export function forgetPending(user: string | number): void {
  const own = `${prefix}${user}.`
  const keys = new Set([...known.keys(), ...storedKeys(own)])
  for (const key of keys) if (key.startsWith(own)) write(key, nothing)
}

/** Storage keys with this prefix; none where storage is forbidden. */
export function storedKeys(prefix: string): string[] {
  try {
    return Array.from(localStorage, (_, i) => localStorage.key(i) ?? '').filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}

const prefix = 'fairfloor.pending.'
const nothing: Quantities = {}

// Last read, so that equal reads return the same object; also the only copy where storage is forbidden or full.
const known = new Map<string, Quantities>()
const listeners = new Map<string, Set<() => void>>()
let storable = true

function subscribe(key: string, listener: () => void) {
  // Added once, and never removed: the cache stays right while no list is shown.
  window.addEventListener('storage', onStorage)
  const ofKey = listeners.get(key) ?? new Set()
  listeners.set(key, ofKey.add(listener))
  return () => ofKey.delete(listener)
}

function onStorage({ key }: StorageEvent) {
  for (const changed of key === null ? [...known.keys()] : [key]) {
    known.delete(changed)
    for (const listener of listeners.get(changed) ?? []) listener()
  }
}

function read(key: string): Quantities {
  const quantities = known.get(key) ?? readFresh(key)
  known.set(key, quantities)
  return quantities
}

// Updates what is stored now, as another tab may have changed it.
function readFresh(key: string): Quantities {
  if (!storable) return known.get(key) ?? nothing
  try {
    return parse(localStorage.getItem(key))
  } catch {
    return known.get(key) ?? nothing
  }
}

function write(key: string, quantities: Quantities) {
  const kept = valid(quantities)
  known.set(key, kept)
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    storable = false
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

function parse(stored: string | null): Quantities {
  if (stored === null) return nothing
  try {
    return valid(JSON.parse(stored))
  } catch {
    return nothing
  }
}

function valid(stored: unknown): Quantities {
  if (typeof stored !== 'object' || stored === null) return nothing
  return only(stored as Quantities, (_, quantity) => isQuantity(quantity))
}

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 99_999

const only = (quantities: Quantities, holds: (id: string, quantity: number) => boolean): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([id, quantity]) => holds(id, quantity)))
