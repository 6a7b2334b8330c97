import { refuse } from '@fairfloor/domain/general-refusals'
import { cents } from '@fairfloor/domain/money'
import * as z from 'zod/mini'
import { isStorable } from '../../../../platform/guard.ts'
import type { PaymentProvider, ProviderEvent } from '../provider.ts'
import { signedId } from '../signature.ts'
import { keyOf, PATHS } from './calls.ts'

const PATIENCE_MS = 10_000

const started = z.object({ payment: z.string(), payment_url: z.url() })
const refunded = z.object({ refund: z.string() })

const event = z.object({
  type: z.string().check(z.maxLength(100)),
  payment: z.string().check(z.maxLength(200)),
  reference: z.string().check(z.maxLength(200)),
  amount: z.int().check(z.minimum(0)),
  currency: z.string().check(z.maxLength(10)),
})

type Given = { readonly publicUrl: string; readonly secret: () => Promise<string> }

/** The test provider as our shop sees it: a server elsewhere that it calls, and whose events it reads. */
export function testProvider({ publicUrl, secret }: Given): PaymentProvider {
  /** @throws Error where the provider does not answer or refuses */
  async function call<T extends z.ZodMiniType>(
    path: string,
    body: object,
    answer: T,
    headers: Record<string, string> = {},
  ): Promise<z.output<T>> {
    const sent = await fetch(`${publicUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${keyOf(await secret())}`,
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!sent.ok) throw new Error(`The card provider answered ${sent.status}`)
    return answer.parse(await sent.json()) as z.output<T>
  }

  return {
    async start({ token, amount, orderId, language, returnTo }) {
      const body = { reference: token, amount, currency: 'EUR', order: orderId, language, return_to: returnTo }
      const { payment, payment_url } = await call(PATHS.payments, body, started)
      return { providerRef: payment, paymentUrl: payment_url }
    },
    async verify(headers, body, at): Promise<ProviderEvent> {
      const id = signedId(await secret(), headers, body, at)
      const payload = parsed(body)
      const read = event.safeParse(payload)
      if (!read.success || !isStorable(payload)) throw refuse('malformed')
      const { type, payment, reference, amount, currency } = read.data
      const kind = type.replace(/^payment\./, '')
      return { id, kind, token: reference, providerRef: payment, amount: cents(amount), currency, payload }
    },
    async refund({ key, providerRef, amount }) {
      const body = { payment: providerRef, amount, currency: 'EUR' }
      const { refund } = await call(PATHS.refunds, body, refunded, { 'idempotency-key': key })
      return { providerRef: refund }
    },
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
