import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@fairfloor/domain/language'
import type { Cents } from '@fairfloor/domain/money'

export type Asked = {
  /** Ours, of this try; comes back with each event. The same one is the same payment. */
  readonly token: string
  readonly amount: Cents
  readonly orderId: number
  readonly language: Language
  /** Where the customer comes back to, after success and failure. */
  readonly returnTo: string
}

/** What a provider has told us, with a signature that fits. */
export type ProviderEvent = {
  /** The same for every repetition. */
  readonly id: string
  /** `paid`, `refused`, `aborted`; others are kept and nothing comes of them. */
  readonly kind: string
  readonly token: string
  readonly providerRef: string
  /** Cents of the currency. */
  readonly amount: number
  readonly currency: string
  readonly payload: unknown
}

/** The company that takes payments by card for us. Its failures are errors; calls are repeated and must then have one effect. */
export type PaymentProvider = {
  /** Begins a payment. @returns its name for it, and its page where the customer pays */
  start(asked: Asked): Promise<{ readonly providerRef: string; readonly paymentUrl: string }>
  /**
   * Reads an event that was sent to us.
   * @param at real time: events are not bound to the shop's clock
   * @throws Refusal event_forged, event_too_old, malformed
   */
  verify(headers: IncomingHttpHeaders, body: Buffer, at: Date): Promise<ProviderEvent>
  /** Gives money back. @param key the same for each repetition */
  refund(asked: {
    readonly key: string
    readonly providerRef: string
    readonly amount: Cents
  }): Promise<{ readonly providerRef: string }>
}
