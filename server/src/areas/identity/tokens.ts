import { hash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, as they stand in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** What the database keeps of a token: nobody who reads it there can log in with it. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Letters and digits that nobody confuses when typing them. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to read in a mail and type: 16 characters (79 random bits) in groups of four. */
export const newOneTimePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('')).join(
    '-',
  )
