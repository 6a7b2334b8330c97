import { sql } from 'drizzle-orm'
import { giveToken } from '../../areas/companies/registration/confirm-registration.ts'
import { approval, PASSWORD, registration } from '../../areas/companies/registration/test-registration.ts'
import { makeCustomer } from '../../areas/orders/test-house.ts'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { all, first, once, type Race } from './race.ts'
import { countOf, done, type Scene } from './scene.ts'

let made = 0

/** A customer of its own, as an operator sees it. */
async function customer({ db, operator }: Scene, vatId: string | null = null) {
  const { customerId } = await makeCustomer(db, 'NL', vatId)
  const url = `/api/admin/customers/${customerId}`
  return { url, seen: await done(operator[0].get(url)) }
}

/** A registration. @returns its id, and the token of the link that confirms it */
async function registered({ db, one, visitor, show }: Scene) {
  const email = `nora-${++made}@nova-${made}.test`
  await done(
    visitor[0].post('/api/registrations', registration({ email, vat_id: '', chamber_number: `1234567${made}` })),
  )
  const { id } = await one<{ id: number }>(sql`select id from registrations where email = ${email}`)
  return { id, email, token: (await giveToken(db, id, show.app.platform.clock()))! }
}

/** A registration that waits for an operator. */
async function waiting(scene: Scene) {
  const { id, token } = await registered(scene)
  await done(scene.visitor[0].post('/api/registrations/confirmation', { token, password: PASSWORD }))
  return { id, url: `/api/admin/registrations/${id}` }
}

/** A user who asks to be erased. @returns the request's address */
async function erasing(scene: Scene): Promise<string> {
  const { customerId } = await makeCustomer(scene.db, 'NL')
  const email = `erase-${++made}@fairfloor.test`
  await saveUser(scene.db, { email, name: 'Gone', customerId, passwordHash: await hashPassword(DEMO_PASSWORD) })
  const [browser] = await scene.person(email)
  await done(browser.post('/api/account/erasure', { password: DEMO_PASSWORD, code: '', passkey: null, note: '' }))
  const { id } = await scene.one<{ id: number }>(sql`select max(id) as id from erasure_requests`)
  return `/api/admin/erasure-requests/${id}`
}

const MANDATE = { signed_on: '2031-05-06', iban: 'NL91ABNA0417164300', holder: 'Gym Shop B.V.' }

