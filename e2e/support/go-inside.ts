import type { Page } from '@playwright/test'

/** On the heading of the page that is left. */
const LEFT = 'data-left'

/**
 * Opens a page inside the app, as a link or the back button would, which is a quarter of loading it. Only from a page in
 * English, as the next page is to be, and only from one with another route: the same one would keep its heading.
 * @returns false where no such page is open
 */
export async function goInside(page: Page, address: string): Promise<boolean> {
  const goes = await page.evaluate(
    ({ to, left }) => {
      const heading = document.querySelector('h1')
      if (!heading || location.pathname === to || document.documentElement.lang !== 'en') return false
      heading.setAttribute(left, '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      return true
    },
    { to: address, left: LEFT },
  )
  // Another page has a heading of its own, though it may read the same.
  if (goes) await page.waitForFunction(left => !document.querySelector(`h1[${left}]`), LEFT)
  return goes
}
