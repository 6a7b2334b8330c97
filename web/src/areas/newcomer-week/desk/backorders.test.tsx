import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { BackorderQuestion } from '../../orders/BackorderQuestion.tsx'
import { WeekBackordersDeskPage } from '../WeekBackordersDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const LIST = '/admin/newcomer-weeks/:newcomerWeek/backorders'
const asked = { asked_at: '2031-03-12T12:00:00.000Z', asked_by: 'Olga', asked: 20 }
const order = (order_id: number, question: object | null) => ({
  ...{ order_id, company: `Gym ${order_id}`, placed_at: '2031-03-11T12:00:00.000Z', lines: 1, open: 20, net: 424.8 },
  question,
})

test('customers are asked one after the other, and what they want so far is shown (FF-1154, FF-1396)', async () => {
  let isAsked = false
  const { calls } = openPage({ [LIST]: WeekBackordersDeskPage }, '/admin/newcomer-weeks/3/backorders', {
    'GET /api/current_user': operator,
    'GET /api/admin/newcomer-weeks/3/backorders': () => ({
      ...{ name: 'News', time_zone: 'Europe/Berlin', next: 'bmV4dA', previous: null, total: 52, asked: 9 },
      orders: [order(7, isAsked ? { ...asked, wanted: 20 } : null), order(8, { ...asked, wanted: 4 })],
    }),
    'POST /api/admin/orders/7/backorder-confirmation': () => {
      isAsked = true
      return { order_id: 7, lines: [] }
    },
  })
  const user = userEvent.setup()
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
  expect((await row('Gym 8')).getByText('wants 4 of 20 so far')).toBeTruthy()
  expect(screen.getByText('9 of 52 asked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('?place=bmV4dA')
  await user.click((await row('Gym 7')).getByRole('button', { name: 'Ask for confirmation of order 7' }))
  expect(await screen.findByText('wants 20 of 20 so far')).toBeTruthy()
  expect(calls()).toHaveLength(1)
  expect(calls()[0]!.headers.get('idempotency-key')).toBeTruthy()
})

test('the order’s page asks, and shows who asked when, what is wanted and what was answered (FF-1154)', async () => {
  let question: object | null = null
  const { calls } = openPage({ '/': <BackorderQuestion orderId={7} /> }, '/', {
    'GET /api/admin/orders/7/backorder-confirmation': () => ({
      ...{ order_id: 7, open: 20, question },
      answers: [{ ...asked, asked: 9, confirmed: 5, answered_by: 'Bea', answered_at: '2031-03-11T12:00:00.000Z' }],
    }),
    'POST /api/admin/orders/7/backorder-confirmation': () => {
      question = { ...asked, lines: [{ line: 1, name: 'Whey', asked: 20, wanted: 12 }] }
      return { order_id: 7, lines: [] }
    },
  })
  const user = userEvent.setup()
  expect(await screen.findByText(/^Bea, .*: 5 of 9 pieces confirmed\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask for confirmation' }))
  expect(await screen.findByText(/^Asked by Olga, .* So far the customer wants:$/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /Whey.*20.*12/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for confirmation' })).toBeNull())
  expect(calls()).toHaveLength(1)
})
