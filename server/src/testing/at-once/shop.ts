import { MOST_LISTS } from '@fairfloor/domain/order-lists/order-list'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { APPROVALS, seen } from '../../areas/basket/approval/test-approval.ts'
import { orderOf } from '../../areas/basket/test-checkout.ts'
import { makeLot, ORDERS, outletOrder, putIn } from '../../areas/outlet/test-outlet.ts'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { AT_ONCE, all, first, type Race } from './race.ts'
import { countOf, done, newKey, type Scene } from './scene.ts'

const LISTS = '/api/onlineshop/order-lists'

const positions = ({ show }: Scene, lines: Readonly<Record<string, number>>) =>
  Object.entries(lines).map(([name, quantity]) => ({ product_attribute_id: show.flavour.get(name), quantity }))

/** Two lists of pieces in opposite order: who locks by the order of the list locks the other out. */
const eitherWay = (scene: Scene, i: number) => positions(scene, i % 4 < 2 ? { f1: 1, f2: 2 } : { f2: 2, f1: 1 })

/** A list that colleagues may change. @returns its id and address */
async function listed(scene: Scene, lines: Readonly<Record<string, number>> = {}) {
  const list = { name: `List ${newKey()['idempotency-key']}`, sharing: 'change', positions: positions(scene, lines) }
  const { id } = await done(scene.buyer[0].post(LISTS, list))
  return { id: id as number, url: `${LISTS}/${id}` }
}

