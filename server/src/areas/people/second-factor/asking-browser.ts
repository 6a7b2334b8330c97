import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { readCookie, setCookie } from '../../../platform/cookies.ts'
import { isToken, newToken } from '../../../platform/tokens.ts'

const COOKIE = 'ff_passkey'
/** As long as a question counts. */
const LIFE_SECONDS = 10 * 60
const CHANCE_BYTES = 16

type Site = Pick<Config, 'publicUrl'>
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** What a browser is known by that asks passkeys; the same for all its tabs. */
export function keepAskingBrowser(site: Site, exchange: Exchange): string {
  const token = askingBrowser(site, exchange.request) ?? newToken()
  setCookie(site, exchange, { name: COOKIE, value: token, seconds: LIFE_SECONDS })
  return token
}

export function askingBrowser(site: Site, request: FastifyRequest): string | undefined {
  const token = readCookie(site, request, COOKIE)
  return isToken(token) ? token : undefined
}

export const dropAskingBrowser = (site: Site, exchange: Exchange): void =>
  setCookie(site, exchange, { name: COOKIE, value: '', seconds: 0 })

/** What a passkey has to sign: chance, and what only this browser's cookie makes of it. */
export function newChallenge(browser: string): Uint8Array<ArrayBuffer> {
  const chance = randomBytes(CHANCE_BYTES)
  return new Uint8Array([...chance, ...seal(browser, chance)])
}

export function wasAskedBy(browser: string | undefined, challenge: string): boolean {
  if (browser === undefined) return false
  const bytes = Buffer.from(challenge, 'base64url')
  const [chance, sealed] = [bytes.subarray(0, CHANCE_BYTES), bytes.subarray(CHANCE_BYTES)]
  const expected = seal(browser, chance)
  return sealed.length === expected.length && timingSafeEqual(sealed, expected)
}

const seal = (browser: string, chance: Uint8Array): Buffer => createHmac('sha256', browser).update(chance).digest()
