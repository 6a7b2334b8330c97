import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { CUSTOMERS, emailOf, PASSWORD } from './customers.ts'
import { DURING } from './edition.ts'
import { Server } from './server.ts'
import { templateVariable } from './setup.ts'

type Running = { server: Server; clock: string; file: string; taken: number }

/** The worker's servers: one shared by stories, and one for a file that needs its own. */
type Slot = { shared?: Running; own?: Running }

type Fixtures = {
  /** ISO instant at which the server's clock starts: `test.use({ clock: '…' })`. */
  clock: string
  /**
   * For files whose stories move the clock, stop the server or change what others see: `test.use({ ownServer: true })`.
   * They share a server and its data only with each other.
   */
  ownServer: boolean
  /** The running product, shared with other stories of the worker, so each acts as its own customer. */
  server: Server
  /** E-mail address of a retailer for this story only; the password is the demo's. */
  customer: string
}

/** Playwright's `test` with a running product; addresses are relative to it. */
export const test = base.extend<Fixtures, { slot: Slot }>({
  clock: [DURING.ordering, { option: true }],
  ownServer: [false, { option: true }],

  slot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const slot: Slot = {}
      await use(slot)
      for (const running of [slot.shared, slot.own]) await running?.server.remove()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  server: [
    async ({ slot, clock, ownServer }, use, info) => {
      const name = ownServer ? 'own' : 'shared'
      let running = slot[name]
      if (running?.clock !== clock || (ownServer && running.file !== info.file)) {
        slot[name] = undefined
        await running?.server.remove()
        const server = await Server.start({ clock, template: process.env[templateVariable] })
        running = { server, clock, file: info.file, taken: 0 }
        slot[name] = running
      }
      await use(running.server)
      if (info.status !== info.expectedStatus) await info.attach('server.log', { body: running.server.log })
    },
    { timeout: 150_000 },
  ],

  // Depends on the server fixture, so that it is started first.
  customer: async ({ slot, server, ownServer }, use) => {
    const running = slot[ownServer ? 'own' : 'shared']
    const number = running?.server === server ? ++running.taken : CUSTOMERS + 1
    if (number > CUSTOMERS) throw new Error('No customer is left for this story.')
    await use(emailOf(number))
  },

  baseURL: ({ server }, use) => use(server.url),
})

export { axe, WCAG } from './axe.ts'
export { expect }

/** A story about touch, or about small-screen layout; it also runs there: `test('…', PHONE, …)`. */
export const PHONE = { tag: '@phone' }

/** A story of the short run: `npm test` has a dozen of them, `npm run test:long` all stories. */
export const SHORT = { tag: '@short' }

/** A story of the short run, which has wide screens alone; the long run also has it on a phone. */
export const SHORT_AND_PHONE = { tag: [SHORT.tag, PHONE.tag] }

/** Logs a browser in as a demo user without the form: `login(page.request, …)`. */
export async function login(request: APIRequestContext, email: string): Promise<void> {
  // Where nothing was asked for seconds, the server may close a connection just as it is used again.
  const maxRetries = 2
  const { token } = await (await request.get('/csrf-token', { maxRetries })).json()
  const answer = await request.post('/api/login', {
    maxRetries,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    form: { _csrf_token: token, _username: email, _password: PASSWORD },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
