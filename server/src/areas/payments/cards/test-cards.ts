import { sql } from 'drizzle-orm'
import { rows } from '../../../platform/database.ts'
import { sharedSecret } from '../../../platform/shared-secret.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { freePort } from '../../../platform/testing/server-process.ts'
import { webhookHeaders } from '../../../platform/webhook-headers.ts'
import { fill, place } from '../../basket/test-checkout.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { EVENTS_PATH } from './paths.ts'
import { triesOf } from './queries.ts'
import type { Choice } from './test-provider/choices.ts'

export type TestCards = Awaited<ReturnType<typeof openCardShop>>

type Sent = {
  readonly id?: string
  readonly secret?: string
  /** Real time of its signature. */
  readonly at?: Date
  readonly headers?: Record<string, string>
  readonly url?: string
}

let ids = 0

/** A shop that listens and takes cards by the test provider, with a buyer who may pay so. */
export async function openCardShop() {
  const port = await freePort()
  const show = await testShow({ CARD_PROVIDER: 'test', PORT: String(port) })
  const { app } = show
  const { db, server, clock } = app.platform
  await server.listen({ port, host: '127.0.0.1' })
  await app.start()
  const buyer = await show.as(ACCOUNTS.buyer)
  const url = `http://127.0.0.1:${port}`
  const secret = await sharedSecret(db, 'test-provider', clock())
  const one = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await rows<Row>(db, statement))[0]

  const start = async (orderId: number, browser: Browser = buyer) =>
    browser.post(`/api/onlineshop/orders/${orderId}/card-payment`)

  return {
    show,
    app,
    db,
    buyer,
    url,
    one,
    start,
    /** Orders by card. */
    async order(lines: Record<string, number> = { f1: 6 }): Promise<number> {
      await fill(show, buyer, lines)
      const placed = await place(buyer, { payment_method: 'card', ...(await totalByCard(buyer)) })
      if (placed.statusCode !== 200) throw new Error(placed.body)
      return placed.json().order_id
    },
    stateOf: async (orderId: number) => (await buyer.get(`/api/onlineshop/orders/${orderId}/card-payment`)).json(),
    /** Goes to the provider's page and chooses there. @returns where it sends the browser */
    async choose(orderId: number, choice: Choice): Promise<string | null> {
      const { payment_url } = (await start(orderId)).json()
      const page = await fetch(payment_url)
      if (page.status !== 200) throw new Error(`The page answered ${page.status}`)
      const session = new URL(payment_url).searchParams.get('session')!
      const gone = await fetch(payment_url, {
        method: 'POST',
        body: new URLSearchParams({ session, choice }),
        redirect: 'manual',
      })
      return gone.headers.get('location')
    },
    /** Sends an event of the last try of an order, as the provider would. @returns the status of the answer */
    async tell(orderId: number, more: object = {}, sent: Sent = {}): Promise<number> {
      const last = (await triesOf(db, orderId)).at(-1)!
      const { token: reference, amount } = last
      const event = { type: 'payment.paid', payment: `ref_${reference}`, reference, amount, currency: 'EUR', ...more }
      const body = JSON.stringify(event)
      const headers = webhookHeaders(
        [sent.secret ?? secret],
        sent.id ?? `evt_test_${++ids}`,
        body,
        sent.at ?? new Date(),
      )
      const answer = await fetch(`${sent.url ?? url}${EVENTS_PATH}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers, ...sent.headers },
      })
      await app.platform.outbox.drain()
      return answer.status
    },
    paymentsOf: (orderId: number) =>
      rows<{ key: string; amount: number; method: string }>(
        db,
        sql`select key, amount::int, method from payments where order_id = ${orderId} order by id`,
      ),
    refundsOf: (orderId: number) =>
      rows<{ amount: number; reason: string; isDone: boolean }>(
        db,
        sql`
          select r.amount::int, reason, done_at is not null as "isDone"
          from card_refunds r join card_payments c on c.id = card_payment_id where order_id = ${orderId} order by r.id`,
      ),
    orderOf: async (orderId: number) =>
      (await one<{ status: string; gross: number; isPaid: boolean; isHeld: boolean }>(sql`
        select status, gross::int, paid_ahead_at is not null as "isPaid", held_until is not null as "isHeld"
        from orders where id = ${orderId}`))!,
    outcomes: async () =>
      (await rows<{ outcome: string | null }>(db, sql`select outcome from card_events order by received_at, id`)).map(
        ({ outcome }) => outcome,
      ),
  }
}

/** The fee for cards is part of the total. */
async function totalByCard(buyer: Browser) {
  const { breakdown } = (await buyer.get('/api/onlineshop/checkout?payment_method=card')).json()
  return { seen_total: breakdown.total_price_inc_vat }
}
