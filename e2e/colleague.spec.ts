import { fillLogin, press } from './support/fair.ts'
import { readMail } from './support/people.ts'
import { axe, expect, login, test } from './support/test.ts'

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

test('a manager brings in a colleague, who orders, and later may no longer', async ({
  page,
  browser,
  customer,
  server,
}) => {
  const colleague = `anna-${customer}`
  await login(page.request, customer)

  await test.step('the manager invites by mail', async () => {
    await page.goto('/account')
    await press(page.getByRole('main').getByRole('link', { name: /^Users of your company/ }))
    await press(page.getByRole('button', { name: 'Invite a colleague' }))
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill('Anna Berg')
    await form.getByLabel('E-mail address').fill(colleague)
    await press(form.getByRole('button', { name: 'Send invitation' }))
    await expect(page.getByText(colleague)).toBeVisible()
    await axe(page)
  })

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await test.step('the colleague chooses a password and logs in', async () => {
    const mail = await readMail(browser, server.url, colleague, 'Your account at')
    await other.goto(/\/account\/invitation#[\w-]{43}/.exec(mail)![0])
    await expect(other.getByLabel('Your name')).toHaveValue('Anna Berg')
    expect(new URL(other.url()).hash).toBe('')
    await axe(other)
    await other.getByLabel('Password', { exact: true }).fill('quiet harbour lantern')
    await press(other.getByRole('button', { name: 'Accept the invitation' }))
    await expect(other.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await fillLogin(other.getByRole('main'), colleague, 'quiet harbour lantern')
    await expect(other.getByRole('button', { name: 'Account of Anna Berg' })).toBeVisible()
  })

  const { sizes } = await (await other.request.get('/api/onlineshop/products')).json()
  const [{ order_multiple, min_quantity, product_attributes }] = sizes
  const quantity = Math.ceil(Math.max(60, min_quantity) / order_multiple) * order_multiple
  const add = () =>
    other.request.post('/api/onlineshop/basket/positions', {
      headers,
      form: { positionsJson: JSON.stringify([{ product_attribute_id: product_attributes[0].id, quantity }]) },
    })
  await test.step('the colleague orders', async () => {
    expect((await add()).status()).toBe(200)
    await other.goto('/basket')
    await press(other.getByRole('button', { name: /^Place Order/ }))
    await expect(other.getByRole('main').getByText(/^Thank you\. Order \d+ is placed$/)).toBeVisible()
  })

  await test.step('without the right no order, and blocked no session', async () => {
    await page.reload()
    await press(page.getByRole('group', { name: 'What Anna Berg may do' }).getByLabel('Order'))
    await expect.poll(async () => (await add()).status()).toBe(403)
    await press(page.getByRole('button', { name: 'Block Anna Berg' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Block' }))
    await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
    await expect.poll(async () => (await add()).status()).toBe(401)
  })
  await other.context().close()
})
