import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asList, fillLogin, press } from './support/fair.ts'
import { adderOfGoods, shipOrder, textOfMail } from './support/operator.ts'
import { another, tryLogin } from './support/people.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

const MANAGERS = 'quiet river stone'
const COLLEAGUES = 'quiet harbour lantern'
const CREDITED = /^Accepted: Credit note .* for 2 pieces$/

test.setTimeout(180_000)

test(
  'a stranger at the fair becomes a customer, brings in a colleague, and what arrives broken is credited',
  PHONE,
  async ({ page, browser, server }) => {
    const size = test.info().project.name
    const manager = `nora-${size}@nova-gym.test`
    const colleague = `anna-${size}@nova-gym.test`
    await asList(page)
    const contexts = [await another(browser, server.url), await another(browser, server.url)] as const
    const [desk, other] = [await contexts[0].newPage(), await contexts[1].newPage()]
    await login(desk.request, 'operator@fairfloor.test')
    const main = other.getByRole('main')

    await test.step('the fair’s page leads to the registration, which says what is missing', async () => {
      await page.goto('/vts')
      await press(page.getByRole('link', { name: 'Register now' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Become a customer' })).toBeVisible()
      await press(page.getByRole('button', { name: 'Register' }))
      await expect(page.getByLabel('Company', { exact: true })).toBeFocused()
      await axe(page)
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
      await page.getByLabel('Password', { exact: true }).fill(MANAGERS)
      await press(page.getByRole('button', { name: 'Confirm' }))
      await expect(page.getByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeVisible()
      await tryLogin(page, manager, MANAGERS)
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
      await fillLogin(page, manager, MANAGERS)
      await expect(page).toHaveURL(/\/virtual-trade-show\/lobby$/)
      await expectAccountOf(page, 'Nora Vos')
    })

    await test.step('the manager invites a colleague, who chooses a password and logs in', async () => {
      await press(page.getByRole('main').getByRole('link', { name: /^Users of your company/ }))
      await press(page.getByRole('button', { name: 'Invite a colleague' }))
      const form = page.getByRole('dialog')
      await form.getByLabel('Name').fill('Anna Berg')
      await form.getByLabel('E-mail address').fill(colleague)
      await press(form.getByRole('button', { name: 'Send invitation' }))
      await expect(page.getByText(colleague)).toBeVisible()
      await axe(page)

      const mail = await textOfMail(desk.request, colleague, /^Your account at/)
      await other.goto(/\/account\/invitation#[\w-]{43}/.exec(mail)![0])
      await expect(other.getByLabel('Your name')).toHaveValue('Anna Berg')
      expect(new URL(other.url()).hash).toBe('')
      await axe(other)
      await other.getByLabel('Password', { exact: true }).fill(COLLEAGUES)
      await press(other.getByRole('button', { name: 'Accept the invitation' }))
      await expect(other.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
      await fillLogin(main, colleague, COLLEAGUES)
      await expect(other.getByRole('banner').getByRole('link', { name: /^Basket: / })).toBeVisible()
      await expectAccountOf(other, 'Anna Berg')
    })

    const add = await adderOfGoods(other)
    await test.step('the colleague orders, and the operator ships', async () => {
      expect(await add()).toBe(200)
      await other.goto('/basket')
      await press(other.getByRole('button', { name: /^Place Order/ }))
      const thanks = main.getByText(/^Thank you\. Order \d+ is placed$/)
      await expect(thanks).toBeVisible()
      await shipOrder(desk.request, Number(/\d+/.exec((await thanks.textContent())!)![0]))
    })

    const complaint = await test.step('the colleague complains of two pieces with a photo', async () => {
      await other.goto('/complaints')
      await press(other.getByRole('link', { name: 'New complaint' }).first())
      await expect(other.getByRole('heading', { name: 'Which order?' })).toBeVisible()
      await press(main.getByRole('listitem').getByRole('link').last())
      const article = other.getByRole('heading', { name: 'Which article?' })
      await expect(article).toBeVisible()
      await axe(other)
      await press(article.locator('..').getByRole('listitem').getByRole('link').first())
      await other.getByRole('radio', { name: 'Damaged' }).check()
      await other.getByLabel('How many pieces?').fill('2')
      await other.getByLabel('Please describe it').fill('Both lids came off.')
      const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#806040' } }).jpeg()
      const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }
      await other.getByLabel('Add a photo').first().setInputFiles(photo)
      await expect(other.getByRole('img', { name: 'Photo 1' })).toBeVisible()
      await axe(other)
      await press(other.getByRole('button', { name: 'Complain', exact: true }))
      const title = other.getByRole('heading', { name: /^Complaint \d+$/ })
      await expect(title).toBeVisible()
      return (await title.textContent())!
    })

    await test.step('the operator looks at the photo, and answers with a credit note', async () => {
      await desk.goto('/admin/complaints?state=open')
      await press(desk.getByRole('link', { name: complaint, exact: true }))
      await press(desk.getByRole('button', { name: 'Enlarge photo 1' }))
      await expect(desk.getByRole('dialog').getByRole('img')).toBeVisible()
      await desk.keyboard.press('Escape')
      await axe(desk)
      await desk.getByLabel('Message to the customer').fill('We are sorry.')
      await press(desk.getByRole('button', { name: 'Accept' }))
      await expect(desk.getByText(CREDITED)).toBeVisible()
      await other.reload()
      await expect(other.getByText(CREDITED)).toBeVisible()
      await expect(other.getByText('We are sorry.')).toBeVisible()
      await axe(other)
    })

    await test.step('the operator writes a page anew without a programmer, and the colleague reads it', async () => {
      const words = `How to pay, as a ${size} reads it`
      await desk.goto('/admin/pages?page=payment-methods&language=en')
      await desk.getByRole('textbox', { name: 'Title' }).fill(words)
      await desk.getByRole('radio', { name: 'Everyone, at once' }).check()
      await press(desk.getByRole('button', { name: 'Save version' }))
      await expect(
        desk.getByRole('listitem').filter({ hasText: words }).getByText('Shown', { exact: true }),
      ).toBeVisible()
      await other.goto('/payment-methods')
      await expect(other.getByRole('heading', { level: 1, name: words })).toBeVisible()
    })

    await test.step('without the right no order, and blocked no session', async () => {
      await page.reload()
      await press(page.getByRole('group', { name: 'What Anna Berg may do' }).getByLabel('Order'))
      await expect.poll(add).toBe(403)
      await press(page.getByRole('button', { name: 'Block Anna Berg' }))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Block' }))
      await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
      await expect.poll(add).toBe(401)
    })
    for (const context of contexts) await context.close()
  },
)

/** The header of phones has no menu of the account. */
async function expectAccountOf(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: name })).toBeVisible()
  if (!test.info().project.use.hasTouch)
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
}

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
    Password: MANAGERS,
  }
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByLabel('VAT id').fill(vatId)
  await page.getByLabel('Kind of business').selectOption('gym')
  await page.getByLabel('Country').selectOption('NL')
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
}
