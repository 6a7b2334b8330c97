import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeRefusalTexts } from '../../../lib/refusal-texts.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { showOrdersRefusals } from '../../show-orders/refusals.ts'
import { ShowAsAt } from './ShowAsAt.tsx'
import { edition } from './test-edition.ts'

beforeEach(() => takeRefusalTexts(async () => showOrdersRefusals))
afterEach(closePage)

const dates = {
  order_start: new Date(edition.order_start),
  order_end: new Date(edition.order_end),
  confirmation_start: new Date(edition.confirmation_start),
  confirmation_end: new Date(edition.confirmation_end),
  release_end: new Date(edition.release_end),
}
const open = () =>
  openPage({ '/': <ShowAsAt edition={edition} dates={dates} serverTime="2031-05-06T10:00:00.000Z" /> }, '/', {})

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)

test('what is refused at the chosen time is worded as the server words it', async () => {
  open()
  expect((await row('Order at a booth')).getByText('Possible')).toBeTruthy()
  expect(
    await (await row('Confirm an order')).findByText(/^Orders cannot be confirmed now\. .*9th of May at 10am/),
  ).toBeTruthy()
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open()
  expect((await row('Am Stand bestellen')).getByText('Möglich')).toBeTruthy()
  const confirm = await row('Eine Bestellung bestätigen')
  expect(await confirm.findByText(/^Bestellungen können jetzt nicht bestätigt werden\. .*9\. Mai/)).toBeTruthy()
})

test('a phase is chosen by its button, a time by typing: what each customer finds on the order page follows (FF-205)', async () => {
  open()
  const page = within(await screen.findByRole('region', { name: 'Show as at … Show 2031' }))
  const customer = (who: string) => page.getByText(who).closest('li')?.textContent
  const at = page.getByLabelText<HTMLInputElement>('Day and time')
  expect(at.value).toMatch(/^2031-05-06T12:00/)
  expect(customer('who ordered nothing')).toMatch(/9th of May/)
  const phase = (name: string) => page.getByRole('button', { name })
  await userEvent.click(phase('confirming and releasing'))
  expect(at.value).toMatch(/^2031-05-09T10:00/)
  expect(phase('confirming and releasing').getAttribute('aria-pressed')).toBe('true')
  expect(await (await row('Confirm an order')).findByText('Possible')).toBeTruthy()
  expect(customer('who ordered nothing')).toMatch(/Show 2031/)
  expect(customer('who ordered, but did not confirm')).toMatch(/The order with its quantities and the button/)
  expect(customer('who confirmed')).toMatch(/Goes on to the release page\.$/)
  await userEvent.clear(at)
  expect(page.getByText('Please enter a day and a time.')).toBeTruthy()
  expect(page.queryByText('What is possible')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Now' }))
  expect(at.value).toMatch(/^2031-05-06T12:00/)
  expect((await row('Order at a booth')).getByText('Possible')).toBeTruthy()
})
