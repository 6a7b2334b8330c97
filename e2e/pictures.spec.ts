import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@fairfloor/domain/pages'
import { addressesOf, emails, ownerOf, type Role } from './support/addresses.ts'
import { asList, walkAlone } from './support/fair.ts'
import { login, test } from './support/test.ts'
import { watch } from './support/watch.ts'

// Takes a picture of each page at both widths into the folder PICTURES, to compare two states of the code.

const FOLDER = process.env.PICTURES ?? ''
/** Only addresses that match. */
const ONLY = new RegExp(process.env.PICTURES_ONLY ?? '')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Longer pages are cut: what repeats from there on differs no more. */
const LIMIT = 5_000
/** They show what happens at that moment, or end the session. */
const LEFT_OUT = ['/logout', '/style']

const roles = ['visitor', 'buyer', 'agent', 'operator'] as const satisfies Role[]

/** Who looks at a page: its owner, else the operator at the back office, the buyer elsewhere. */
const looksAt = (role: Role) =>
  pages.filter(page => {
    if (LEFT_OUT.includes(page.path)) return false
    const owner = ownerOf(page)
    if (owner && owner !== 'nobody') return owner === role
    if (page.who === 'operator') return role === 'operator'
    return role === 'buyer' || (role === 'visitor' && !page.who)
  })

test.use({ ownServer: true, deviceScaleFactor: 1 })
test.describe.configure({ mode: 'parallel', retries: 0 })

for (const role of roles)
  test(`pictures as ${role}`, async ({ page, server }) => {
    test.setTimeout(3_600_000)
    const watched = await watch(page)
    await asList(page)
    const email = emails[role]
    if (email) {
      await login(page.request, email)
      await walkAlone(page)
    }
    const { date } = (await page.request.get(`${server.url}/health`)).headers()
    await page.clock.setFixedTime(date!)
    mkdirSync(FOLDER, { recursive: true })
    const addresses = looksAt(role).flatMap(addressesOf)
    for (const address of addresses.filter(address => ONLY.test(address)))
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.goto(address, { waitUntil: 'commit' })
        await watched.settled()
        // In a window as high as the page, so that pictures further down are loaded too.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ ...size, height: Math.min(LIMIT, Math.max(size.height, height)) })
        await page.waitForFunction(() => [...document.images].every(image => image.complete))
        await watched.settled()
        await page.screenshot({
          path: join(FOLDER, `${role}${address.replaceAll('/', '_')}.${size.width}.png`),
          animations: 'disabled',
          // The server's clock goes on while the pictures are taken.
          mask: [page.getByRole('timer')],
        })
      }
  })
