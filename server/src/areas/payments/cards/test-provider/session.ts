import { hmac } from '../../../../platform/webhook-headers.ts'
import type { Asked } from '../provider.ts'
import { isSame } from '../signature.ts'

/** A payment that waits for the customer. The provider keeps nothing of it: it stands in the address, signed. */
export type Session = Asked & { readonly providerRef: string }

const urlSafe = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url')

/** The provider's name for the payment of a token. */
export const referenceOf = (secret: string, token: string): string =>
  `test_${urlSafe(hmac(secret, 'payment.', token)).slice(0, 24)}`

export function writeSession(secret: string, session: Session): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${text}.${urlSafe(hmac(secret, 'session.', text))}`
}

/** Undefined for one that we have not written. */
export function readSession(secret: string, written: unknown): Session | undefined {
  if (typeof written !== 'string') return undefined
  const [text = '', signature = ''] = written.split('.')
  if (!isSame(signature, urlSafe(hmac(secret, 'session.', text)))) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Session
}
