import { DURING } from './support/edition.ts'
import { axe, expect, login, test } from './support/test.ts'

test.use({ ownServer: true })

const OPERATOR = 'operator@fairfloor.test'
const after = (minutes: number) => new Date(new Date(DURING.ordering).getTime() + minutes * 60_000)
/** As typed: the shop's wall clock, in summer two hours ahead. */
const typed = (instant: Date) => new Date(instant.getTime() + 2 * 3_600_000).toISOString().slice(0, 16)

test('an operator changes a page in German, previews it, and it is shown when its time comes', async ({
  page,
  server,
}) => {
  await login(page.request, OPERATOR)
  await page.goto('/admin/pages?page=about-us&language=de')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Über Maasveld')
  await title.fill('Das neue Maasveld')
  const part = page.getByRole('group', { name: 'Part 1', exact: true })
  await part.getByRole('textbox', { name: 'Text' }).fill('Wir sind **umgezogen**. <b>Wirklich.</b>')
  await page.getByRole('radio', { name: 'Everyone, from a moment on' }).check()
  const from = page.getByLabel('From', { exact: true })
  const save = page.getByRole('button', { name: 'Save version' })
  await from.fill(typed(after(-30)))
  await save.click()
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription(/This moment has passed/)
  await from.fill(typed(after(30)))
  await save.click()
  const planned = page.getByRole('listitem').filter({ hasText: 'Das neue Maasveld' })
  await expect(planned.getByText('Planned')).toBeVisible()
  await axe(page)
  await planned.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Das neue Maasveld' })).toBeVisible()
  await expect(page.getByText('Everyone sees this version from')).toBeVisible()
  await expect(page.getByText('umgezogen')).toHaveCSS('font-weight', '700')
  await expect(page.getByText('<b>Wirklich.</b>')).toBeVisible()
  await axe(page)

  const german = await page.context().browser()!.newContext({ locale: 'de-DE', baseURL: server.url })
  const visitor = await german.newPage()
  await visitor.goto('/about-us')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Über Maasveld' })).toBeVisible()
  await server.restart(after(31).toISOString())
  await visitor.goto('/about-us')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Das neue Maasveld' })).toBeVisible()
  await visitor.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'About Maasveld' })).toBeVisible()
  await german.close()
})

test('a stranger applies with a PDF, and the operator reads it', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: /Picker in the warehouse/ }).click()
  const form = page.getByRole('form', { name: 'Your application' })
  await form.getByLabel('Name').fill('Ada Smit')
  await form.getByLabel('E-mail').fill('ada@example.test')
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAda\n%%EOF\n') }
  await form.locator('input[type=file]').setInputFiles(file)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Thank you, your application has arrived')).toBeVisible()

  await login(page.request, OPERATOR)
  await page.goto('/admin/careers')
  const application = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ada Smit' }) })
  const download = page.waitForEvent('download')
  await application.getByRole('link', { name: /^PDF/ }).click()
  expect((await download).suggestedFilename()).toBe('application-1.pdf')
  await application.getByRole('combobox', { name: 'State' }).selectOption('Invited')
  await application.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(application.getByText(/^by /)).toBeVisible()
  await axe(page)
})

test('the login in place of a page stands clear of the words above it', async ({ page }) => {
  for (const path of ['/payment-methods', '/complaints', '/my-unpaid-invoices', '/listing-survey']) {
    await page.goto(path)
    const main = page.getByRole('main')
    const first = main.getByText('Username', { exact: true })
    await expect(first, path).toBeVisible()
    const top = (await first.boundingBox())!.y
    // Not those of the column beside it.
    const words = await main
      .locator(':is(h1, p):not(aside *)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    expect(top - Math.max(...words.filter(bottom => bottom <= top)), path).toBeGreaterThanOrEqual(16)
  }
})
