import sharp from 'sharp'
import { LONG } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.use({ ownServer: true })

test(
  'a buyer complains with a photo, and reads of the credit note that the operator gives',
  PHONE,
  async ({ page, browser }) => {
    await login(page.request, 'buyer@fairfloor.test')
    await page.goto('/complaints')
    await page.getByRole('link', { name: 'New complaint' }).click()
    await expect(page.getByRole('heading', { name: 'Which order?' })).toBeVisible({ timeout: LONG })
    await page.getByRole('main').getByRole('listitem').getByRole('link').last().click({ timeout: LONG })
    await expect(page.getByRole('heading', { name: 'Which article?' })).toBeVisible({ timeout: LONG })
    await axe(page)
    await page
      .getByRole('heading', { name: 'Which article?' })
      .locator('..')
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('radio', { name: 'Damaged' }).check({ timeout: LONG })
    await page.getByLabel('How many pieces?').fill('2')
    await page.getByLabel('Please describe it').fill('Both lids came off.')
    const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#806040' } }).jpeg()
    const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() }
    await page.getByLabel('Add a photo').first().setInputFiles(photo)
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible({ timeout: LONG })
    await axe(page)
    await page.getByRole('button', { name: 'Complain', exact: true }).click()
    const title = page.getByRole('heading', { name: /^Complaint \d+$/ })
    await expect(title).toBeVisible({ timeout: LONG })
    const number = (await title.textContent())!.replace(/\D/g, '')

    const own = await browser.newContext()
    const desk = await own.newPage()
    await login(desk.request, 'operator@fairfloor.test')
    await desk.goto('/admin/complaints?state=open')
    await desk.getByRole('link', { name: `Complaint ${number}` }).click({ timeout: LONG })
    await desk.getByRole('button', { name: 'Enlarge photo 1' }).click({ timeout: LONG })
    await expect(desk.getByRole('dialog').getByRole('img')).toBeVisible()
    await desk.keyboard.press('Escape')
    await axe(desk)
    await desk.getByLabel('Message to the customer').fill('We are sorry.')
    await desk.getByRole('button', { name: 'Accept' }).click()
    await expect(desk.getByText(/^Accepted: Credit note .* for 2 pieces$/)).toBeVisible({ timeout: LONG })
    await own.close()

    await page.reload()
    await expect(page.getByText(/^Accepted: Credit note .* for 2 pieces$/)).toBeVisible({ timeout: LONG })
    await expect(page.getByText('We are sorry.')).toBeVisible()
    await axe(page)
  },
)
