import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Session } from '../product.ts'

/** A browser with an empty cache and the buyer's session. */
export async function visit(
  browser: Browser,
  url: string,
  buyer: Session,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: url, viewport, ...options })
  const cookies = buyer.call('/').headers?.cookie?.split('; ') ?? []
  await context.addCookies(
    cookies.map(cookie => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, url }
    }),
  )
  const page = await context.newPage()
  // The robot stays away.
  await page.route('**/api/recommended-top-product', route => route.fulfill({ json: null }))
  return page
}
