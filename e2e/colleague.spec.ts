import sharp from 'sharp'
import { fillLogin, press } from './support/fair.ts'
import { adderOfGoods, shipOrder, textOfMail } from './support/operator.ts'
import { another, expectAccountOf } from './support/people.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

const PASSWORD = 'quiet harbour lantern'
const CREDITED = /^Accepted: Credit note .* for 2 pieces, .* with VAT/

test.setTimeout(180_000)

test(
  'a customer brings in a colleague, and what arrives broken is credited (FF-1213, FF-1320)',
  PHONE,
  async ({ page, browser, server, customer }) => {
    const size = test.info().project.name
    const colleague = `anna-${size}@nova-gym.test`
    const contexts = [await another(browser, server.url), await another(browser, server.url)] as const
    const [desk, other] = [await contexts[0].newPage(), await contexts[1].newPage()]
    await login(desk.request, 'operator@fairfloor.test')
    await login(page.request, customer)
    const main = other.getByRole('main')

    await test.step('the manager invites a colleague, who chooses a password and logs in', async () => {
      await page.goto('/account')
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
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(other.getByRole('button', { name: 'Accept the invitation' }))
      await expect(other.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
      await fillLogin(main, colleague, PASSWORD)
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
      await press(other.getByRole('button', { name: 'Report a problem', exact: true }))
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
      await expect(page.getByText(/^Blocked on /)).toBeVisible()
      await expect.poll(add).toBe(401)
    })
    for (const context of contexts) await context.close()
  },
)
