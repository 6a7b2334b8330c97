import { press } from './support/fair.ts'
import { another } from './support/people.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test(
  'a customer answers the listing survey once, and the operator reads it (SH-241)',
  PHONE,
  async ({ page, browser, customer, server }) => {
    await login(page.request, customer)
    await page.goto('/listing-survey')
    const form = page.getByRole('form', { name: 'What should we list next?' })
    await press(form.getByRole('button', { name: 'Send answers' }))
    await expect(form.getByText('Please answer this question.').first()).toBeVisible()
    await axe(page)
    await form.getByRole('radio', { name: 'An online shop' }).check()
    await form
      .getByRole('group', { name: /^Which of our brands/ })
      .getByRole('checkbox')
      .first()
      .check()
    await form.getByRole('checkbox', { name: 'Bars and snacks' }).check()
    await form.getByRole('radio', { name: '4', exact: true }).check()
    await page.reload()
    await form.getByLabel(/^Which brand do you miss here/).fill(`Oats, says ${customer}`)
    await press(form.getByRole('button', { name: 'Send answers' }))
    await expect(page.getByText('Thank you, your answers have arrived')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/answered for your company on/)).toBeVisible()
    await axe(page)

    const context = await another(browser, server.url)
    const desk = await context.newPage()
    await login(desk.request, 'operator@fairfloor.test')
    await desk.goto(`/admin/listing-survey?search=${encodeURIComponent(customer)}`)
    const answers = desk.getByRole('region', { name: 'Answers by customer' })
    await expect(answers.getByText(`Oats, says ${customer}`)).toBeVisible()
    await expect(answers.getByText('An online shop')).toBeVisible()
    await expect(desk.getByRole('region', { name: 'Results' }).getByText(/customers have answered$/)).toBeVisible()
    await context.close()
  },
)
