import { type Cents, cents } from '@fairfloor/domain/money'
import { hmac } from '../../../../platform/webhook-headers.ts'
import type { Session } from './session.ts'

/** What a tester may do on the provider's page. */
export const choices = ['pay', 'refuse', 'abort', 'late', 'twice', 'other sum'] as const

export type Choice = (typeof choices)[number]

/** An event to be sent. */
export type Message = { readonly id: string; readonly body: string; readonly afterSeconds: number }

const LATE_SECONDS = 15
/** Cents that another sum has more. */
const MORE = 100

/** What the provider sends after a choice. The same choice makes the same event, also when made again. */
export function messagesOf(secret: string, session: Session, choice: Choice): Message[] {
  const paid = messageOf(secret, session, 'payment.paid')
  switch (choice) {
    case 'pay':
      return [paid]
    case 'late':
      return [{ ...paid, afterSeconds: LATE_SECONDS }]
    case 'twice':
      return [paid, paid]
    case 'other sum':
      return [messageOf(secret, session, 'payment.paid', cents(session.amount + MORE))]
    case 'refuse':
      return [messageOf(secret, session, 'payment.refused')]
    case 'abort':
      return [messageOf(secret, session, 'payment.aborted')]
  }
}

function messageOf(secret: string, session: Session, type: string, amount: Cents = session.amount): Message {
  const { providerRef, token } = session
  const body = JSON.stringify({ type, payment: providerRef, reference: token, amount, currency: 'EUR' })
  const id = `evt_${hmac(secret, 'event.', body).replaceAll(/\W/g, '').slice(0, 24)}`
  return { id, body, afterSeconds: 0 }
}
