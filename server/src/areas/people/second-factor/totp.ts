import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** As authenticator apps expect it without being told (RFC 6238): six digits, a new code each half minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes before and after the present one that count too, for clocks that go wrong and fingers that are slow. */
const WINDOW = 1
/** RFC 4226, 4: as many bits as the hash. */
const SECRET_BYTES = 20

/** A new secret, in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads, and its QR code as SVG. */
export function showSecret(secret: string, { shop, email }: { shop: string; email: string }) {
  // A colon ends the name of the shop there.
  const totp = new TOTP({ ...FORM, issuer: shop.replaceAll(':', ' '), label: email.replaceAll(':', ' '), secret })
  const address = totp.toString()
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), address, qr_code: renderSVG(address, { border: 2 }) }
}

/**
 * The half minute that a typed code belongs to; undefined for a code that counts in none.
 * @param now real time: the app on the phone knows no other
 */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replaceAll(' ', '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...FORM, token, secret: Secret.fromBase32(secret), timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: FORM.period, timestamp }) + delta
}
