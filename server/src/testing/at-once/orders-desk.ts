import { sql } from 'drizzle-orm'
import { all, first, once, only, type Race } from './race.ts'
import { countOf, done, HANDED_OVER, newKey, put, type Scene } from './scene.ts'

const part = (quantity: number) => ({ line: 1, quantity, lot: null, best_before: null })

/** An order of the buyer as an operator sees it. */
async function open({ ordered, operator }: Scene) {
  const id = await ordered()
  const url = `/api/admin/orders/${id}`
  return { id, url, seen: await done(operator[0].get(url)) }
}

async function picked(scene: Scene) {
  const { id, url } = await open(scene)
  const { pick_list_id } = await done(scene.operator[0].post(`${url}/pick-list`, {}))
  return { id, url: `/api/admin/pick-lists/${pick_list_id}` }
}

const shipments = (orderId: number) => countOf(sql`shipments where order_id = ${orderId}`)

export const ordersDesk: Race[] = [
  once('POST /api/admin/orders/:order_id/pick-list', first(), async scene => ({
    url: `${(await open(scene)).url}/pick-list`,
    payload: {},
  })),
  once('POST /api/admin/pick-lists/:pick_list_id/give-back', first(), async scene => ({
    url: `${(await picked(scene)).url}/give-back`,
    payload: {},
  })),
  {
    call: 'POST /api/admin/pick-lists/:pick_list_id/ship',
    what: 'a list is shipped once',
    statuses: first(),
    ready: async scene => {
      const { id, url } = await picked(scene)
      return {
        send: on => scene.operator[on].post(`${url}/ship`, { lines: [part(3)], ...HANDED_OVER }),
        kept: [shipments(id), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/orders/:order_id/ship',
    what: 'an order is shipped once',
    statuses: first(),
    ready: async scene => {
      const { id, url, seen } = await open(scene)
      const body = { version: seen.version, lines: [part(1)], ...HANDED_OVER }
      return { send: on => scene.operator[on].post(`${url}/ship`, body), kept: [shipments(id), { n: 1 }] }
    },
  },
  {
    call: 'POST /api/admin/orders/:order_id/cancel',
    what: 'pieces are cancelled once',
    statuses: first(),
    ready: async scene => {
      const { id, url, seen } = await open(scene)
      const body = { version: seen.version, lines: [{ line: 1, quantity: 1 }], reckoning: 'anew' }
      return {
        send: on => scene.operator[on].post(`${url}/cancel`, body),
        kept: [sql`select cancelled_quantity as n from order_lines where order_id = ${id}`, { n: 1 }],
      }
    },
  },
  once('PUT /api/admin/orders/:order_id/address', first(), async scene => {
    const { url, seen } = await open(scene)
    return { url: `${url}/address`, payload: { version: seen.version, shipping_address_id: seen.addresses.at(-1).id } }
  }),
  once('PUT /api/admin/orders/:order_id/note', first(), async scene => {
    const { url, seen } = await open(scene)
    return { url: `${url}/note`, payload: { version: seen.note_version, note: 'Fragile' } }
  }),
  {
    call: 'POST /api/admin/orders/:order_id/credit-notes',
    what: 'no more is credited than an invoice has, and the numbers have no gap',
    statuses: only(3, 422),
    ready: async scene => {
      const { order_id } = await scene.shipped({ f1: 3 })
      const url = `/api/admin/orders/${order_id}`
      const [{ invoice_id }] = (await done(scene.operator[0].get(url))).creditable
      const lines = [{ of: 'pieces', line: 1, quantity: 1 }]
      return {
        send: on =>
          scene.operator[on].post(
            `${url}/credit-notes`,
            { kind: 'goodwill', reason: 'Crushed', invoice_id, lines },
            newKey(),
          ),
        kept: [
          sql`select count(*)::int as n, max(sequence) - min(sequence) + 1 as span
            from credit_notes where order_id = ${order_id}`,
          { n: 3, span: 3 },
        ],
      }
    },
  },
  {
    call: 'POST /api/admin/shipments/:shipment_id/returns',
    what: 'no more comes back than was shipped',
    statuses: first(),
    ready: async scene => {
      const { shipment_id } = await scene.shipped()
      const body = { reason: 'damaged', note: null, lines: [{ line: 1, quantity: 2, restocked: 0 }] }
      return {
        send: on => scene.operator[on].post(`/api/admin/shipments/${shipment_id}/returns`, body),
        kept: [countOf(sql`returns where shipment_id = ${shipment_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'PUT /api/admin/shipments/:shipment_id/hand-over',
    what: 'a shipment goes to the carrier once',
    statuses: all(),
    ready: async scene => {
      const { order_id, shipment_id } = await scene.shipped()
      // Packed, and not gone yet.
      await scene.db.execute(sql`update shipments set shipped_at = null where id = ${shipment_id}`)
      await scene.db.execute(sql`delete from outbox_events where topic = 'orders.shipped'`)
      return {
        send: on => put(scene.operator[on], `/api/admin/shipments/${shipment_id}/hand-over`, HANDED_OVER),
        kept: [
          countOf(sql`outbox_events where topic = 'orders.shipped' and (payload->>'orderId')::int = ${order_id}`),
          { n: 1 },
        ],
      }
    },
  },
]
