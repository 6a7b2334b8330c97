import type { Locator, Page } from '@playwright/test'
import { asList, LONG, press } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

const BOOTH = '/virtual-trade-show/exhibition/1/1'

test.setTimeout(240_000)

type Exhibitor = { id: number; name: string; boothNumberB2b: number }

const inputs = (sheet: Locator) => sheet.getByRole('textbox', { name: /^Samples of/ })

async function firstExhibitor(page: Page): Promise<Exhibitor> {
  const all: Exhibitor[] = await (await page.request.get('/api/virtual-trade-show/exhibitors')).json()
  return all.find(({ boothNumberB2b }) => boothNumberB2b === 1)!
}

test('a buyer takes samples up to the limit, and gives one back in the order overview', async ({ page, customer }) => {
  await asList(page)
  await login(page.request, customer)
  const { id } = await firstExhibitor(page)
  const left = async () => {
    const products = await (await page.request.get(`/api/onlineshop/vts-exhibitors/${id}/samples`)).json()
    return products.flatMap((product: { sample_product_attributes: { stock_available: number }[] }) =>
      product.sample_product_attributes.map(flavour => flavour.stock_available),
    )
  }
  const before = await left()
  await page.goto(`${BOOTH}?popup=SAMPLES`)
  const sheet = page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: 'Add samples' })

  await test.step('one sees what is left, and what is reserved', async () => {
    await expect(sheet.getByRole('tab', { name: 'Free samples', selected: true })).toBeVisible({ timeout: LONG })
    await expect(inputs(sheet).first()).toBeVisible({ timeout: LONG })
    await expect(sheet.getByText('reserved', { exact: true })).toHaveCount(
      before.filter((one: number) => one === 0).length,
    )
    await expect(add).toBeDisabled()
    await axe(page)
  })

  await test.step('the inputs stop at the limit', async () => {
    await inputs(sheet).nth(0).fill('3')
    await inputs(sheet).nth(2).fill('9')
    await expect(inputs(sheet).nth(2)).toHaveValue('2')
    await expect(sheet.getByText('5 of 5')).toBeVisible()
    await expect(inputs(sheet).nth(1)).toBeDisabled()
  })

  await test.step('what is typed survives a reload', async () => {
    await page.reload()
    await expect(inputs(sheet).nth(0)).toHaveValue('3', { timeout: LONG })
  })

  await test.step('what somebody else was faster at is said in red beside the button', async () => {
    await page.route(
      '**/vts-basket-add-sample-position',
      route =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { status: 409, title: 'Conflict', detail: 'Only 1 left of Vanilla.' },
        }),
      { times: 1 },
    )
    await press(add)
    await expect(sheet.getByRole('alert')).toHaveText('Only 1 left of Vanilla.')
    await axe(page)
  })

  await test.step('five are taken', async () => {
    await press(add)
    await expect(inputs(sheet).nth(0)).toHaveValue('')
    await expect(sheet.getByText('5 of 5')).toBeVisible()
    expect((await left()).reduce((sum: number, one: number) => sum + one)).toBe(
      before.reduce((sum: number, one: number) => sum + one) - 5,
    )
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('the order overview lists them; a removal that fails brings the row back, one that works does not', async () => {
    await page.getByRole('button', { name: /^Order overview/ }).click()
    const list = page.getByRole('dialog', { name: 'Order overview' }).getByRole('region', { name: 'Free samples' })
    await expect(list.getByRole('listitem')).toHaveCount(2, { timeout: LONG })
    await axe(page)
    const removal = '**/vts-basket-sample-positions/*'
    await page.route(removal, route => route.abort(), { times: 1 })
    await press(list.getByRole('button').first())
    await expect(list.getByRole('alert')).toContainText('No connection. What you typed is kept.')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await press(list.getByRole('button').first())
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByRole('alert')).toHaveCount(0)
    await expect.poll(async () => (await left())[0]).toBe(before[0])
  })
})

test('a buyer gives feedback, once', async ({ page, customer }) => {
  await asList(page)
  await login(page.request, customer)
  const { name } = await firstExhibitor(page)
  await page.goto(`${BOOTH}?popup=FEEDBACK`)
  const sheet = page.getByRole('dialog')
  const send = sheet.getByRole('button', { name: 'Send feedback' })
  const stars = sheet.getByRole('radio', { name: /3 stars/ })

  await test.step('the button waits for the answers, and says so', async () => {
    await expect(sheet.getByRole('tab', { name: 'Give feedback', selected: true })).toBeVisible({ timeout: LONG })
    await expect(send).toBeDisabled({ timeout: LONG })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('alert')).toHaveText('Please answer all the questions!')
    await axe(page)
  })

  await test.step('stars, text, and nothing for yes or no; kept over a reload', async () => {
    for (const rating of await stars.all()) await rating.check({ force: true })
    await sheet.getByRole('textbox').fill('More of the salted one.')
    await expect(sheet.getByText('23 of 2.000 characters')).toBeVisible()
    await expect(send).toBeEnabled()
    await page.reload()
    await expect(sheet.getByRole('textbox')).toHaveValue('More of the salted one.', { timeout: LONG })
    await expect(stars.first()).toBeChecked()
  })

  await test.step('thanks, also after a reload', async () => {
    await press(send)
    const thanks = sheet.getByText(`You have already voted for ${name}. Thank you for your feedback!`)
    await expect(thanks).toBeVisible()
    await page.reload()
    await expect(thanks).toBeVisible({ timeout: LONG })
    await expect(send).toHaveCount(0)
    await axe(page)
  })
})
