import { MOST_ADDRESSES } from '@fairfloor/domain/companies/addresses/address'
import { MOST_MAILS } from '@fairfloor/domain/people/access/invitation'
import { sql } from 'drizzle-orm'
import { makeCustomer } from '../../areas/orders/test-house.ts'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import { all, audited, first, type Race } from './race.ts'
import { countOf, done, type Scene } from './scene.ts'
import { left, two } from './two.ts'

const COMPANY = '/api/company'
let made = 0

/** The two who alone manage a company. */
async function managers(scene: Scene) {
  const { customerId, userId } = await makeCustomer(scene.db, 'NL')
  await scene.db.execute(sql`update users set blocked_at = now() where id = ${userId}`)
  return two(scene, { customerId })
}

async function invited({ buyer }: Scene) {
  const email = `invited-${++made}@fairfloor.test`
  const { invitations } = await done(buyer[0].post(`${COMPANY}/invitations`, { email, name: 'New', rights: [] }))
  return { email, id: invitations.find((one: { email: string }) => one.email === email).id as number }
}

const ADDRESS = {
  ...{ company: 'Stall', first_name: '', last_name: '', street: 'Kanaalweg', number: '5', zip: '3526 KL' },
  ...{ city: 'Utrecht', country: 'NL', gln: null },
}

type Address = { id: number; version: string; street: string }

/** An address that is not the usual one. */
async function address({ buyer }: Scene): Promise<Address> {
  const street = `Kanaalweg ${++made}`
  const all: Address[] = await done(buyer[0].post(`${COMPANY}/addresses`, { ...ADDRESS, street, purpose: 'shipping' }))
  return all.find(one => one.street === street)!
}

export const company: Race[] = [
  ...(['block', 'remove'] as const).map(
    (act): Race => ({
      call: act === 'block' ? 'POST /api/company/users/:id/block' : 'DELETE /api/company/users/:id',
      what: `of two managers who ${act} each other one stays (FF-1215)`,
      statuses: {},
      ready: async scene => {
        const { both, ids } = await managers(scene)
        return {
          send: (on, i) => {
            const { person, other } = both[i % 2]!
            const url = `${COMPANY}/users/${other}`
            return act === 'block' ? person[on].post(`${url}/block`) : person[on].delete(url)
          },
          kept: [left(ids), { n: 1 }],
        }
      },
    }),
  ),
  {
    call: 'PATCH /api/company/users/:id',
    what: 'of two managers who take each other’s rights one manages (FF-1215)',
    statuses: {},
    ready: async scene => {
      const { both, ids } = await managers(scene)
      return {
        send: (on, i) => both[i % 2]!.person[on].patch(`${COMPANY}/users/${both[i % 2]!.other}`, { rights: ['order'] }),
        kept: [countOf(sql`users where id in ${ids} and rights @> '["manage"]'::jsonb`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/company/invitations',
    what: 'an address is invited once',
    statuses: first(),
    ready: async ({ buyer }) => {
      const email = `invited-${++made}@fairfloor.test`
      return {
        send: on => buyer[on].post(`${COMPANY}/invitations`, { email, name: 'New', rights: [] }),
        kept: [countOf(sql`invitations where email = ${email}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/company/invitations/:id/mail',
    what: 'mails are counted',
    statuses: first(),
    ready: async scene => {
      const { id } = await invited(scene)
      await scene.db.execute(sql`update invitations set mails = ${MOST_MAILS - 1} where id = ${id}`)
      return {
        send: on => scene.buyer[on].post(`${COMPANY}/invitations/${id}/mail`),
        kept: [sql`select mails from invitations where id = ${id}`, { mails: MOST_MAILS }],
      }
    },
  },
  {
    call: 'DELETE /api/company/invitations/:id',
    what: 'one is taken back once',
    statuses: first(),
    ready: async scene => {
      const { id } = await invited(scene)
      return audited(scene, on => scene.buyer[on].delete(`${COMPANY}/invitations/${id}`))
    },
  },
  {
    call: 'POST /api/invitations/accept',
    what: 'one account is made (FF-1214)',
    statuses: first(),
    ready: async scene => {
      const [{ id, email }, token] = [await invited(scene), newToken()]
      await scene.db.execute(sql`update invitations set token_hash = ${hashOf(token)} where id = ${id}`)
      const body = { token, name: 'New', password: 'quiet harbour lantern' }
      return {
        send: on => scene.visitor[on].post('/api/invitations/accept', body),
        kept: [countOf(sql`users where email = ${email}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/company/addresses',
    what: 'a company never has more than it may',
    statuses: first(),
    ready: async scene => {
      const { gym, db, one } = scene
      const { customerId } = await one<{ customerId: number }>(
        sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.gym}`,
      )
      await db.execute(sql`
        insert into addresses (customer_id, purpose, is_default, company, first_name, last_name, street, number, zip, city, country)
        select ${customerId}, 'shipping', false, 'Stall', '', '', 'Spare', n, '3526 KL', 'Utrecht', 'NL'
        from generate_series(1, ${MOST_ADDRESSES - 1}::int - (select count(*)::int from addresses where customer_id = ${customerId})) n`)
      return {
        send: on => gym[on].post(`${COMPANY}/addresses`, { ...ADDRESS, purpose: 'shipping' }),
        kept: [countOf(sql`addresses where customer_id = ${customerId}`), { n: MOST_ADDRESSES }],
      }
    },
  },
  {
    call: 'PATCH /api/company/addresses/:id',
    what: 'a form that was filled before changes nothing',
    statuses: first(),
    ready: async scene => {
      const { id, version } = await address(scene)
      const body = { ...ADDRESS, street: `Kade ${++made}`, version }
      return audited(scene, on => scene.buyer[on].patch(`${COMPANY}/addresses/${id}`, body))
    },
  },
  {
    call: 'POST /api/company/addresses/:id/usual',
    what: 'it becomes the usual one once',
    statuses: all(),
    ready: async scene => {
      const { id } = await address(scene)
      return audited(scene, on => scene.buyer[on].post(`${COMPANY}/addresses/${id}/usual`))
    },
  },
  {
    call: 'DELETE /api/company/addresses/:id',
    what: 'the last invoice address stays',
    statuses: {},
    ready: async scene => {
      const { customerId } = await makeCustomer(scene.db, 'NL')
      const { both } = await two(scene, { customerId })
      const [own] = both
      const of: (Address & { purpose: string })[] = await done(
        own.person[0].post(`${COMPANY}/addresses`, { ...ADDRESS, purpose: 'invoice' }),
      )
      const ids = of.filter(({ purpose }) => purpose === 'invoice').map(({ id }) => id)
      return {
        send: (on, i) => own.person[on].delete(`${COMPANY}/addresses/${ids[i % 2]}`),
        kept: [countOf(sql`addresses where customer_id = ${customerId} and purpose = 'invoice'`), { n: 1 }],
      }
    },
  },
]
