import { sql } from 'drizzle-orm'
import { camt } from '../../areas/payments/received/test-camt.ts'
import { all, first, once, only, type Race } from './race.ts'
import { countOf, done, newKey, put, type Scene } from './scene.ts'

/** An invoice of the buyer, with what is to be paid. */
async function invoiced({ shipped, one }: Scene) {
  const { order_id } = await shipped()
  const found = await one<{ id: number; number: string; gross: number }>(
    sql`select id, number, gross::int from invoices where order_id = ${order_id}`,
  )
  return { ...found, order_id, euros: found.gross / 100 }
}

const payment = ({ customerId }: Scene, more: object) => ({
  ...{ customer_id: customerId, order_id: null, invoice_ids: [], method: 'transfer', amount: 10 },
  ...{ received_on: '2031-05-06', payer: null, reference: null, note: null },
  ...more,
})

/** Money of the buyer that pays nothing yet. */
const received = async (scene: Scene) =>
  (await done(scene.operator[0].post('/api/admin/payments', payment(scene, { received_on: `2031-04-${10 + ++days}` }))))
    .payment_id as number

/** Of the payments so far: equal sums of one day are asked about. */
let days = 0
let files = 0

/** A sum that the bank tells of. @returns the entry's id */
async function told({ operator, one }: Scene, amount: string, text: string): Promise<number> {
  const file = camt('volksbank', [{ amount, text, reference: `B${++files}`, day: '2031-05-06' }])
  const form = new FormData()
  form.set('file', new Blob([file]), `statement-${files}.xml`)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type')! }
  const payload = Buffer.from(await encoded.arrayBuffer())
  await done(operator[0].call({ method: 'POST', url: '/api/admin/bank-files', headers, payload }))
  return (await one<{ id: number }>(sql`select max(id) as id from bank_entries`)).id
}

const settled = (paymentId: number) =>
  sql`select coalesce(sum(amount), 0)::int as n from settlements where payment_id = ${paymentId}`

