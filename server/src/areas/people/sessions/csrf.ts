import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@fairfloor/domain/people/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { readCookie, setCookie } from '../../../platform/cookies.ts'

import { hashOf, isToken, newToken } from '../../../platform/tokens.ts'

const CSRF_COOKIE = 'ff_csrf'
const LIFE_SECONDS = 24 * 60 * 60

/**
 * The CSRF token of the login form: the hash of a random cookie (double submit). It needs no store and no secret, so
 * any server can check it; another site can read neither cookie nor token.
 */
export function giveCsrfToken(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(config, request, CSRF_COOKIE)
  const secret = isToken(known) ? known : newToken()
  setCookie(config, { request, reply }, { name: CSRF_COOKIE, value: secret, seconds: LIFE_SECONDS })
  return hashOf(secret)
}

/** @throws Refusal wrong_csrf_token; cookies_needed where a browser with a token has none: the form has just asked for both */
export function checkCsrfToken(config: Config, request: FastifyRequest, token: string): void {
  const secret = readCookie(config, request, CSRF_COOKIE)
  if (secret === undefined && isToken(token)) throw refuse('cookies_needed')
  if (!isToken(secret)) throw refuse('wrong_csrf_token')
  const [given, wanted] = [Buffer.from(token), Buffer.from(hashOf(secret))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refuse('wrong_csrf_token')
}
