import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { SESSION_SECONDS } from './sessions.ts'
import { isToken } from './tokens.ts'

const SESSION_COOKIE = 'ff_session'

type Site = Pick<Config, 'publicUrl'>

/** The token that the browser sent; undefined where it has the form of none. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[SESSION_COOKIE]
  return isToken(token) ? token : undefined
}

export const keepSessionCookie = (site: Site, request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(site, request, reply, SESSION_COOKIE, token, SESSION_SECONDS)

export const dropSessionCookie = (site: Site, request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(site, request, reply, SESSION_COOKIE, '', 0)

/**
 * Sets a cookie that no script can read and no other site's form can send. `Max-Age`, never `Expires`: the server's clock
 * may be a set one (decisions 1).
 * @param seconds 0 takes the cookie away
 */
export function setCookie(
  { publicUrl }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
): void {
  const secure = request.protocol === 'https' || publicUrl.startsWith('https://')
  reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: seconds, secure })
}
