import { MOST_MAILS } from '@fairfloor/domain/people/access/invitation'
import { sql } from 'drizzle-orm'
import { first, once, type Race } from './race.ts'
import { countOf, done, type Scene } from './scene.ts'
import { left, two } from './two.ts'

let made = 0

const STAFF = '/api/admin/people/invitations'

async function staffInvited({ operator }: Scene): Promise<number> {
  const email = `staff-${++made}@fairfloor.test`
  const { invitations } = await done(operator[0].post(STAFF, { email, name: 'New', role: 'agent' }))
  return invitations.find((one: { email: string }) => one.email === email).id
}

export const staff: Race[] = [
  {
    call: 'POST /api/admin/people/:id/block',
    what: 'of two operators who block each other one stays (FF-1218)',
    statuses: {},
    ready: async scene => {
      const { both, ids } = await two(scene, { isOperator: true })
      return {
        send: (on, i) => both[i % 2]!.person[on].post(`/api/admin/people/${both[i % 2]!.other}/block`),
        kept: [left(ids), { n: 1 }],
      }
    },
  },
  {
    call: 'PATCH /api/admin/people/:id/role',
    what: 'of two operators who take each other’s role one keeps it (FF-1218)',
    statuses: {},
    ready: async scene => {
      const { both, ids } = await two(scene, { isOperator: true })
      const { version } = await done(scene.operator[0].get(`/api/admin/people/${ids[0]}`))
      return {
        send: (on, i) =>
          both[i % 2]!.person[on].patch(`/api/admin/people/${both[i % 2]!.other}/role`, { version, role: 'agent' }),
        kept: [countOf(sql`users where id in ${ids} and is_operator`), { n: 1 }],
      }
    },
  },
  once('POST /api/admin/people/invitations', first(), async () => ({
    url: STAFF,
    payload: { email: `staff-${++made}@fairfloor.test`, name: 'New', role: 'agent' },
  })),
  once('POST /api/admin/people/invitations/:id/mail', first(), async scene => {
    const id = await staffInvited(scene)
    await scene.db.execute(sql`update invitations set mails = ${MOST_MAILS - 1} where id = ${id}`)
    return { url: `${STAFF}/${id}/mail` }
  }),
  once('DELETE /api/admin/people/invitations/:id', first(), async scene => ({
    url: `${STAFF}/${await staffInvited(scene)}`,
  })),
]
