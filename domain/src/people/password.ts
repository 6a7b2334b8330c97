import type { Refusal } from '../refusal.ts'
import { standsForName } from './password-names.ts'
import { refuse } from './refusals.ts'

/** Length in characters as a reader counts them; no rule about character classes (NIST SP 800-63B, OWASP ASVS 5.0 6.2). */
export const PASSWORD_LEAST = 10

const PRODUCT = 'Fairfloor'

/**
 * Why a new password is refused; null when it is fine.
 * @param names what anybody can know: address, name and company of the user, names of the seller
 * @param isCommon whether a lower-case text is one of the most common passwords
 */
export function passwordRefusal(
  password: string,
  names: readonly string[],
  isCommon: (password: string) => boolean,
): Refusal | null {
  if ([...password].length < PASSWORD_LEAST) return refuse('password_too_short', { least: PASSWORD_LEAST })
  const plain = password.toLowerCase()
  const isEasy =
    isCommon(plain) || new Set(plain).size === 1 || [PRODUCT, ...names].some(name => standsForName(password, name))
  return isEasy ? refuse('password_too_common') : null
}
