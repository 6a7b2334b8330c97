import { and, eq, gt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { readCookie, setCookie } from '../../../platform/cookies.ts'
import type { Db } from '../../../platform/database.ts'
import { hashOf, isToken, newToken } from '../../../platform/tokens.ts'
import { halfLogins } from '../second-factor-tables.ts'

const COOKIE = 'ff_second_step'
/** Time to find the phone. */
const LIFE_SECONDS = 10 * 60

type Site = Pick<Config, 'publicUrl'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

export type HalfLogin = { readonly token: string; readonly userId: number; readonly mustChangePassword: boolean }

/** Remembers a right password until the second step. @returns the token for the cookie */
export async function beginHalfLogin(
  tx: Db,
  { userId, mustChangePassword, now }: { userId: number; mustChangePassword: boolean; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1000)
  await tx.insert(halfLogins).values({ tokenHash: hashOf(token), userId, mustChangePassword, expiresAt })
  return token
}

/** The login that a browser has half done; undefined when there is none, or it took too long. */
export async function halfLoginOf(
  db: Db,
  site: Site,
  request: FastifyRequest,
  now: Date,
): Promise<HalfLogin | undefined> {
  const token = readCookie(site, request, COOKIE)
  if (!isToken(token)) return undefined
  const [found] = await db
    .select({ userId: halfLogins.userId, mustChangePassword: halfLogins.mustChangePassword })
    .from(halfLogins)
    .where(and(eq(halfLogins.tokenHash, hashOf(token)), gt(halfLogins.expiresAt, now)))
  return found && { token, ...found }
}

/** @returns false when another call has finished it */
export async function finishHalfLogin(tx: Db, token: string): Promise<boolean> {
  const finished = await tx
    .delete(halfLogins)
    .where(eq(halfLogins.tokenHash, hashOf(token)))
    .returning({ userId: halfLogins.userId })
  return finished.length > 0
}

export const keepHalfLoginCookie = (site: Site, exchange: Exchange, token: string): void =>
  setCookie(site, exchange, { name: COOKIE, value: token, seconds: LIFE_SECONDS })

export const dropHalfLoginCookie = (site: Site, exchange: Exchange): void =>
  setCookie(site, exchange, { name: COOKIE, value: '', seconds: 0 })
