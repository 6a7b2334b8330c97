import { createHash, randomBytes } from 'node:crypto'
import { isFailing, isTaken, nextTry } from '@fairfloor/domain/customer-api/push/deliveries'
import { realTime } from '../../../platform/clock.ts'
import { webhookHeaders, webhookKey } from '../../../platform/webhook-headers.ts'
import type { Claimed } from './claims.ts'
import type { Reach } from './endpoint-address.ts'
import type { Outcome } from './note-outcomes.ts'
import { post } from './post.ts'

/** One post: a delivery, whose id stays the same while its articles say the same. */
export type Sending = {
  readonly kind: Outcome['kind']
  readonly webhookId: string
  readonly flavourIds: readonly number[]
  readonly body: Buffer
}

export const newWebhookId = (): string => `msg_${randomBytes(16).toString('hex')}`

const DIGEST_LENGTH = 12

/**
 * The id of a body: that of the one before while the articles say the same, so that a receiver may drop what it knows; else a new
 * one, so that it never drops what is newer. An id ends with the digest of its articles.
 */
export function webhookIdFor(before: string, body: Buffer): string {
  const data = body.subarray(body.indexOf('"data":'))
  const digest = createHash('sha256').update(data).digest('hex').slice(0, DIGEST_LENGTH)
  return before.endsWith(digest) ? before : `${newWebhookId().slice(0, -DIGEST_LENGTH)}${digest}`
}

const GONE = 410

/** Posts to a claimed endpoint. The signature's time is real time, as the receiver measures it by its own clock. */
export async function send(
  to: Claimed,
  { kind, webhookId, flavourIds, body }: Sending,
  { reach, now, stop }: { reach: Reach; now: Date; stop?: AbortSignal },
): Promise<Outcome> {
  const keys = [to.secret, ...(to.previousSecret ? [to.previousSecret] : [])].map(webhookKey)
  const headers = {
    ...webhookHeaders(keys, webhookId, body, realTime()),
    ...(to.token ? { authorization: to.token } : {}),
    'user-agent': 'stock-push',
  }
  const posted = await post({ url: to.url, headers, body, ...(stop ? { stop } : {}) }, reach)
  const result = isTaken(posted) ? 'taken' : posted.status === GONE ? 'gone' : 'failed'
  const attempts = to.attempts + 1
  return {
    customerId: to.customerId,
    kind,
    webhookId,
    flavourIds: [...flavourIds],
    url: to.url,
    sentAt: now,
    ...posted,
    result,
    isFailing: isFailing(attempts),
    nextTryAt: result === 'failed' && kind === 'change' ? nextTry(attempts, now, Math.random()) : null,
  }
}
