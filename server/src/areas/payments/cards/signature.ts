import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '@fairfloor/domain/payments/cards/refusals'
import { hmac } from '../../../platform/webhook-headers.ts'

/** How far the clocks of two servers may be apart, and how long an event may be on its way. */
const TOLERANCE_SECONDS = 300
const LONGEST_ID = 200

/** Compares without telling by its time how much of it is right. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * The id of a message whose signature over its own bytes fits (Standard Webhooks 1.0).
 * @throws Refusal event_forged, event_too_old
 */
export function signedId(secret: string, headers: IncomingHttpHeaders, body: Buffer, at: Date): string {
  const [id, seconds, signatures] = ['id', 'timestamp', 'signature'].map(name => headers[`webhook-${name}`])
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string')
    throw refuse('event_forged')
  if (!/^\d{1,12}$/.test(seconds) || !/^[\x21-\x7e]+$/.test(id) || id.length > LONGEST_ID) throw refuse('event_forged')
  const wanted = `v1,${hmac(secret, `${id}.${seconds}.`, body)}`
  // While a secret is changed there is one signature for each.
  if (!signatures.split(' ').some(one => isSame(one, wanted))) throw refuse('event_forged')
  if (Math.abs(at.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw refuse('event_too_old')
  return id
}
