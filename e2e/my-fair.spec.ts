import { axe, expect, login, PHONE, test } from './support/test.ts'

test(
  'score, total and the own fair are in sight on a phone, and nothing is wider than it (FF-720)',
  PHONE,
  async ({ page, customer }) => {
    await login(page.request, customer)
    await page.goto('/virtual-trade-show/my-fair')
    await expect(page.getByRole('heading', { level: 1, name: 'Your fair so far' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Still open' })).toBeVisible()
    expect(await page.locator('main').evaluate(main => main.scrollWidth - main.clientWidth)).toBe(0)

    await page.getByRole('button', { name: 'Account', exact: true }).click()
    const account = page.getByRole('dialog', { name: 'My account' })
    await expect(account.getByText('Booths visited')).toBeInViewport()
    await expect(account.getByRole('row', { name: /^Total/ })).toBeInViewport()
    await axe(page)
    await account.getByRole('link', { name: /^Award vote/ }).click()
    await expect(page).toHaveURL(/\/awards$/)
  },
)

test(
  'the landing says what waits for the buyer, and leads there (SH-001, FF-725)',
  PHONE,
  async ({ page, customer }) => {
    await login(page.request, customer)
    await page.goto('/')
    await page.getByRole('link', { name: /Nothing ordered yet/ }).click()
    await expect(page).toHaveURL(/\/vts-order$/)
  },
)
