import type { Platform } from '../../../platform/platform.ts'
import { sessionToken } from './cookies.ts'
import type { SessionCache } from './session-cache.ts'

/**
 * Built files are the same for everyone and cached publicly, so nothing personal may be attached. Liveness must not
 * depend on the database.
 */
const FOR_NOBODY = /^\/(assets\/|live(\?|$))/

/** Sets `request.viewer` from the session cookie before anything else sees the request; calls with a key know no sessions. */
export function recogniseViewers({ server, config }: Platform, cache: SessionCache): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const token = sessionToken(config, request)
    if (!token || request.routeOptions.config?.byKey || FOR_NOBODY.test(request.url)) return done()
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
