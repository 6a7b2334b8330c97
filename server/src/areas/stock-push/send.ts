import { randomBytes } from 'node:crypto'
import { isFailing, isTaken, nextTry } from '@fairfloor/domain/stock-push/deliveries'
import { realTime } from '../../platform/clock.ts'
import { webhookHeaders, webhookKey } from '../../platform/webhook-headers.ts'
import type { Claimed } from './claims.ts'
import type { Reach } from './endpoint-address.ts'
import type { Outcome } from './note-outcomes.ts'
import { post } from './post.ts'

/** One post: a delivery, whose id stays the same however often it is sent. */
export type Sending = {
  readonly kind: Outcome['kind']
  readonly webhookId: string
  readonly flavourIds: readonly number[]
  readonly body: Buffer
}

export const newWebhookId = (): string => `msg_${randomBytes(16).toString('hex')}`

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
