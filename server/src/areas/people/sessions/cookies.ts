import { LANGUAGE_COOKIE, type Language } from '@fairfloor/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { isHttps, readCookie, SESSION_COOKIE, setCookie } from '../../../platform/cookies.ts'
import { isToken } from '../../../platform/tokens.ts'
import type { StartedSession } from './sessions.ts'

const YEAR_SECONDS = 31_536_000

type Site = Pick<Config, 'publicUrl'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The token that the browser sent; undefined if malformed. */
export function sessionToken(site: Site, request: FastifyRequest): string | undefined {
  const token = readCookie(site, request, SESSION_COOKIE)
  return isToken(token) ? token : undefined
}

/** Sets the session cookie, which lasts until the session ends. */
export const keepSessionCookie = (
  site: Site,
  exchange: Exchange,
  { token, expiresAt }: StartedSession,
  now: Date,
): void => {
  const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)
  setCookie(site, exchange, { name: SESSION_COOKIE, value: token, seconds })
}

export const dropSessionCookie = (site: Site, exchange: Exchange): void =>
  setCookie(site, exchange, { name: SESSION_COOKIE, value: '', seconds: 0 })

/** Scripts read and change this cookie too, so its name is the same over http and https. */
export function keepLanguageCookie(site: Site, { request, reply }: Exchange, language: Language): void {
  const secure = isHttps(site, request)
  reply.setCookie(LANGUAGE_COOKIE, language, { sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure })
}
