import { faceHotspot, LONG, press } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.setTimeout(180_000)

const LOBBY = '/virtual-trade-show/lobby'

test('the guided tour: hidden by the X it comes again, ended it does not', PHONE, async ({ page, customer }) => {
  await login(page.request, customer)
  await page.goto(LOBBY)
  const tour = page.getByRole('dialog', { name: 'Guided tour' })
  await expect(tour.getByText('Step 1 of 4')).toBeVisible({ timeout: LONG })
  await axe(page)
  await tour.getByRole('button', { name: 'Close' }).click()
  await expect(tour).toBeHidden()

  await page.reload()
  for (const step of [1, 2, 3]) {
    await expect(tour.getByText(`Step ${step} of 4`)).toBeVisible({ timeout: LONG })
    await tour.getByRole('button', { name: 'Next Step' }).click()
  }
  await expect(tour.getByText('Step 4 of 4')).toBeVisible()
  await Promise.all([page.waitForResponse('**/view-guided-tour'), tour.getByRole('button', { name: 'End' }).click()])
  await expect(tour).toBeHidden()

  await page.goto('/virtual-trade-show/information')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('switch', { name: 'Show the guided tour' }).click()
  await expect(tour.getByText('Step 1 of 4')).toBeVisible({ timeout: LONG })
  await expect(page).toHaveURL(/\/lobby/)
})

test('the robot waits on a way, and leads to a product of a booth', async ({ page, customer }) => {
  await login(page.request, customer)
  await page.goto('/virtual-trade-show/exhibition/10')
  await press(await faceHotspot(page, 'scene-2'))
  const robot = page.getByRole('dialog', { name: 'Have you seen this?' })
  await expect(robot.getByRole('heading', { level: 3 })).toBeVisible({ timeout: LONG })
  await axe(page)
  await robot.getByRole('link', { name: 'Go to the booth' }).click()
  await expect(page).toHaveURL(/\/exhibition\/\d+\/\d+\?popup=ORDER&productSize_id=\d+/)
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Place order' })).toBeVisible({ timeout: LONG })
})

test('a visitor reads the answers, the imprint and the terms, and finds the teaser', async ({ page }) => {
  await page.goto('/virtual-trade-show/information')
  await page.getByRole('button', { name: 'How do I confirm my order?' }).click()
  await expect(page.getByText('from 9 May, 10:00 to 16 May, 23:59.')).toBeVisible()
  await axe(page)
  const pdf = await page.request.get('/content/terms-and-conditions.pdf')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  await page.goto('/vts')
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual Trade Show 2025' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to expect' })).toBeVisible()
})
