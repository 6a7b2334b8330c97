import { type Db, ping } from './database.ts'
import { causesOf, isGone } from './database-errors.ts'
import type { Log } from './log.ts'
import { errorText } from './plain-error.ts'

/** Something outside of the server that may be out of reach: one line of the log when that begins, one when it ends. */
export type Outage = {
  began(reason: string): void
  ended(): void
}

export function makeOutage(log: Log, what: string): Outage {
  let since: number | undefined
  return {
    began(reason) {
      if (since !== undefined) return
      since = performance.now()
      log.error({ reason }, `${what} unreachable`)
    },
    ended() {
      if (since === undefined) return
      log.info({ seconds: Math.round((performance.now() - since) / 1000) }, `${what} reachable again`)
      since = undefined
    },
  }
}

/** The file store did not answer; its outage is logged where that was noticed. */
export class NoFileStore extends Error {}

const LOOK_MS = 1000

/**
 * Tells which errors only say that something is out of reach, of which an outage would bring hundreds.
 * @param db asked until the database is back
 * @returns whether an error needs no line of its own, as its outage has one
 */
export function watchOutages(log: Log, db: Db): { covers(error: unknown): boolean; close(): void } {
  const database = makeOutage(log, 'database')
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const look = () => {
    timer = setTimeout(
      () =>
        ping(db).then(
          () => {
            timer = undefined
            if (!isClosed) database.ended()
          },
          () => !isClosed && look(),
        ),
      LOOK_MS,
    ).unref()
  }
  return {
    covers(error) {
      if (causesOf(error).some(one => one instanceof NoFileStore)) return true
      if (!isGone(error) || isOfFetch(error)) return false
      database.began(errorText(causesOf(error).at(-1)))
      if (!timer && !isClosed) look()
      return true
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Calls over HTTP fail with the same codes: they are other servers' outages. */
const isOfFetch = (error: unknown): boolean =>
  causesOf(error).some(one => one instanceof TypeError && one.message === 'fetch failed')
