import { pages } from '@fairfloor/domain/pages'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addressesOf, emails, ownerOf, type Role } from './support/addresses.ts'
import { asList, walkAlone } from './support/fair.ts'
import { expect, login, test } from './support/test.ts'
import { watch } from './support/watch.ts'

// Each page at both widths beside its last accepted picture. A difference is wanted, then accepted by `--update-snapshots`,
// or a fault.

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Longer pages are cut: what repeats from there on differs no more. */
const LIMIT = 5_000
/** CSS pixels. One pixel of an accepted picture: a moved button changes several of them, another digit none. */
const CELL = 16
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

test.use({ ownServer: true })
test.describe.configure({ mode: 'parallel', retries: 0 })

for (const role of roles)
  test(`pages look as accepted as ${role}`, async ({ page, server }, info) => {
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
    for (const address of looksAt(role).flatMap(addressesOf))
      for (const size of SIZES) {
        const name = `${role}${address.replaceAll('/', '_')}.${size.width}.png`
        await page.setViewportSize(size)
        await page.goto(address, { waitUntil: 'commit' })
        await watched.settled()
        // In a window as high as the page, so that pictures further down are loaded too.
        const height = Math.min(LIMIT, Math.max(size.height, await heightOf(page)))
        await page.setViewportSize({ ...size, height })
        await page.waitForFunction(() => [...document.images].every(image => image.complete))
        await watched.settled()
        const picture = await page.screenshot({
          path: info.outputPath(name),
          animations: 'disabled',
          // The server's clock goes on while the pictures are taken.
          mask: [page.getByRole('timer')],
        })
        const coarse = sharp(picture).resize(Math.round(size.width / CELL), Math.round(height / CELL), { fit: 'fill' })
        const taken = await coarse.flatten().png({ compressionLevel: 9 }).toBuffer()
        expect.soft(taken, `${address} at ${size.width}`).toMatchSnapshot(name, { threshold: 0.1, maxDiffPixels: 2 })
      }
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
