import { type Refusal, refuse } from '../refusal.ts'

/** Characters, as a reader counts them; no rule about their kinds (NIST SP 800-63B, OWASP ASVS 5.0 6.2). */
export const PASSWORD_LEAST = 10

/**
 * Why a new password cannot be taken; null when it can.
 * @param own what everybody can know of the user: address, name, company
 * @param isCommon whether a text in lower case is among the passwords that everybody tries first
 */
export function passwordRefusal(
  password: string,
  own: readonly string[],
  isCommon: (password: string) => boolean,
): Refusal | null {
  if ([...password].length < PASSWORD_LEAST) return refuse('password_too_short', { least: PASSWORD_LEAST })
  const plain = password.toLowerCase()
  const isOwn = own.some(text => text.toLowerCase() === plain)
  return isOwn || isCommon(plain) || new Set(plain).size === 1 ? refuse('password_too_common') : null
}