export const money: Race[] = [
  {
    call: 'POST /api/admin/reminders',
    what: 'each invoice is reminded of once',
    statuses: all(),
    ready: async scene => {
      const { id } = await invoiced(scene)
      await scene.db.execute(sql`update invoices set due_on = '2031-04-20' where id = ${id}`)
      return {
        send: on => scene.operator[on].post('/api/admin/reminders', { customer_ids: [scene.customerId] }),
        kept: [countOf(sql`reminders where invoice_id = ${id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/payments',
    what: 'with one key it is booked once',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ id, euros, gross }, key] = [await invoiced(scene), newKey()]
      const body = payment(scene, { invoice_ids: [id], amount: euros })
      return {
        send: on => scene.operator[on].post('/api/admin/payments', body, key),
        kept: [sql`select sum(amount)::int as n from settlements where invoice_id = ${id}`, { n: gross }],
      }
    },
  },
  {
    call: 'POST /api/admin/payments',
    what: 'an invoice is never paid by more than it has: the second pays what the first has left, the others are asked (FF-904)',
    statuses: only(2, 409),
    ready: async scene => {
      const { id, gross } = await invoiced(scene)
      const mostOf = (i: number) => (Math.ceil(gross / 2) + 1 + i) / 100
      return {
        send: (on, i) =>
          scene.operator[on].post('/api/admin/payments', payment(scene, { invoice_ids: [id], amount: mostOf(i) })),
        kept: [sql`select sum(amount)::int as n from settlements where invoice_id = ${id}`, { n: gross }],
      }
    },
  },
  {
    call: 'POST /api/admin/payments',
    what: 'the same money without a key is booked once, and asked about then',
    statuses: first(),
    ready: async scene => {
      const { id, number, euros } = await invoiced(scene)
      const reference = `twice ${number}`
      const body = payment(scene, { invoice_ids: [id], amount: euros, reference, received_on: '2031-05-05' })
      return {
        send: on => scene.operator[on].post('/api/admin/payments', body),
        kept: [countOf(sql`payments where reference = ${reference}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/payments/:payment_id/settle',
    what: 'money pays once, whichever invoice (FF-904)',
    statuses: first(),
    ready: async scene => {
      const [paymentId, one, other] = [await received(scene), await invoiced(scene), await invoiced(scene)]
      return {
        send: (on, i) =>
          scene.operator[on].post(`/api/admin/payments/${paymentId}/settle`, {
            order_id: null,
            invoice_ids: [i % 4 < 2 ? one.id : other.id],
          }),
        kept: [settled(paymentId), { n: 1000 }],
      }
    },
  },
  once('POST /api/admin/payments/:payment_id/take-back', first(), async scene => ({
    url: `/api/admin/payments/${await received(scene)}/take-back`,
    payload: { reason: 'Booked twice' },
  })),
  {
    call: 'POST /api/admin/bank-entries/:entry_id/book',
    what: 'a sum is booked once',
    statuses: first(),
    ready: async scene => {
      const [entry, { id }] = [await told(scene, '1.00', 'Thanks'), await invoiced(scene)]
      const body = { customer_id: scene.customerId, order_id: null, invoice_ids: [id] }
      return {
        send: on => scene.operator[on].post(`/api/admin/bank-entries/${entry}/book`, body),
        kept: [countOf(sql`payments where bank_entry_id = ${entry}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/bank-entries/book-certain',
    what: 'what is certain is booked once',
    statuses: all(),
    ready: async scene => {
      const { number, euros } = await invoiced(scene)
      const entry = await told(scene, euros.toFixed(2), number)
      return {
        send: on => scene.operator[on].post('/api/admin/bank-entries/book-certain', {}),
        kept: [countOf(sql`payments where bank_entry_id = ${entry}`), { n: 1 }],
      }
    },
  },
  {
    call: 'PUT /api/admin/bank-entries/:entry_id/state',
    what: 'what is set aside has paid nothing',
    statuses: {},
    ready: async scene => {
      const [entry, { id }] = [await told(scene, '2.00', 'Rent'), await invoiced(scene)]
      const url = `/api/admin/bank-entries/${entry}`
      const body = { customer_id: scene.customerId, order_id: null, invoice_ids: [id] }
      return {
        send: (on, i) =>
          i === 1
            ? scene.operator[on].post(`${url}/book`, body)
            : put(scene.operator[on], `${url}/state`, { state: 'set aside' }),
        kept: [
          sql`select (state = 'booked') = exists (select from payments where bank_entry_id = e.id) as fits
            from bank_entries e where id = ${entry}`,
          { fits: true },
        ],
      }
    },
  },
  once('POST /api/admin/card-events/:event_id/note', first(), async ({ db }) => {
    await db.execute(sql`
      insert into card_events (id, kind, amount, received_at, payload, outcome)
      values ('evt_odd', 'payment.paid', 100, now(), '{}', 'unknown')`)
    return { url: '/api/admin/card-events/evt_odd/note' }
  }),
  {
    call: 'POST /api/admin/bonus/:year/credits',
    what: 'a year is paid once',
    statuses: first(),
    ready: async scene => {
      const { db, operator, shipped } = scene
      const { order_id } = await shipped()
      await db.execute(sql`update invoices set issued_on = '2030-07-05' where order_id = ${order_id}`)
      const bonus = async () => done(operator[0].get('/api/admin/bonus?year=2030'))
      const { version } = await bonus()
      const tiers = [{ from: 1, percent: 2 }]
      await done(put(operator[0], '/api/admin/bonus/2030/tiers', { version, tiers }))
      const { pay_version } = await bonus()
      return {
        send: on => operator[on].post('/api/admin/bonus/2030/credits', { version: pay_version }),
        kept: [countOf(sql`bonus_credits where year = 2030`), { n: 1 }],
      }
    },
  },
  once('PUT /api/admin/bonus/:year/tiers', first(), async ({ operator }) => {
    const { version } = await done(operator[0].get('/api/admin/bonus?year=2031'))
    return { url: '/api/admin/bonus/2031/tiers', payload: { version, tiers: [{ from: 10, percent: 2 }] } }
  }),
  once('PUT /api/admin/reminders/settings', first(), async ({ operator }) => {
    const { settings } = await done(operator[0].get('/api/admin/reminders'))
    return { url: '/api/admin/reminders/settings', payload: { ...settings, by_night: !settings.by_night } }
  }),
]
