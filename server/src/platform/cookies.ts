import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

type Site = Pick<Config, 'publicUrl'>

export const SESSION_COOKIE = 'ff_session'

/** Whether browsers reach this site by https: so its address says, or the proxy of this request. */
export const isHttps = ({ publicUrl }: Site, request: FastifyRequest): boolean =>
  publicUrl.startsWith('https://') || request.protocol === 'https'

/**
 * The name under which a cookie is set and read. Behind https it begins with `__Host-`: browsers take such a cookie from this
 * very host over https alone, so that neither a neighbouring host nor a plain connection can put another in its place.
 */
export const cookieName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name)

export const readCookie = (site: Site, request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieName(name, isHttps(site, request))]

/**
 * Sets a cookie that no script can read and no other site's form can send. `Max-Age`, never `Expires`: the server's clock
 * may be a set one.
 * @param seconds 0 takes the cookie away
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
