import type { Platform } from '../../platform/parts.ts'
import { sessionToken } from './cookies.ts'
import type { SessionCache } from './session-cache.ts'

/**
 * Built files are the same for everyone, and nothing personal may stick to what the whole world caches. Whether the process
 * lives is no question for the database.
 */
const FOR_NOBODY = /^\/(assets\/|live(\?|$))/

/** Fills `request.viewer` from the session's cookie before anything else looks at the request. */
export function recogniseViewers({ server, config }: Platform, cache: SessionCache): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const token = sessionToken(config, request)
    if (!token || FOR_NOBODY.test(request.url)) return done()
    const viewer = cache.known(token)
    if (viewer) {
      request.viewer = viewer
      return done()
    }
    cache.find(token).then(found => {
      request.viewer = found ?? null
      done()
    }, done)
  })
}
