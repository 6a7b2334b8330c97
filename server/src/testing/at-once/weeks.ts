import { sql } from 'drizzle-orm'
import { ask, BASKET, place, putIn } from '../../areas/newcomer-week/test-orders.ts'
import { AT_ONCE, all, first, once, type Race } from './race.ts'
import { countOf, done, newKey, type Scene } from './scene.ts'

const DESK = '/api/admin/newcomer-weeks'

/** The event runs, its baskets are empty, and ten pieces of all are there. */
async function empty({ db }: Scene): Promise<void> {
  for (const table of ['backorder_confirmations', 'newcomer_week_positions', 'newcomer_week_baskets'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  await db.execute(sql`update stock set quantity = 10 where quantity is not null`)
}

/** An order with a backorder. */
async function waiting(scene: Scene): Promise<number> {
  await empty(scene)
  await putIn(scene.show, scene.buyer[0], { f1: 25 })
  return (await done(place(scene.buyer[0]))).order_id
}

const pieces = sql`select sum(quantity)::int as n from newcomer_week_positions`
const orders = async ({ one }: Scene) => {
  const { last } = await one<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from orders`)
  return countOf(sql`orders where id > ${last} and kind = 'newcomer-week'`)
}

/** An event after all others. */
async function planned({ operator }: Scene, first_day: string) {
  const made = await done(operator[0].post(DESK, { name: first_day, first_day, copy_of: null }))
  return { url: `${DESK}/${made.id}`, seen: made }
}

export const weeks: Race[] = [
  {
    call: 'POST /api/onlineshop/newcomer-week/basket/positions',
    what: 'adds add up (FF-1106)',
    statuses: all(),
    ready: async scene => {
      await empty(scene)
      return {
        send: (on, i) => putIn(scene.show, (i % 3 ? scene.buyer : scene.colleague)[on], { f1: 2 }),
        kept: [pieces, { n: 2 * AT_ONCE }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/newcomer-week/basket/positions',
    what: 'adds with one key are one',
    statuses: all(),
    same: true,
    ready: async scene => {
      await empty(scene)
      const key = newKey()
      return { send: on => putIn(scene.show, scene.buyer[on], { f1: 3 }, key), kept: [pieces, { n: 3 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/newcomer-week/basket/place-order',
    what: 'a basket is one order (FF-1106)',
    statuses: first(),
    ready: async scene => {
      await empty(scene)
      await putIn(scene.show, scene.buyer[0], { f1: 5 })
      return { send: on => place(scene.buyer[on]), kept: [await orders(scene), { n: 1 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/newcomer-week/basket/place-order',
    what: 'with one key it is one order, and all get its answer (FF-1106)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await empty(scene)
      await putIn(scene.show, scene.buyer[0], { f1: 5 })
      const key = newKey()
      return { send: on => place(scene.buyer[on], key), kept: [await orders(scene), { n: 1 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/newcomer-week/basket/place-order',
    what: 'a backorder is confirmed once, and its rest cancelled once (FF-1107)',
    statuses: first(),
    ready: async scene => {
      const orderId = await waiting(scene)
      await done(ask(scene.operator[0], orderId))
      const position = `${BASKET}/positions/${scene.show.flavour.get('f1')}?confirms=${orderId}`
      await done(scene.buyer[0].patch(position, { quantity: 4 }))
      return {
        send: on => place(scene.buyer[on], {}, `?confirms=${orderId}`),
        kept: [sql`select cancelled_quantity as n from order_lines where order_id = ${orderId}`, { n: 11 }],
      }
    },
  },
  {
    call: 'POST /api/admin/orders/:order_id/backorder-confirmation',
    what: 'a customer is asked once (FF-1109)',
    statuses: first(),
    ready: async scene => {
      const orderId = await waiting(scene)
      return {
        send: on => ask(scene.operator[on], orderId),
        kept: [countOf(sql`backorder_confirmations where order_id = ${orderId}`), { n: 1 }],
      }
    },
  },
  once('POST /api/admin/newcomer-weeks', first(), async () => ({
    url: DESK,
    payload: { name: 'Later', first_day: '2031-09-01', copy_of: null },
  })),
  once('PUT /api/admin/newcomer-weeks/:id', first(), async scene => {
    const { url, seen } = await planned(scene, '2031-10-06')
    const { name, published, start, end, banner_start, banner_end, text, questions, version } = seen
    const days = { start, end, banner_start, banner_end }
    return {
      url,
      payload: { name: `${name} too`, published, ...days, text, questions, version, brands: [], products: [] },
    }
  }),
  once('DELETE /api/admin/newcomer-weeks/:id', first(404), async scene => ({
    url: (await planned(scene, '2031-11-03')).url,
  })),
]
