import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { makeCustomer } from '../../areas/orders/test-house.ts'
import { hashPassword, saveUser } from '../../areas/people/index.ts'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { all, first, type Race } from './race.ts'
import { countOf, done, type Scene } from './scene.ts'

const FACTOR = '/api/account/second-factor'
const password = DEMO_PASSWORD
let made = 0

/** Somebody whom no other race needs. */
async function somebody({ db, person }: Scene) {
  const { customerId } = await makeCustomer(db, 'NL')
  const email = `somebody-${++made}@fairfloor.test`
  const id = await saveUser(db, { email, name: 'Some', customerId, passwordHash: await hashPassword(password) })
  return { id, email, person: await person(email) }
}

/** The same for a person who sets an authenticator up. @returns the code that the phone shows */
async function beginning(scene: Scene) {
  const who = await somebody(scene)
  const { secret } = await done(who.person[0].post(`${FACTOR}/authenticator`, { password }))
  return { ...who, code: TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }) }
}

export const account: Race[] = [
  {
    call: 'POST /api/account/second-factor/authenticator/confirm',
    what: 'a code sets it up once, with ten recovery codes',
    // The others are too many attempts in the end.
    statuses: { 200: 1 },
    ready: async scene => {
      const { id, person, code } = await beginning(scene)
      return {
        send: on => person[on].post(`${FACTOR}/authenticator/confirm`, { code }),
        kept: [countOf(sql`recovery_codes where user_id = ${id}`), { n: 10 }],
      }
    },
  },
  {
    call: 'POST /api/account/second-factor/recovery-codes',
    what: 'ten count, however often they are made anew',
    statuses: all(),
    ready: async scene => {
      const { id, person, code } = await beginning(scene)
      await done(person[0].post(`${FACTOR}/authenticator/confirm`, { code }))
      return {
        send: on => person[on].post(`${FACTOR}/recovery-codes`, { password }),
        kept: [countOf(sql`recovery_codes where user_id = ${id}`), { n: 10 }],
      }
    },
  },
  {
    call: 'POST /api/account/second-factor/authenticator/remove',
    what: 'it is removed once, and its owner told once',
    statuses: first(),
    ready: async scene => {
      const { id, email, person, code } = await beginning(scene)
      await done(person[0].post(`${FACTOR}/authenticator/confirm`, { code }))
      await scene.db.execute(sql`delete from mails`)
      return {
        send: on => person[on].post(`${FACTOR}/authenticator/remove`, { password }),
        kept: [
          sql`select (select count(*)::int from authenticators where user_id = ${id}) as left,
            (select count(*)::int from mails where recipient = ${email}) as mails`,
          { left: 0, mails: 1 },
        ],
      }
    },
  },
  {
    call: 'POST /lost-password',
    what: 'an address is mailed five times, from whatever networks',
    statuses: all(),
    ready: async ({ db, visitor }) => {
      await db.execute(sql`
        insert into login_attempts (kind, account, address, at)
        select 'password-mail', ${ACCOUNTS.branch}, '', '2031-05-06T12:00:00Z' from generate_series(1, 4)`)
      return {
        send: (on, i) =>
          visitor[on].call({
            method: 'POST',
            url: '/lost-password',
            payload: new URLSearchParams({ _username: ACCOUNTS.branch }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            remoteAddress: `10.0.5.${i}`,
          }),
        kept: [countOf(sql`login_attempts where kind = 'password-mail' and account = ${ACCOUNTS.branch}`), { n: 5 }],
      }
    },
  },
  {
    call: 'GET /api/switch-user/users',
    what: 'an agent searches sixty times in a minute',
    statuses: first(429),
    ready: async ({ db, person }) => {
      const agent = await person(ACCOUNTS.agent)
      await db.execute(sql`
        insert into login_attempts (kind, account, address, at)
        select 'customer-search', ${ACCOUNTS.agent}, '', '2031-05-06T12:00:00Z' from generate_series(1, 59)`)
      return {
        send: on => agent[on].get('/api/switch-user/users?search=merwede'),
        kept: [countOf(sql`login_attempts where kind = 'customer-search'`), { n: 60 }],
      }
    },
  },
]
