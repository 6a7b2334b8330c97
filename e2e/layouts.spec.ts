import type { Page } from '@playwright/test'
import { emails, type Role } from './support/addresses.ts'
import { asList, walkAlone } from './support/fair.ts'
import { goInside } from './support/go-inside.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { axe, expect, login, SHORT, test } from './support/test.ts'
import { type Watch, watch } from './support/watch.ts'

/** One page of each layout. `routes.spec.ts` opens every page; these break first where something that many share has changed. */
const layouts = {
  visitor: [
    // Logged out: the login beside what the shop is; the fair's page with a footer alone; its lobby without either.
    '/',
    '/vts',
    '/virtual-trade-show/lobby',
    // A long form, a written page, questions that fold, a job with its application, lists without prices.
    '/contact/customer',
    '/terms',
    '/faq',
    '/careers/warehouse-picker',
    '/product-list',
  ],
  buyer: [
    // Goods: a list, one size, all sizes in a grid, brands, those of the outlet.
    '/product-list',
    '/productSize/1',
    '/product-list/product/1',
    '/brands',
    '/outlet',
    // Ordering.
    '/basket',
    '/quick-order',
    '/order-lists/1',
    '/my-orders',
    '/my-orders/1',
    // The account, the service centre and the API.
    '/account/security',
    '/service-center/price-change',
    '/service-center/api/rest',
    '/complaints/new',
    // The fair.
    '/vts-order',
    '/virtual-trade-show/my-fair',
    '/virtual-trade-show/exhibition/2/3',
  ],
  operator: [
    // The back office: figures, a list with filters, a record, a form over many languages, work with a scanner, a file.
    '/admin',
    '/admin/orders',
    '/admin/orders/1',
    '/admin/products/1',
    '/admin/picking',
    '/admin/import',
  ],
} satisfies Partial<Record<Role, readonly string[]>>

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

test.setTimeout(180_000)

for (const [role, addresses] of Object.entries(layouts) as [keyof typeof layouts, string[]][])
  test(
    `one page of each layout fits a wide screen and a phone, and can be used by all, as ${role}`,
    SHORT,
    async ({ page }) => {
      const watched = await watch(page)
      // Panoramas have stories of their own; software draws them slowly.
      await asList(page)
      const email = emails[role]
      if (email) {
        await login(page.request, email)
        await walkAlone(page)
      }
      for (const address of addresses) await test.step(address, () => judge(page, watched, address, role))
    },
  )

async function judge(page: Page, watched: Watch, address: string, role: Role): Promise<void> {
  const here = `${address} as ${role}`
  await page.setViewportSize(WIDE)
  watched.forget()
  if (!(await goInside(page, address))) await page.goto(address, { waitUntil: 'commit' })
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await watched.settled()
    await expectNoSidewaysScroll(page, here)
    await axe(page, here)
  }
  expect.soft(watched.wrong(), `errors of ${here}`).toEqual([])
}
