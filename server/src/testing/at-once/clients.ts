import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeCustomer } from '../../areas/orders/test-house.ts'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { clientWith } from '../../platform/testing/app.ts'
import { all, first, type Race } from './race.ts'
import { countOf, done, newKey, type Scene } from './scene.ts'

let made = 0

/** A user of a company that has no system of its own yet. */
async function connected({ db, person }: Scene) {
  const { customerId } = await makeCustomer(db, 'NL')
  await db.execute(sql`update customers set has_api_access = true where id = ${customerId}`)
  const email = `client-${++made}@fairfloor.test`
  await saveUser(db, { email, name: 'Client', customerId, passwordHash: await hashPassword(DEMO_PASSWORD) })
  return { customerId, user: await person(email) }
}

/** The same with a key, and what an order of its system costs. */
async function ordering(scene: Scene) {
  const { customerId, user } = await connected(scene)
  const { api_key } = await done(user[0].post('/api/api_settings/generate_api_key'))
  const client = [clientWith(scene.show.app.platform, api_key), clientWith(scene.second.platform, api_key)] as const
  await expect.poll(async () => (await client[1].get('/api/v1/key')).statusCode).toBe(200)
  const body = { lines: [{ sku: 'N-1', quantity: 4 }] }
  const { order_id } = await done(client[0].post('/api/v1/orders', body, newKey()))
  const { gross } = await scene.one<{ gross: number }>(sql`select gross::int from orders where id = ${order_id}`)
  return { customerId, client, body, gross, orders: countOf(sql`orders where customer_id = ${customerId}`) }
}

export const clients: Race[] = [
  {
    call: 'POST /api/v1/orders',
    what: 'with one key it is one order, and all get its answer (SH-341)',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ client, body, orders }, key] = [await ordering(scene), newKey()]
      return { send: on => client[on].post('/api/v1/orders', body, key), kept: [orders, { n: 2 }] }
    },
  },
  {
    call: 'POST /api/v1/orders',
    what: 'orders together stay within the credit limit',
    statuses: first(),
    ready: async scene => {
      const { customerId, client, body, gross, orders } = await ordering(scene)
      await scene.db.execute(sql`update customers set credit_limit = ${2 * gross + 1} where id = ${customerId}`)
      return { send: on => client[on].post('/api/v1/orders', body, newKey()), kept: [orders, { n: 2 }] }
    },
  },
  {
    call: 'POST /api/api_settings/generate_api_key',
    what: 'a company has one technical user and one key',
    statuses: all(),
    ready: async scene => {
      const { customerId, user } = await connected(scene)
      return {
        send: on => user[on].post('/api/api_settings/generate_api_key'),
        kept: [
          sql`select (select count(*)::int from users where customer_id = ${customerId} and is_technical) as users,
            (select count(*)::int from api_keys where customer_id = ${customerId}) as keys`,
          { users: 1, keys: 1 },
        ],
      }
    },
  },
  {
    call: 'POST /api/api_settings/keys',
    what: 'a name is one key’s',
    statuses: first(),
    ready: async scene => {
      const { customerId, user } = await connected(scene)
      return {
        send: on => user[on].post('/api/api_settings/keys', { name: 'Till', rights: ['prices'] }),
        kept: [countOf(sql`named_api_keys where customer_id = ${customerId}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/user/productReferences/save_reference',
    what: 'a number is one flavour’s',
    statuses: {},
    ready: async ({ show, buyer, customerId }) => ({
      send: (on, i) =>
        buyer[on].post('/api/user/productReferences/save_reference', {
          product_attribute_id: show.flavour.get(i % 4 < 2 ? 'f1' : 'f2'),
          cpc_reference: 'RACE',
        }),
      kept: [countOf(sql`customer_references where customer_id = ${customerId} and reference = 'RACE'`), { n: 1 }],
    }),
  },
]
