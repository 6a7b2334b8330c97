import type { Page } from '@playwright/test'
import { asList, fillLogin, press } from './support/fair.ts'
import { textOfMail } from './support/operator.ts'
import { another, expectAccountOf, tryLogin } from './support/people.ts'
import { axe, expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

const PASSWORD = 'quiet river stone'

test.setTimeout(180_000)

test(
  'a stranger at the fair becomes a customer (FF-1199, FF-1320)',
  SHORT_AND_PHONE,
  async ({ page, browser, server }) => {
    const size = test.info().project.name
    const manager = `nora-${size}@nova-gym.test`
    await asList(page)
    const office = await another(browser, server.url)
    const desk = await office.newPage()
    await login(desk.request, 'operator@fairfloor.test')

    await test.step('the fair’s page leads to the registration, which says what is missing', async () => {
      await page.goto('/vts')
      await press(page.getByRole('link', { name: 'Register now' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Become a customer' })).toBeVisible()
      await press(page.getByRole('button', { name: 'Register' }))
      await expect(page.getByLabel('Company', { exact: true })).toBeFocused()
      await fillRegistration(page, manager, size === 'phone' ? 'NL001234567B02' : 'NL001234567B01')
      await press(page.getByRole('button', { name: 'Register' }))
      await expect(page.getByRole('heading', { name: 'Please look into your mail' })).toBeVisible()
      await axe(page)
    })

    await test.step('the link of the mail opens a page whose button confirms', async () => {
      const mail = await textOfMail(desk.request, manager, /^Please confirm your e-mail address$/)
      const link = new URL(/https?:\S+\/contact\/customer\/confirm#[\w-]{43}/.exec(mail)?.[0] ?? '')
      await page.goto(link.pathname + link.hash)
      await axe(page)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(page.getByRole('button', { name: 'Confirm' }))
      await expect(page.getByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeVisible()
      await tryLogin(page, manager, PASSWORD)
      await expect(page.getByRole('alert')).toContainText('Your account is being checked.')
    })

    await test.step('the operator approves, and says how the customer may pay', async () => {
      await desk.goto(`/admin/registrations?search=${manager}`)
      await press(desk.getByRole('link', { name: 'Open Nova Gym' }))
      const form = desk.getByRole('form', { name: 'Approve' })
      await form.getByLabel('Price group').selectOption({ index: 1 })
      await form.getByRole('checkbox', { name: 'Invoice', exact: true }).check()
      await form.getByLabel('Usual payment method').selectOption('Invoice')
      await axe(desk)
      await press(form.getByRole('button', { name: 'Approve and mail' }))
      await expect(desk.getByText(/^Approved by /)).toBeVisible()
    })

    await test.step('the mail leads through the login back to the fair', async () => {
      const mail = await textOfMail(desk.request, manager, /^Welcome: your account is ready$/)
      const link = new URL(/https?:\S+\/login\?target=\S+/.exec(mail)?.[0] ?? '')
      await page.goto(link.pathname + link.search)
      await fillLogin(page, manager, PASSWORD)
      await expect(page).toHaveURL(/\/virtual-trade-show\/lobby$/)
      await expectAccountOf(page, 'Nora Vos')
    })
    await office.close()
  },
)

async function fillRegistration(page: Page, email: string, vatId: string): Promise<void> {
  const fields = {
    Company: 'Nova Gym',
    'First name': 'Nora',
    'Last name': 'Vos',
    Phone: '020 5551234',
    Street: 'Kade',
    Number: '7',
    Postcode: '1011 AB',
    Place: 'Amsterdam',
    'E-mail address': email,
    Password: PASSWORD,
  }
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByLabel('VAT id').fill(vatId)
  await page.getByLabel('Kind of business').selectOption('gym')
  await page.getByLabel('Country').selectOption('NL')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
}