export const customers: Race[] = [
  once('PUT /api/admin/customers/:id/terms', first(), async scene => {
    const { url, seen } = await customer(scene)
    const { version, payment_methods, payment_method, delivery } = seen
    const rest = { payment_days: 21, credit_limit: 100, bonus: false }
    return { url: `${url}/terms`, payload: { version, payment_methods, payment_method, delivery, ...rest } }
  }),
  once('PUT /api/admin/customers/:id/standing', first(), async scene => {
    const { url, seen } = await customer(scene)
    const { standing_version: version, price_group_id } = seen
    const payload = { version, price_group_id, vts_orders_visible: false, has_api_access: true }
    return { url: `${url}/standing`, payload }
  }),
  once('PUT /api/admin/customers/:id/vat-id', first(), async scene => {
    const { url, seen } = await customer(scene)
    return { url: `${url}/vat-id`, payload: { version: seen.vat_version, vat_id: 'NL862453392B02' } }
  }),
  once('POST /api/admin/customers/:id/vat-confirmation', first(), async scene => {
    const { url, seen } = await customer(scene)
    const { vat_version } = await done(
      scene.operator[0].call({
        method: 'PUT',
        url: `${url}/vat-id`,
        payload: { version: seen.vat_version, vat_id: 'NL862453392B02' },
      }),
    )
    return { url: `${url}/vat-confirmation`, payload: { version: vat_version, reference: 'VIES 4711' } }
  }),
  once('DELETE /api/admin/customers/:id/vat-confirmation', first(), async scene => {
    const { url, seen } = await customer(scene, 'NL862453392B03')
    return { url: `${url}/vat-confirmation`, payload: { version: seen.vat_version } }
  }),
  once('POST /api/admin/customers/:id/mandates', first(), async scene => ({
    url: `${(await customer(scene)).url}/mandates`,
    payload: { ...MANDATE, reference: `M-${++made}` },
  })),
  once('POST /api/admin/customers/:id/mandates/:mandate/end', first(), async scene => {
    const { url } = await customer(scene)
    const { mandates } = await done(scene.operator[0].post(`${url}/mandates`, { ...MANDATE, reference: `M-${++made}` }))
    return { url: `${url}/mandates/${mandates[0].id}/end` }
  }),
  once('POST /api/admin/customers/:id/block', first(), async scene => ({
    url: `${(await customer(scene)).url}/block`,
    payload: { reason: 'Insolvent' },
  })),
  once('POST /api/admin/customers/:id/unblock', first(), async scene => {
    const { url } = await customer(scene)
    await done(scene.operator[0].post(`${url}/block`, { reason: 'Insolvent' }))
    return { url: `${url}/unblock` }
  }),
  {
    call: 'POST /api/registrations',
    what: 'of one address there is one',
    statuses: all(),
    ready: async ({ visitor }) => {
      const email = `nora-${++made}@nova.test`
      return {
        send: (on, i) =>
          visitor[on].call({
            ...{ method: 'POST', url: '/api/registrations', remoteAddress: `10.0.3.${i}` },
            payload: registration({ email }),
          }),
        kept: [countOf(sql`registrations where email = ${email}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/registrations/confirmation',
    what: 'it is confirmed once, and the desk told once',
    statuses: all(),
    ready: async scene => {
      const { token } = await registered(scene)
      await scene.db.execute(sql`delete from mails`)
      return {
        send: (on, i) =>
          scene.visitor[on].call({
            ...{ method: 'POST', url: '/api/registrations/confirmation', remoteAddress: `10.0.4.${i}` },
            payload: { token, password: PASSWORD },
          }),
        kept: [countOf(sql`mails where kind = 'registration-waits' and recipient = ${ACCOUNTS.operator}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/registrations/:id/approval',
    what: 'one customer is made of one or two registrations of a company (FF-1192)',
    statuses: first(),
    ready: async scene => {
      const [{ id }, other] = [await waiting(scene), await waiting(scene)]
      await scene.db.execute(
        sql`update registrations set chamber_number = 'same', vat_id = 'NL001234567B01' where id in ${[id, other.id]}`,
      )
      const terms = await approval(scene.operator[0], id)
      return {
        send: (on, i) =>
          scene.operator[on].post(`/api/admin/registrations/${i % 4 < 2 ? id : other.id}/approval`, terms),
        kept: [countOf(sql`customers where vat_id = 'NL001234567B01'`), { n: 1 }],
      }
    },
  },
  once('POST /api/admin/registrations/:id/refusal', first(), async scene => ({
    url: `${(await waiting(scene)).url}/refusal`,
    payload: { reason: 'No shop.' },
  })),
  once('POST /api/admin/erasure-requests/:id/approval', first(), async scene => ({
    url: `${await erasing(scene)}/approval`,
  })),
  once('POST /api/admin/erasure-requests/:id/refusal', first(), async scene => ({
    url: `${await erasing(scene)}/refusal`,
    payload: { reason: 'Open orders.' },
  })),
  {
    call: 'POST /api/account/erasure',
    what: 'it is asked for once',
    statuses: first(),
    ready: async scene => {
      const { customerId } = await makeCustomer(scene.db, 'NL')
      const email = `erase-${++made}@fairfloor.test`
      const passwordHash = await hashPassword(DEMO_PASSWORD)
      const id = await saveUser(scene.db, { email, name: 'Gone', customerId, passwordHash })
      const person = await scene.person(email)
      const body = { password: DEMO_PASSWORD, code: '', passkey: null, note: '' }
      return {
        send: on => person[on].post('/api/account/erasure', body),
        kept: [countOf(sql`erasure_requests where user_id = ${id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/account/exports',
    what: 'one file is made at a time',
    statuses: first(),
    ready: async ({ gym }) => ({
      send: on => gym[on].post('/api/account/exports', { password: DEMO_PASSWORD, code: '', passkey: null }),
      kept: [countOf(sql`data_exports`), { n: 1 }],
    }),
  },
]
