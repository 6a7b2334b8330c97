import { createHmac } from 'node:crypto'

/** An HMAC-SHA256 in base64. */
export function hmac(key: string | Buffer, ...parts: readonly (string | Buffer)[]): string {
  const sum = createHmac('sha256', key)
  for (const part of parts) sum.update(part)
  return sum.digest('base64')
}

/**
 * The headers of a message as Standard Webhooks 1.0 has them.
 * @param keys a signature for each: while a key is changed, the old one signs too
 */
export function webhookHeaders(
  keys: readonly (string | Buffer)[],
  id: string,
  body: string | Buffer,
  at: Date,
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': keys.map(key => `v1,${hmac(key, `${id}.${seconds}.`, body)}`).join(' '),
  }
}

const PREFIX = 'whsec_'

/** The key in a secret, which is its base64 with or without the prefix. */
export const webhookKey = (secret: string): Buffer => Buffer.from(secret.replace(PREFIX, ''), 'base64')

export const webhookSecret = (key: Buffer): string => `${PREFIX}${key.toString('base64')}`
