import type { Page } from '@playwright/test'
import { LONG } from './support/fair.ts'
import { expect, login, test } from './support/test.ts'

// Ten forms, each in two tabs, are a minute and more of pages: this is a story of the long run.
test.setTimeout(420_000)
test.use({ ownServer: true })

interface DeskForm {
  readonly of: string
  readonly at: string
  readonly label: string | RegExp
  /** What is typed here, and in the other tab. */
  readonly typed: readonly [mine: string, theirs: string]
  /** Opens the form on its page, where that does not show it at once. */
  readonly open?: (page: Page) => Promise<void>
}

const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click()
const words = ['Mine', 'Theirs'] as const

const forms: readonly DeskForm[] = [
  { of: 'brand', at: '/admin/brands?search=hexlift', label: /^Text/, typed: words, open: link('Open Hexlift') },
  { of: 'category', at: '/admin/categories', label: /^Text/, typed: words, open: link(/^Change /) },
  {
    ...{ of: 'product', at: '/admin/products?search=hexlift', label: /^Sold only in/, typed: ['DE', 'NL'] },
    open: link(/^Open /),
  },
  { of: 'customer', at: '/admin/customers/1?part=terms', label: 'Days to pay', typed: ['21', '30'] },
  { of: 'order', at: '/admin/orders/1', label: 'Note', typed: words },
  { of: 'page', at: '/admin/pages', label: 'Title', typed: words },
  { of: 'lot of the outlet', at: '/admin/outlet/1', label: /^Price of a piece/, typed: ['7,10', '6,20'] },
  { of: 'promotion', at: '/admin/promotions?open=1', label: 'Name', typed: words },
  { of: 'banner', at: '/admin/banners?open=1', label: 'Title, English', typed: words },
  { of: 'delivery', at: '/admin/goods-in/1', label: 'Supplier', typed: words, open: button('Change') },
]

const formIn = (page: Page, label: DeskForm['label']) =>
  page
    .locator('form')
    .filter({ has: page.getByLabel(label) })
    .last()

async function openIn(page: Page, { at, label, open }: DeskForm) {
  await page.goto(at)
  await open?.(page)
  const form = formIn(page, label)
  const field = form.getByLabel(label).first()
  await expect(field).toBeVisible({ timeout: LONG })
  return { form, field, save: form.locator('[type=submit]') }
}

test('two people fill ten forms at once: nothing typed is lost, and nothing of the other overwritten unasked', async ({
  page,
  context,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  const other = await context.newPage()
  for (const one of forms)
    await test.step(one.of, async () => {
      const [mine, theirs] = one.typed
      const { form, field, save } = await openIn(page, one)
      const second = await openIn(other, one)
      await field.fill(mine)
      await second.field.fill(theirs)
      await second.save.click()
      await expect(second.form.getByText(/^(1 change|Not saved yet):/)).toHaveCount(0, { timeout: LONG })

      await page.reload()
      if (one.at.includes('goods-in')) await one.open?.(page)
      await expect(field).toHaveValue(mine, { timeout: LONG })
      await field.press('Escape')
      await page.getByRole('button', { name: /^(Stay here|Go on typing)$/ }).click()
      await expect(page.getByRole('dialog', { name: /^(Leave|Discard)/ })).toHaveCount(0)
      await field.press('Control+s')
      await form.getByRole('button', { name: `Keep mine: ${mine}` }).click({ timeout: LONG })
      await expect(save).not.toHaveAttribute('aria-disabled', 'true')
      await save.click()
      await expect(form.getByText(/^(1 change|Not saved yet):/)).toHaveCount(0, { timeout: LONG })
      await page.reload()
      if (one.at.includes('goods-in')) await one.open?.(page)
      await expect(field).toHaveValue(mine, { timeout: LONG })
    })
})

test('Back asks, and without a connection or a session what is typed is saved later', async ({ page, context }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/orders')
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click()
  const form = formIn(page, 'Note')
  const field = form.getByLabel('Note')
  await field.fill('Ring first')
  const address = page.url()
  await page.goBack()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(page.url()).toBe(address)
  await page.goBack()
  await page.getByRole('button', { name: 'Leave, keep the draft' }).click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
  await page.goForward()
  await expect(field).toHaveValue('Ring first', { timeout: LONG })

  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('no connection', { timeout: LONG })
  await context.setOffline(false)
  await expect(form.getByRole('alert')).toHaveCount(0, { timeout: LONG })

  await field.fill('Ring twice')
  await context.clearCookies()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('session has ended', { timeout: LONG })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('operator@fairfloor.test')
  await dialog.getByLabel('Password', { exact: true }).fill('demo-2025')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByText(/^1 change:/)).toHaveCount(0, { timeout: LONG })
  await page.reload()
  await expect(field).toHaveValue('Ring twice', { timeout: LONG })
})
