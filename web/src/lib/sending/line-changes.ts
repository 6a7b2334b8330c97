import type { Extras } from '@fairfloor/domain/extras'
import type { QueryClient } from '@tanstack/react-query'
import { errorWords } from '../error-words.ts'
import { isRefused } from './refused.ts'

/** What was typed at a line: pieces, extras, or both. The server leaves the rest as it is. */
export type Wanted = { readonly quantity?: number | undefined; readonly extras?: Extras | undefined }

/** The calls that change the lines of one order, by flavour id; a constant of a module. */
export type LineCalls = {
  /** Calls of one order run one after the other: each answers the whole order, so an older one must not arrive last. */
  readonly scope: string
  /** Debounce of a quantity change. */
  readonly pauseMs: number
  /** Whose changes these are: another user, who logged in over an ended session, must not send them. */
  owner(client: QueryClient): unknown
  /** Both calls survive a closed tab: they are made with `keepalive`. */
  change(client: QueryClient, id: number, wanted: Wanted): Promise<unknown>
  remove(client: QueryClient, id: number): Promise<unknown>
}

/** A change to a line that the server has not accepted yet, or has refused. */
export type UnsavedLine = {
  /** Replaces the server's quantity on screen; absent while only extras are typed, null after a refusal. */
  readonly quantity?: number | null | undefined
  readonly extras?: Extras | undefined
  /** To be removed: the line is hidden at once, until that fails. */
  readonly removed: boolean
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** By flavour id. */
export type UnsavedLines = ReadonlyMap<number, UnsavedLine>

export type Changes = {
  /** As they are by now. */
  unsaved(): UnsavedLines
  /** Rapid changes of one line become one call with the last of each; without a quantity the one that waits is kept. */
  change(id: number, quantity: number | undefined, extras?: Extras): void
  /** Resolves to whether the server has removed the line, which may be after a lost connection is back. */
  remove(id: number): Promise<boolean>
  /** Takes a removal back that got no answer. @returns whether there was one */
  keep(id: number): boolean
  /** Sends again what has failed and can succeed later. */
  sendFailed(): void
  /** Sends all changes at once, failed ones too; resolves to whether the server has accepted all. */
  flush(): Promise<boolean>
}

export type LineStore = Changes & {
  subscribe: (listener: () => void) => () => void
  /** Sends all changes at once, failed ones too. */
  sendAll: () => void
  /** Forgets everything. */
  drop: () => void
}

/** Sends each line after a pause. What was refused is reset, what was lost stays. */
export function debouncedChanges(
  pauseMs: number,
  call: (id: number, line: UnsavedLine) => Promise<unknown>,
): LineStore {
  let unsaved: UnsavedLines = new Map()
  const listeners = new Set<() => void>()
  const removals = new Map<number, PromiseWithResolvers<boolean>>()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const sending = new Map<UnsavedLine, Promise<boolean>>()

  const put = (id: number, line: UnsavedLine | null, isRemoved = false) => {
    if (!line?.removed) {
      removals.get(id)?.resolve(isRemoved)
      removals.delete(id)
    }
    const next = new Map(unsaved)
    if (line) next.set(id, line)
    else next.delete(id)
    unsaved = next
    for (const listener of listeners) listener()
  }
  const send = (id: number): Promise<boolean> => {
    clearTimeout(waiting.get(id))
    const line = unsaved.get(id)
    if (!line || isMessage(line)) return Promise.resolve(false)
    const known = sending.get(line)
    if (known) return known
    // Typed again in the meantime: what is there now is newer.
    const settle = (next: UnsavedLine | null) => unsaved.get(id) === line && put(id, next, line.removed && !next)
    const tried = call(id, line)
      .then(
        () => {
          settle(null)
          return true
        },
        (error: Error) => {
          settle(failed(line, error))
          return false
        },
      )
      .finally(() => sending.delete(line))
    sending.set(line, tried)
    return tried
  }

  return {
    unsaved: () => unsaved,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      for (const { resolve } of removals.values()) resolve(false)
      removals.clear()
      unsaved = new Map()
    },
    change(id, quantity, extras) {
      const before = unsaved.get(id)
      const typed = { ...before?.extras, ...extras }
      put(id, {
        quantity: quantity ?? before?.quantity ?? undefined,
        ...(Object.keys(typed).length > 0 && { extras: typed }),
        removed: false,
        error: null,
      })
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => void send(id), pauseMs),
      )
    },
    remove(id) {
      const removal = removals.get(id) ?? Promise.withResolvers<boolean>()
      removals.set(id, removal)
      put(id, { quantity: 0, removed: true, error: null })
      void send(id)
      return removal.promise
    },
    keep(id) {
      const line = unsaved.get(id)
      if (!line?.removed || line.error === null || sending.has(line)) return false
      put(id, null)
      return true
    },
    sendAll() {
      for (const id of unsaved.keys()) void send(id)
    },
    sendFailed() {
      for (const [id, { error }] of unsaved) if (error !== null) void send(id)
    },
    async flush() {
      for (const [id, line] of unsaved)
        if (isMessage(line)) put(id, null)
        else void send(id)
      await Promise.all(sending.values())
      return unsaved.size === 0
    },
  }
}

/** Nothing to send: it only says why the last attempt was refused. */
export const isMessage = ({ quantity }: UnsavedLine) => quantity === null

/** What was refused is reset to the server's state; what was lost stays, to be sent again. */
const failed = (line: UnsavedLine, error: Error): UnsavedLine => ({
  ...(isRefused(error) ? { quantity: null, removed: false } : line),
  error: errorWords(error),
})
