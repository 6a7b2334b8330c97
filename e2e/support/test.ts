import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { DURING } from './edition.ts'
import { Server } from './server.ts'
import { templateVariable } from './setup.ts'

/** The worker's server, and for which file and clock it was started. */
type Slot = { server?: Server; file?: string; clock?: string }

type Fixtures = {
  /** ISO instant at which the server's clock starts: `test.use({ clock: '…' })`. */
  clock: string
  /** The running product. Tests of one file share it and its data, the next file gets a fresh one. */
  server: Server
}

/** Playwright's `test` with a server of its own for each file; addresses are relative to it. */
export const test = base.extend<Fixtures, { slot: Slot }>({
  clock: [DURING.ordering, { option: true }],

  slot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const slot: Slot = {}
      await use(slot)
      await slot.server?.remove()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  server: [
    async ({ slot, clock }, use, info) => {
      if (!slot.server || slot.file !== info.file || slot.clock !== clock) {
        await slot.server?.remove()
        slot.server = undefined
        slot.server = await Server.start({ clock, template: process.env[templateVariable] })
        Object.assign(slot, { file: info.file, clock })
      }
      await use(slot.server)
      if (info.status !== info.expectedStatus) await info.attach('server.log', { body: slot.server.log })
    },
    { timeout: 150_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),
})

export { expect }

/** A story that is the same on every screen; it runs on the wide one alone: `test('…', DESKTOP, …)`. */
export const DESKTOP = { tag: '@desktop' }

const password = 'demo-2025'

/** Logs a browser in as a demo user, past the login form: `login(page.request, …)`. */
export async function login(request: APIRequestContext, email: string): Promise<void> {
  const { token } = await (await request.get('/csrf-token')).json()
  const answer = await request.post('/api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    form: { _csrf_token: token, _username: email, _password: password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Holds the page as it stands against WCAG 2.2 A and AA. */
export async function axe(page: Page, here = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    // Nothing here comes from another origin; without that a page of its own would be opened each time, which takes longer than the rest.
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, `accessibility of ${here}`).toEqual([])
}
