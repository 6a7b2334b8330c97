import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { readCookie, SESSION_COOKIE, setCookie } from '../../platform/cookies.ts'
import type { StartedSession } from './sessions.ts'
import { isToken } from './tokens.ts'

type Site = Pick<Config, 'publicUrl'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The token that the browser sent; undefined where it has the form of none. */
export function sessionToken(site: Site, request: FastifyRequest): string | undefined {
  const token = readCookie(site, request, SESSION_COOKIE)
  return isToken(token) ? token : undefined
}

/** Keeps a session's token in the browser until the session ends. */
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