const ordersSince = async ({ one }: Scene) => {
  const { last } = await one<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from orders`)
  return countOf(sql`orders where id > ${last}`)
}

const add = (browser: Browser, lines: readonly object[], headers = {}) =>
  browser.form('/api/onlineshop/basket/positions', { positionsJson: JSON.stringify(lines) }, headers)

const emptied = ({ buyer }: Scene) => done(buyer[0].delete('/api/onlineshop/basket/basket-empty'))
const filled = async (scene: Scene) => {
  await emptied(scene)
  await done(add(scene.buyer[0], positions(scene, { f1: 4, f2: 3 })))
}

const inBasket = sql`select sum(quantity)::int as n from basket_positions`

let limitedUsers = 0

/** A colleague who may order up to 1 € alone. */
async function limited(scene: Scene) {
  const email = `limited-${++limitedUsers}@fairfloor.test`
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const { customerId, db } = scene
  const id = await saveUser(db, { email, name: 'Daan', customerId, passwordHash, rights: ['order', 'prices'] })
  await db.execute(sql`update users set order_limit = 100 where id = ${id}`)
  return scene.person(email)
}

/** A request that loses the race is answered with who decided, and how. */
const decided = (...states: readonly string[]) => ({
  code: 'approval_decided',
  details: { by: expect.stringMatching(/^\S/), state: expect.stringMatching(`^(${states.join('|')})$`) },
})

/** An order of theirs that waits, and what approves it. */
async function waiting(scene: Scene) {
  const daan = await limited(scene)
  await filled(scene)
  const order = await orderOf(daan[0], { approval: { word: null } })
  const { approval_id: id } = await done(daan[0].post('/api/onlineshop/orders', order))
  return { id: id as number, daan, body: await seen(scene.buyer[0], id) }
}

export const shop: Race[] = [
  {
    call: 'POST /api/onlineshop/basket/positions',
    what: 'adds of two users add up, of lists in opposite order too',
    statuses: all(),
    ready: async scene => {
      await emptied(scene)
      return {
        send: (on, i) => add((i % 3 ? scene.buyer : scene.colleague)[on], eitherWay(scene, i)),
        kept: [inBasket, { n: 3 * AT_ONCE }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/basket/positions',
    what: 'adds with one key are one',
    statuses: all(),
    same: true,
    ready: async scene => {
      await emptied(scene)
      const key = newKey()
      return {
        send: on => add(scene.buyer[on], positions(scene, { f1: 3 }), key),
        kept: [inBasket, { n: 3 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/basket/positions',
    what: 'adds stop where one would pass the limit',
    statuses: first(422),
    ready: async scene => {
      await emptied(scene)
      await done(add(scene.buyer[0], positions(scene, { f1: 99_980 })))
      return {
        send: on => add(scene.buyer[on], positions(scene, { f1: 15 })),
        kept: [inBasket, { n: 99_995 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/orders',
    what: 'with one key it is one order, and all get its answer (SH-190..192)',
    statuses: all(),
    same: true,
    ready: async scene => {
      await filled(scene)
      const [order, key] = [await orderOf(scene.buyer[0]), newKey()]
      return {
        send: on => scene.buyer[on].post('/api/onlineshop/orders', order, key),
        kept: [await ordersSince(scene), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/orders',
    what: 'tabs that place the same basket make one order; the others are told that it is empty',
    statuses: first(),
    ready: async scene => {
      await filled(scene)
      const order = await orderOf(scene.buyer[0])
      return {
        send: on => scene.buyer[on].post('/api/onlineshop/orders', order, newKey()),
        kept: [await ordersSince(scene), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/orders',
    what: 'tabs that send the same basket for approval send it once (FF-1832)',
    statuses: first(),
    ready: async scene => {
      const daan = await limited(scene)
      await filled(scene)
      const order = await orderOf(daan[0], { approval: { word: null } })
      return {
        send: on => daan[on].post('/api/onlineshop/orders', order, newKey()),
        kept: [countOf(sql`approvals where decided_at is null and asked_by = (select max(id) from users)`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/approvals/:id/approval',
    what: 'approvers at once, of whom one leaves a line out, make the order of one; the others are told who was first (FF-1832)',
    statuses: first(),
    told: decided('approved'),
    ready: async scene => {
      const { id, body } = await waiting(scene)
      const fewer = await seen(scene.colleague[0], id, [{ id: scene.show.flavour.get('f2')!, quantity: 0 }])
      const since = await ordersSince(scene)
      return {
        send: (on, i) =>
          i % 4 < 2
            ? scene.buyer[on].post(`${APPROVALS}/${id}/approval`, body, newKey())
            : scene.colleague[on].post(`${APPROVALS}/${id}/approval`, fewer, newKey()),
        kept: [
          sql`select (${since})::int as n, sum(quantity) = case name when 'Colleague' then 4 else 7 end as fits from approvals
            join orders on orders.id = approvals.order_id join order_lines on order_lines.order_id = orders.id
            join users on users.id = approved_by where approvals.id = ${id} group by name`,
          { n: 1, fits: true },
        ],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/approvals/:id/approval',
    what: 'with one key it is one order, and all get its answer (FF-1832)',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ id, body }, key] = [await waiting(scene), newKey()]
      return {
        send: on => scene.buyer[on].post(`${APPROVALS}/${id}/approval`, body, key),
        kept: [await ordersSince(scene), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/approvals/:id/refusal',
    what: 'approving and refusing at once: one of them counts (FF-1832)',
    statuses: first(),
    told: decided('approved', 'refused'),
    ready: async scene => {
      const { id, body } = await waiting(scene)
      return {
        send: (on, i) =>
          i % 4 < 2
            ? scene.buyer[on].post(`${APPROVALS}/${id}/approval`, body, newKey())
            : scene.colleague[on].post(`${APPROVALS}/${id}/refusal`, { answer: 'No' }),
        kept: [
          sql`select (outcome = 'approved') = (order_id is not null) as fits from approvals where id = ${id}`,
          { fits: true },
        ],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/approvals/:id/taking-back',
    what: 'the lines go back into the basket once (FF-1832)',
    statuses: first(),
    ready: async scene => {
      const { id, daan } = await waiting(scene)
      return {
        send: on => daan[on].post(`${APPROVALS}/${id}/taking-back`, {}, newKey()),
        kept: [inBasket, { n: 7 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/approvals/:id/taking-back',
    what: 'what is approved or taken back at once is ordered or in the basket, not both (FF-1832)',
    statuses: first(),
    ready: async scene => {
      const { id, daan, body } = await waiting(scene)
      const since = await ordersSince(scene)
      return {
        send: (on, i) =>
          i % 4 < 2
            ? scene.buyer[on].post(`${APPROVALS}/${id}/approval`, body, newKey())
            : daan[on].post(`${APPROVALS}/${id}/taking-back`, {}, newKey()),
        kept: [
          sql`select (${since})::int + coalesce((${inBasket}), 0)::int = case outcome when 'approved' then 1 else 7 end as fits
            from approvals where id = ${id}`,
          { fits: true },
        ],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/orders/:order_id/cancel',
    what: 'pieces are cancelled once',
    statuses: first(),
    ready: async scene => {
      const id = await scene.ordered({ f1: 3 })
      return {
        send: on =>
          scene.buyer[on].post(`/api/onlineshop/orders/${id}/cancel`, { lines: [{ line: 1, quantity: 2 }] }, newKey()),
        kept: [sql`select cancelled_quantity as n from order_lines where order_id = ${id}`, { n: 2 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/orders/:order_id/card-payment',
    what: 'presses are one try',
    statuses: all(),
    same: true,
    ready: async scene => {
      await filled(scene)
      const { breakdown } = await done(scene.buyer[0].get('/api/onlineshop/checkout?payment_method=card'))
      const order = await orderOf(scene.buyer[0], {
        payment_method: 'card',
        seen_total: breakdown.total_price_inc_vat,
      })
      const { order_id } = await done(scene.buyer[0].post('/api/onlineshop/orders', order))
      return {
        send: on => scene.buyer[on].post(`/api/onlineshop/orders/${order_id}/card-payment`),
        kept: [countOf(sql`card_payments where order_id = ${order_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/order-lists',
    what: 'a user never has more than allowed',
    statuses: first(422),
    ready: async scene => {
      await scene.db.execute(sql`
        insert into order_lists (customer_id, owner_id, name, sharing, changed_at, changed_by)
        select customer_id, id, 'Before ' || n, 'private', now(), id
        from users, generate_series(2, ${MOST_LISTS}::int) n where email = ${ACCOUNTS.gym}`)
      const of = sql`order_lists where owner_id = (select id from users where email = ${ACCOUNTS.gym})`
      return {
        send: (on, i) => scene.gym[on].post(LISTS, { name: `Now ${i}`, sharing: 'private', positions: [] }),
        kept: [countOf(of), { n: MOST_LISTS }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/order-lists/:id/positions',
    what: 'adds of two users add up',
    statuses: all(),
    ready: async scene => {
      const { id, url } = await listed(scene)
      return {
        send: (on, i) =>
          (i % 3 ? scene.buyer : scene.colleague)[on].post(`${url}/positions`, { positions: eitherWay(scene, i) }),
        kept: [sql`select sum(quantity)::int as n from order_list_positions where list_id = ${id}`, { n: 3 * AT_ONCE }],
      }
    },
  },
  {
    call: 'POST /api/onlineshop/order-lists/:id/positions',
    what: 'adds with one key are one',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ id, url }, key] = [await listed(scene), newKey()]
      return {
        send: on => scene.buyer[on].post(`${url}/positions`, { positions: positions(scene, { f1: 3 }) }, key),
        kept: [sql`select sum(quantity)::int as n from order_list_positions where list_id = ${id}`, { n: 3 }],
      }
    },
  },
  {
    call: 'DELETE /api/onlineshop/order-lists/:id',
    what: 'a list is deleted once',
    statuses: first(404),
    ready: async scene => {
      const { id, url } = await listed(scene, { f1: 1 })
      return { send: on => scene.buyer[on].delete(url), kept: [countOf(sql`order_lists where id = ${id}`), { n: 0 }] }
    },
  },
  {
    call: 'POST /api/onlineshop/outlet/orders',
    what: 'the last pieces go to one',
    statuses: first(),
    ready: async scene => {
      const { lot_id } = await makeLot(scene.show, scene.operator[0], 'f1', { quantity: 30 })
      for (const [browser] of [scene.buyer, scene.gym]) await putIn(browser, { [lot_id]: 30 })
      const bodies = [await outletOrder(scene.buyer[0]), await outletOrder(scene.gym[0])] as const
      return {
        send: (on, i) => (i % 4 < 2 ? scene.buyer[on].post(ORDERS, bodies[0]) : scene.gym[on].post(ORDERS, bodies[1])),
        kept: [sql`select quantity from outlet_lots where id = ${lot_id}`, { quantity: 0 }],
      }
    },
  },
]
