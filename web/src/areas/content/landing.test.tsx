import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buyer, visitor, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { LandingPage } from './LandingPage.tsx'

const SUMMARY = 'GET /api/virtual-trade-show/order-summary'
const PICTURE = '/content/files/hall.webp'
const summary = (part: Partial<Answer<typeof getOrderSummary>>): Answer<typeof getOrderSummary> => ({
  is_confirmed: false,
  lines: 222,
  pieces: 5090,
  price_excl_vat: 45435.67,
  lines_to_confirm: 0,
  lines_to_release: 0,
  pieces_to_release: 0,
  ...part,
})
const open = (answers: Answers = {}) =>
  openPage({ '/': LandingPage }, '/', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/vts': vts('confirmation'),
    'GET /api/content-pages/vts': { slug: 'vts', title: '', lead: '', image_url: PICTURE, sections: [] },
    [SUMMARY]: summary({ lines_to_confirm: 222 }),
    ...answers,
  })

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(closePage)

describe('the landing', () => {
  test('shows the fair’s picture in reserved room, the way in, and its dates', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Virtual Trade Show 2031' })
    await waitFor(() => expect(document.querySelector(`img[src="${PICTURE}"]`)).toBeTruthy())
    const picture = document.querySelector<HTMLImageElement>(`img[src="${PICTURE}"]`)!
    expect([picture.width, picture.height, picture.alt]).toEqual([1600, 900, ''])
    const enter = screen.getByRole('link', { name: 'Enter the trade show' })
    expect(enter.getAttribute('href')).toBe('/virtual-trade-show/lobby')
    const dates = within(screen.getByRole('list', { name: 'The dates of the show' }))
    expect(dates.getByText(/^5\s?–\s?8 May, until 23:59$/)).toBeTruthy()
    expect(dates.getByText('9 May, 10:00 to 16 May, 23:59')).toBeTruthy()
    expect(dates.getByText('In parts, until 30 June')).toBeTruthy()
  })

  test('does without a picture where the organiser has none', async () => {
    open({ 'GET /api/content-pages/vts': undefined })
    expect(await screen.findByRole('link', { name: 'Enter the trade show' })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  test.each([
    ['confirmation', { lines_to_confirm: 222 }, '222 lines to confirm until 16 May, 23:59', '/vts-order'],
    ['ordering', { lines_to_confirm: 1 }, '1 line ordered, to confirm from 9 May, 10:00', '/vts-order'],
    ['release', { lines_to_release: 20 }, '20 lines open to release until 30 June', '/vts-order-release'],
    [
      'ordering',
      { lines: 0 },
      'Nothing ordered yet: the order books are open until 8 May, 23:59',
      '/virtual-trade-show/exhibition',
    ],
    ['over', {}, 'Nothing waits for you at the moment', '/virtual-trade-show/my-fair'],
  ] as const)('in %s says what waits for the buyer: %j', async (phase, part, text, to) => {
    open({ 'GET /api/onlineshop/vts': vts(phase), [SUMMARY]: summary(part) })
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe(to)
  })

  test('shows a visitor the login, and asks for no order', async () => {
    const { calls } = open({ 'GET /api/current_user': visitor })
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    expect(calls(SUMMARY)).toEqual([])
  })

  test('offers the login and the account without a show, too', async () => {
    open({ 'GET /api/onlineshop/vts': undefined })
    expect(await screen.findByText('No trade show is planned at the moment')).toBeTruthy()
    expect(await screen.findByRole('link', { name: /^My Orders/ })).toBeTruthy()
  })
})
