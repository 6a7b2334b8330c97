import { asList, fillLogin, press } from './support/fair.ts'
import { accountMenu, another, enter, readMail, tryLogin } from './support/people.ts'
import { axe, expect, test } from './support/test.ts'

const PASSWORD = 'quiet river stone'
const SUBJECT = 'Please confirm your e-mail address'

test.setTimeout(180_000)

test('a stranger at the fair registers, confirms, is approved, and lands in the hall', async ({
  page,
  browser,
  server,
}) => {
  const email = `nora-${test.info().project.name}@nova-gym.test`
  await asList(page)

  await test.step('the fair’s page leads to the registration, which says what is missing', async () => {
    await page.goto('/vts')
    await press(page.getByRole('link', { name: 'Register now' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Become a customer' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Register' }))
    await expect(page.getByLabel('Company', { exact: true })).toBeFocused()
    await axe(page)
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
    await page.getByLabel('VAT id').fill('NL001234567B01')
    await page.getByLabel('Kind of business').selectOption('gym')
    await page.getByLabel('Country').selectOption('NL')
    await page.getByRole('checkbox', { name: /accept the terms/ }).check()
    await press(page.getByRole('button', { name: 'Register' }))
    await expect(page.getByRole('heading', { name: 'Please look into your mail' })).toBeVisible()
    await axe(page)
  })

  await test.step('the link of the mail opens a page whose button confirms', async () => {
    const mail = await readMail(browser, server.url, email, SUBJECT)
    const link = new URL(/https?:\S+\/contact\/customer\/confirm#[\w-]{43}/.exec(mail)?.[0] ?? '')
    await page.goto(link.pathname + link.hash)
    await axe(page)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page.getByRole('button', { name: 'Confirm' }))
    await expect(page.getByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeVisible()
    await tryLogin(page, email, PASSWORD)
    await expect(page.getByRole('alert')).toContainText('Your account is being checked.')
  })

  await test.step('the operator approves', async () => {
    const context = await another(browser, server.url)
    const desk = await context.newPage()
    await enter(desk, 'operator@fairfloor.test', `/admin/registrations?search=${email}`)
    await press(desk.getByRole('link', { name: 'Open Nova Gym' }))
    const form = desk.getByRole('form', { name: 'Approve' })
    await form.getByLabel('Price group').selectOption({ index: 1 })
    await axe(desk)
    await press(form.getByRole('button', { name: 'Approve and mail' }))
    await expect(desk.getByText(/^Approved by /)).toBeVisible()
    await context.close()
  })

  await test.step('the mail leads through the login back to the fair', async () => {
    const mail = await readMail(browser, server.url, email, 'Welcome: your account is ready')
    const link = new URL(/https?:\S+\/login\?target=\S+/.exec(mail)?.[0] ?? '')
    await page.goto(link.pathname + link.search)
    await fillLogin(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/virtual-trade-show\/lobby$/)
    await page.goto('/account')
    await expect(accountMenu(page)).toBeVisible()
  })
})
