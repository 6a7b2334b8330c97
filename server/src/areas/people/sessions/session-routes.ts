import { refuse } from '@fairfloor/domain/people/refusals'
import * as contract from '@fairfloor/domain/people/security-contract'
import * as shapes from '@fairfloor/domain/people/security-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { sessionToken } from './cookies.ts'
import { endOwnSession, ownSessions } from './own-sessions.ts'
import type { SessionCache } from './session-cache.ts'
import { endOtherSessionsOf } from './sessions.ts'

/** The user's own sessions. */
export function serveSessions(platform: Platform, cache: SessionCache): void {
  const { db, bus, config } = platform

  serve(platform, contract.getSessions, shapes.getSessions, ({ viewer, request, now }) => {
    return ownSessions(db, { userId: viewer.userId, token: sessionToken(config, request)!, now })
  })

  serve(platform, contract.endOneSession, shapes.endOneSession, async ({ params, viewer, transaction }) => {
    const isEnded = await transaction(tx => endOwnSession(tx, bus, viewer.userId, params.session))
    if (!isEnded) throw refuse('not_found')
    cache.forget(viewer.userId)
    return { success: true } as const
  })

  serve(platform, contract.endOtherSessions, shapes.endOtherSessions, async ({ viewer, request, transaction }) => {
    const token = sessionToken(config, request)!
    const ended = await transaction(tx => endOtherSessionsOf(tx, bus, viewer.userId, token))
    cache.forget(viewer.userId)
    return { ended }
  })
}
