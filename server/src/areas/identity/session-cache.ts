import type { Viewer } from '@fairfloor/domain/identity/viewer'
import type { Platform } from '../../platform/parts.ts'
import { prolong, SESSIONS_CHANNEL } from './sessions.ts'
import { viewerOf } from './viewers.ts'

const KNOWN_MS = 30_000
const KNOWN_MOST = 10_000

type Known = { viewer: Viewer; expiresAt: number; until: number }

/** Whose sessions these are, kept 30 seconds at most and forgotten at once when a server says so. */
export type SessionCache = {
  /** What is known without asking the database. */
  known(tokenHash: string): Viewer | undefined
  /** Asks the database; `prolonged`: the cookie's life begins anew. */
  find(tokenHash: string): Promise<{ viewer: Viewer; prolonged: boolean } | undefined>
  /** Forgets a user's sessions, and those in which they act for somebody; nothing: everybody's. */
  forget(userId?: number): void
}

export async function makeSessionCache({ db, bus, clock }: Platform): Promise<SessionCache> {
  const known = new Map<string, Known>()
  const asked = new Map<string, ReturnType<SessionCache['find']>>()

  function forget(userId?: number) {
    // An answer that is still on its way may be older than the change: nobody shall keep it.
    asked.clear()
    for (const [tokenHash, { viewer }] of known)
      if (userId === undefined || viewer.userId === userId || viewer.agent?.userId === userId) known.delete(tokenHash)
  }

  async function read(tokenHash: string) {
    const now = clock()
    const found = await viewerOf(db, tokenHash, now)
    if (!found) return undefined
    const prolonged = await prolong(db, tokenHash, found.expiresAt, now)
    return { ...found, prolonged, until: now.getTime() + KNOWN_MS }
  }

  await bus.listen(SESSIONS_CHANNEL, userId => forget(userId === '' ? undefined : Number(userId)))
  bus.onGap(() => forget())

  return {
    forget,
    known(tokenHash) {
      const hit = known.get(tokenHash)
      if (!hit) return undefined
      const now = clock().getTime()
      if (now < hit.until && now < hit.expiresAt) return hit.viewer
      known.delete(tokenHash)
      return undefined
    },
    find(tokenHash) {
      const earlier = asked.get(tokenHash)
      if (earlier) return earlier
      const answer = read(tokenHash).then(found => {
        if (asked.get(tokenHash) === answer && found) {
          const { viewer, expiresAt, until } = found
          if (known.size >= KNOWN_MOST) known.delete(known.keys().next().value!)
          known.set(tokenHash, { viewer, expiresAt: expiresAt.getTime(), until })
        }
        return found
      })
      const ended = () => {
        if (asked.get(tokenHash) === answer) asked.delete(tokenHash)
      }
      answer.then(ended, ended)
      asked.set(tokenHash, answer)
      return answer
    },
  }
}
