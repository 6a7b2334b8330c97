import { hash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, as a cookie or a link carries them. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** The stored form of a token: reading it in the database is not enough to use it. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Letters and digits that are not confused when typed. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that is read in a mail and typed: 16 characters (79 random bits) in groups of four. */
export const newOneTimePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('')).join(
    '-',
  )
