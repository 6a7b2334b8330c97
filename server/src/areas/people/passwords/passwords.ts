import { passwordRefusal } from '@fairfloor/domain/people/password'
import { hash, verify } from '@node-rs/argon2'
import { newToken } from '../../../platform/tokens.ts'

/** argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OWASP)

/** The hash of a user without a password yet. No password matches it. */
export const unknownPassword = (): Promise<string> => hashPassword(newToken())

/** A hash that no password matches, so that an unknown account takes as long as a known one. */
let nobody: Promise<string> | undefined

/** Whether a password matches a hash; without a hash it never does, and takes the same time. */
export async function fits(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword('')
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && typeof passwordHash === 'string'
}

let common: Promise<ReadonlySet<string>> | undefined

/** The most common passwords in lower case; loaded on first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(password => String(password).toLowerCase())),
  )
  return common
}

/**
 * Guards a password that somebody chooses.
 * @param names what anybody can know: address, name and company of the user, names of the seller
 * @throws Refusal password_too_short, password_too_common
 */
export async function guardPassword(password: string, names: readonly string[], field: string): Promise<void> {
  const common = await commonPasswords()
  const refusal = passwordRefusal(password, names, one => common.has(one))
  if (refusal) throw refusal.at(field)
}
