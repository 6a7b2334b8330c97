import type { Viewer } from '@fairfloor/domain/identity/viewer'
import type { Platform } from '../../platform/parts.ts'
import { SESSIONS_CHANNEL } from './sessions.ts'
import { hashOf } from './tokens.ts'
import { viewerOf } from './viewers.ts'

const KNOWN_MS = 30_000
const KNOWN_MOST = 10_000

type Known = { viewer: Viewer; until: number }

/** Whose sessions these are, by the token in the cookie, kept 30 seconds at most and forgotten at once when a server says so. */
export type SessionCache = {
  /** What is known without asking the database. */
  known(token: string): Viewer | undefined
  /** Asks the database. */
  find(token: string): Promise<Viewer | undefined>
  /** Forgets a user's sessions, and those in which they act for somebody; nothing: everybody's. */
  forget(userId?: number): void
}

export async function makeSessionCache({ db, bus, clock }: Platform): Promise<SessionCache> {
  const known = new Map<string, Known>()
  const asked = new Map<string, ReturnType<SessionCache['find']>>()

  function forget(userId?: number) {
    // An answer that is still on its way may be older than the change: nobody shall keep it.
    asked.clear()
    for (const [token, { viewer }] of known)
      if (userId === undefined || viewer.userId === userId || viewer.agent?.userId === userId) known.delete(token)
  }

  await bus.listen(SESSIONS_CHANNEL, userId => forget(userId === '' ? undefined : Number(userId)))
  bus.onGap(() => forget())

  return {
    forget,
    known(token) {
      const hit = known.get(token)
      if (!hit) return undefined
      if (clock().getTime() < hit.until) return hit.viewer
      known.delete(token)
      return undefined
    },
    find(token) {
      const earlier = asked.get(token)
      if (earlier) return earlier
      const now = clock()
      const answer = viewerOf(db, hashOf(token), now).then(found => {
        if (asked.get(token) === answer && found) {
          if (known.size >= KNOWN_MOST) known.delete(known.keys().next().value!)
          known.set(token, {
            viewer: found.viewer,
            until: Math.min(now.getTime() + KNOWN_MS, found.expiresAt.getTime()),
          })
        }
        return found?.viewer
      })
      const ended = () => {
        if (asked.get(token) === answer) asked.delete(token)
      }
      answer.then(ended, ended)
      asked.set(token, answer)
      return answer
    },
  }
}
