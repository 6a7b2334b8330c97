import { LONG } from './support/fair.ts'
import { textOfMail } from './support/operator.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(120_000)
test.use({ ownServer: true })

test('the operator reads and sends a reminder of what is overdue (FF-923)', async ({ page, server }) => {
  await login(page.request, 'buyer@fairfloor.test')
  const { invoices } = await (await page.request.get('/api/onlineshop/unpaid-invoices')).json()
  const { due_on, invoice_number } = invoices[0]
  await server.restart(new Date(Date.parse(due_on) + 10 * 24 * 60 * 60 * 1000).toISOString())

  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Look: invoices? (is|are) overdue$/ }).click()
  await expect(page.getByRole('row', { name: new RegExp(invoice_number) })).toContainText('overdue', { timeout: LONG })
  await page.getByRole('link', { name: 'Reminders' }).click()
  const due = page.getByRole('row', { name: new RegExp(invoice_number) })
  await expect(due).toContainText('First reminder', { timeout: LONG })
  await axe(page)
  await due.getByRole('button', { name: /^Read and send/ }).click()
  const letter = page.getByRole('dialog')
  await expect(letter).toContainText('buyer@fairfloor.test', { timeout: LONG })
  await expect(letter).toContainText('Perhaps it has escaped your notice')
  await axe(page)
  await letter.getByRole('button', { name: 'Send this reminder' }).click()
  await expect(page.getByText(/^One customer was reminded of/)).toBeVisible({ timeout: LONG })
  await expect(page.getByText('Nobody is to be reminded today')).toBeVisible()

  // It is written a moment later, and the page does not follow.
  await textOfMail(page.request, 'buyer@fairfloor.test', /^A reminder: /)
  await page.goto('/admin/mails?search=reminder')
  await expect(page.getByRole('row', { name: /A reminder: .* still open/ }).first()).toBeVisible({ timeout: LONG })
  await page.goto('/admin/invoices?state=overdue')
  await expect(page.getByRole('row', { name: new RegExp(invoice_number) })).toContainText('Reminder 1 on', {
    timeout: LONG,
  })
})
