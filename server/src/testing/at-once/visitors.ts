import { sql } from 'drizzle-orm'
import { ACCOUNTS } from '../../areas/show-orders/test-show.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { AT_ONCE, all, type Race } from './race.ts'
import { countOf } from './scene.ts'

const PDF = `%PDF-1.7\n${'x'.repeat(2000)}\n%%EOF\n`

/** An application from a network of its own: those of one are counted one after the other. */
async function apply(browser: Browser, i: number) {
  const form = new FormData()
  const fields = { name: 'Ada Smit', email: 'ada@example.test', phone: '', message: 'Hello.', consent: 'true' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([PDF]), 'cv.pdf')
  const encoded = new Response(form)
  return browser.call({
    method: 'POST',
    url: '/api/jobs/warehouse-picker/applications',
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
    remoteAddress: `10.0.1.${i}`,
  })
}

const ENQUIRY = {
  kind: 'general',
  name: 'Nora',
  email: 'nora@nova.test',
  message: 'Saturdays?',
  company: '',
  phone: '',
}

export const visitors: Race[] = [
  {
    call: 'POST /api/jobs/:slug/applications',
    what: 'an application that is sent again is kept once',
    statuses: all(),
    ready: async ({ visitor }) => ({
      send: (on, i) => apply(visitor[on], i),
      kept: [countOf(sql`job_applications`), { n: 1 }],
    }),
  },
  {
    call: 'POST /api/enquiries',
    what: 'an enquiry that is sent again is kept once, and mailed once',
    statuses: all(),
    ready: async ({ visitor }) => ({
      send: (on, i) =>
        visitor[on].call({ method: 'POST', url: '/api/enquiries', payload: ENQUIRY, remoteAddress: `10.0.2.${i}` }),
      kept: [
        sql`select (select count(*)::int from contact_enquiries) as kept,
          (select count(*)::int from mails where kind = 'contact-general') as mailed`,
        { kept: 1, mailed: 1 },
      ],
    }),
  },
  {
    call: 'POST /api/virtual-trade-show/exhibitors/:id/enquiries',
    what: 'an enquiry that is sent again is kept once',
    statuses: all(),
    ready: async ({ show, buyer }) => ({
      send: on =>
        buyer[on].post(`/api/virtual-trade-show/exhibitors/${show.north}/enquiries`, {
          ...{ kind: 'question', message: 'Is the whey vegan?' },
        }),
      kept: [countOf(sql`booth_enquiries`), { n: 1 }],
    }),
  },
  {
    call: 'POST /api/login',
    what: 'wrong passwords have five tries',
    statuses: { 401: 1, 429: AT_ONCE - 1 },
    ready: async ({ visitor }) => {
      for (let i = 0; i < 4; i++) await logIn(visitor[0], ACCOUNTS.gym, 'wrong')
      return {
        send: on => logIn(visitor[on], ACCOUNTS.gym, 'wrong'),
        kept: [countOf(sql`login_attempts where account = ${ACCOUNTS.gym}`), { n: 5 }],
      }
    },
  },
]
