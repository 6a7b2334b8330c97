import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

type Site = Pick<Config, 'publicUrl'>

export const SESSION_COOKIE = 'ff_session'

/** Whether browsers reach this site over https, by its configured address or the proxy of this request. */
export const isHttps = ({ publicUrl }: Site, request: FastifyRequest): boolean =>
  publicUrl.startsWith('https://') || request.protocol === 'https'

/**
 * The name of a cookie. Behind https it starts with `__Host-`: browsers accept such a cookie only from this very host
 * over https, so neither a sibling host nor a plain connection can overwrite it.
 */
export const cookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name)

export const readCookie = (site: Site, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieName(name, isHttps(site, request))]

/**
 * Sets a cookie that scripts cannot read and other sites' forms do not send. Uses `Max-Age`, never `Expires`: the
 * server's clock may be set.
 * @param seconds 0 removes the cookie
 */
export function setCookie(
  site: Site,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const secure = isHttps(site, request)
  reply.setCookie(cookieName(name, secure), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
    secure,
  })
}
