import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { ShowAsAt } from './ShowAsAt.tsx'

afterEach(closePage)

const edition = {
  id: 1,
  name: 'Show 2031',
  time_zone: 'Europe/Berlin',
  is_current: true,
  live_counts: false,
  order_start: '2031-05-04T22:00:00.000Z',
  order_end: '2031-05-08T21:59:59.000Z',
  confirmation_start: '2031-05-09T08:00:00.000Z',
  confirmation_end: '2031-05-16T21:59:59.000Z',
  release_end: '2031-06-30T21:59:59.000Z',
}
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
    (await row('Confirm an order')).getByText(/^Orders cannot be confirmed now\. .*9th of May at 10am/),
  ).toBeTruthy()
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open()
  expect((await row('Am Stand bestellen')).getByText('Möglich')).toBeTruthy()
  const confirm = await row('Eine Bestellung bestätigen')
  expect(confirm.getByText(/^Bestellungen können jetzt nicht bestätigt werden\. .*9\. Mai/)).toBeTruthy()
})
