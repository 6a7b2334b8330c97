import { refuse } from '@fairfloor/domain/general-refusals'
import { languages } from '@fairfloor/domain/language'
import { cents } from '@fairfloor/domain/money'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../../platform/platform.ts'
import { transaction } from '../../../../platform/transaction.ts'
import { hmac, webhookHeaders } from '../../../../platform/webhook-headers.ts'
import { EVENTS_PATH } from '../paths.ts'
import { isSame } from '../signature.ts'
import { keyOf, PATHS } from './calls.ts'
import { choices, type Message, messagesOf } from './choices.ts'
import { payPage, unknownPage } from './page.ts'
import { readSession, referenceOf, writeSession } from './session.ts'

const QUEUE = 'test-card-provider'
const PATIENCE_MS = 10_000

const amount = z.int().check(z.positive())
const newPayment = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
  amount,
  currency: z.literal('EUR'),
  order: z.int(),
  language: z.enum(languages),
  return_to: z.url(),
})
const newRefund = z.object({ payment: z.string().check(z.minLength(1)), amount, currency: z.literal('EUR') })
const chosen = z.object({ session: z.string(), choice: z.enum(choices) })

type Given = { readonly secret: () => Promise<string>; readonly isOn: () => Promise<boolean> }

/**
 * A card provider for tests: its calls, the page where a customer pays, and the events that it sends. It shares nothing with
 * the shop but the secret, and speaks with it over HTTP alone.
 */
export function serveTestProvider(
  { server, later, jobs, config, backgroundDb }: Platform,
  { secret, isOn }: Given,
): void {
  later.job<Pick<Message, 'id' | 'body'>>(QUEUE, async ({ id, body }) => {
    const sent = await fetch(`${config.publicUrl}${EVENTS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders([await secret()], id, body, new Date()) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!sent.ok) throw new Error(`The shop answered ${sent.status}`)
  })

  server.register(async scope => {
    scope.addHook('onRequest', async () => {
      if (!(await isOn())) throw refuse('not_found')
    })
    serveCalls(scope)
    servePage(scope)
  })

  function serveCalls(scope: FastifyInstance): void {
    const guard = async ({ headers }: FastifyRequest) => {
      if (!isSame(headers.authorization ?? '', `Bearer ${keyOf(await secret())}`)) throw refuse('login_required')
    }

    scope.post(PATHS.payments, { preHandler: guard }, async ({ body }) => {
      const { reference, order, language, return_to, amount } = read(newPayment, body)
      const known = await secret()
      const providerRef = referenceOf(known, reference)
      const session = writeSession(known, {
        token: reference,
        providerRef,
        amount: cents(amount),
        orderId: order,
        language,
        returnTo: return_to,
      })
      return { payment: providerRef, payment_url: `${config.publicUrl}${PATHS.page}?session=${session}` }
    })

    scope.post(PATHS.refunds, { preHandler: guard }, async ({ body, headers }) => {
      const { payment, amount } = read(newRefund, body)
      // The same key and sum are the same refund.
      const drawn = hmac(await secret(), `refund.${headers['idempotency-key']}.${payment}.${amount}`)
      return { refund: `refund_${drawn.replaceAll(/\W/g, '').slice(0, 24)}` }
    })
  }

  function servePage(scope: FastifyInstance): void {
    scope.get(PATHS.page, async ({ query }, reply) => {
      const written = (query as { session?: unknown }).session
      const session = readSession(await secret(), written)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      return session ? payPage(session, String(written)) : reply.code(404).send(unknownPage())
    })

    scope.post(PATHS.page, async ({ body }, reply) => {
      const { choice, session: written } = read(chosen, body)
      const session = readSession(await secret(), written)
      if (!session) return reply.code(404).type('text/html; charset=utf-8').send(unknownPage())
      await send(messagesOf(await secret(), session, choice))
      return reply.code(303).header('location', session.returnTo).send()
    })
  }

  const send = (messages: readonly Message[]): Promise<void> =>
    transaction(backgroundDb, async tx => {
      for (const { id, body, afterSeconds } of messages) await jobs.send(tx, QUEUE, { id, body }, afterSeconds)
    })
}

/** @throws Refusal malformed */
function read<T extends z.ZodMiniType>(shape: T, body: unknown): z.output<T> {
  const found = shape.safeParse(body)
  if (!found.success) throw refuse('malformed')
  return found.data as z.output<T>
}
