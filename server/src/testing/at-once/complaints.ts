import { paces } from '@fairfloor/domain/paces'
import { sql } from 'drizzle-orm'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import type { LockingCall } from './calls.ts'
import { all, first, once, type Race } from './race.ts'
import { countOf, done, newKey, type Scene } from './scene.ts'

const complaintOf = (shipped: object) => ({
  ...shipped,
  ...{ line: 1, quantity: 2, reason: 'damaged', text: 'Open', photos: [] },
})

/** A complaint of the buyer. */
async function complained(scene: Scene) {
  const shipped = await scene.shipped()
  const { id } = await done(scene.buyer[0].post('/api/complaints', complaintOf(shipped)))
  return { ...shipped, id: id as number }
}

/** What operators do to a complaint. */
const decided = (act: string, payload: object): Race =>
  once(`POST /api/admin/complaints/:id/${act}` as LockingCall, first(), async scene => ({
    url: `/api/admin/complaints/${(await complained(scene)).id}/${act}`,
    payload,
  }))

export const complaints: Race[] = [
  {
    call: 'POST /api/complaints',
    what: 'nobody complains of a piece twice (FF-1220)',
    statuses: first(422),
    ready: async ({ shipped, buyer, colleague }) => {
      const at = await shipped()
      return {
        // Two users: what one of them writes is counted one after the other.
        send: (on, i) => (i % 4 < 2 ? buyer : colleague)[on].post('/api/complaints', complaintOf(at)),
        kept: [countOf(sql`complaints where order_id = ${at.order_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/complaints',
    what: 'with one key it is one, and all get its answer',
    statuses: all(),
    same: true,
    ready: async ({ shipped, buyer }) => {
      const [at, key] = [await shipped(), newKey()]
      return {
        send: on => buyer[on].post('/api/complaints', { ...complaintOf(at), quantity: 1 }, key),
        kept: [countOf(sql`complaints where order_id = ${at.order_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/complaints/:id/messages',
    what: 'no more is written than an hour allows',
    statuses: first(429),
    ready: async scene => {
      const { id } = await complained(scene)
      // All but one of the messages.
      await scene.db.execute(sql`
        with writer as (select id from users where email = ${ACCOUNTS.buyer})
        insert into complaint_messages (complaint_id, from_desk, user_id, text, written_at)
        select ${id}, false, writer.id, 'Before', made_at
        from writer, (select made_at from complaints where id = ${id}) now,
          generate_series(2, ${paces.complaints.most}::int - (select count(*)::int from complaints, writer where user_id = writer.id))`)
      return {
        send: on => scene.buyer[on].post(`/api/complaints/${id}/messages`, { text: 'Once more' }),
        kept: [countOf(sql`complaint_messages where text = 'Once more'`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/complaints/:id/withdrawal',
    what: 'it is withdrawn once, and the house is told once',
    statuses: first(),
    ready: async scene => {
      const { id } = await complained(scene)
      await scene.db.execute(sql`delete from mails`)
      return {
        send: on => scene.buyer[on].post(`/api/complaints/${id}/withdrawal`),
        kept: [countOf(sql`complaints where id = ${id} and closed_at is not null`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/complaints/:id/accept',
    what: 'one credit note (FF-1223)',
    statuses: first(),
    ready: async scene => {
      const { id, order_id } = await complained(scene)
      const accepted = { settlement: 'credit', quantity: 2, text: 'Sorry.' }
      return {
        send: on => scene.operator[on].post(`/api/admin/complaints/${id}/accept`, accepted, newKey()),
        kept: [countOf(sql`credit_notes where order_id = ${order_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/complaints/:id/accept',
    what: 'with one key it is one, and all get its answer',
    statuses: all(),
    same: true,
    ready: async scene => {
      const [{ id, order_id }, key] = [await complained(scene), newKey()]
      const accepted = { settlement: 'credit', quantity: 2, text: '' }
      return {
        send: on => scene.operator[on].post(`/api/admin/complaints/${id}/accept`, accepted, key),
        kept: [countOf(sql`credit_notes where order_id = ${order_id}`), { n: 1 }],
      }
    },
  },
  {
    call: 'POST /api/admin/complaints/:id/accept',
    what: 'of a credit note, a replacement and a refusal one is decided (FF-1222, FF-1223)',
    statuses: first(),
    ready: async scene => {
      const { id, order_id } = await complained(scene)
      const ways = [
        ['accept', { settlement: 'credit', quantity: 2, text: '' }],
        ['refuse', { text: 'No.' }],
        ['accept', { settlement: 'replacement', quantity: 2, text: '' }],
      ] as const
      return {
        send: (on, i) => {
          const [act, said] = ways[i % 3]!
          return scene.operator[on].post(`/api/admin/complaints/${id}/${act}`, said)
        },
        kept: [
          sql`select (decision <> 'refused')::int = (select count(*) from credit_notes where order_id = ${order_id})
            + (select count(*) - 1 from order_lines where order_id = ${order_id}) as fits
            from complaints where id = ${id}`,
          { fits: true },
        ],
      }
    },
  },
  decided('refuse', { text: 'No.' }),
  once('POST /api/admin/complaints/:id/close', first(), async scene => {
    const url = `/api/admin/complaints/${(await complained(scene)).id}`
    await done(scene.operator[0].post(`${url}/refuse`, { text: 'No.' }))
    return { url: `${url}/close`, payload: {} }
  }),
  decided('take-on', {}),
]
