import { LANGUAGE_COOKIE } from '@fairfloor/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logOf } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepLanguageCookie, keepSessionCookie } from './cookies.ts'
import { languageAtLogin } from './language.ts'
import type { SessionCache } from './session-cache.ts'
import type { StartedSession } from './sessions.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

type Entered = {
  userId: number
  session: StartedSession
  /** For the log: what else the login was by. */
  how: Readonly<Record<string, unknown>>
}

/** Gives the browser its session once every step of the login is done. */
export type Enter = (exchange: Exchange, entered: Entered) => Promise<void>

export const makeEnter =
  ({ db, config, clock }: Platform, cache: SessionCache): Enter =>
  async ({ request, reply }, { userId, session, how }) => {
    logOf(request).info({ user: userId, address: request.ip, ...how }, 'login')
    cache.forget(userId)
    if (request.viewer) cache.forget(request.viewer.userId)
    keepSessionCookie(config, { request, reply }, session, clock())
    const language = await languageAtLogin(db, userId, request.cookies[LANGUAGE_COOKIE])
    if (language) keepLanguageCookie(config, { request, reply }, language)
  }
