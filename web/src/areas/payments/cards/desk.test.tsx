import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskCardPayments, getOddCardEvents } from '@fairfloor/domain/payments/cards/desk-reads-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { CardEventsDeskPage } from './CardEventsDeskPage.tsx'
import { DeskCardPayments } from './DeskCardPayments.tsx'

afterEach(closePage)

const EVENTS = '/api/admin/card-events'
type Events = Answer<typeof getOddCardEvents>
type Payments = Answer<typeof getDeskCardPayments>
const odd: Events['events'][number] = {
  ...{ event_id: 'evt-1', kind: 'paid', amount: 12.5, currency: 'EUR', received_at: '2031-05-06T10:00:00Z' },
  ...{ outcome: 'other sum', noted_at: null, noted_by: null, order_id: 501, asked: 125 },
}
const unknown: Events['events'][number] = {
  ...{ ...odd, event_id: 'evt-2', amount: 9, currency: 'CHF', outcome: 'unknown', order_id: null, asked: null },
}
const eventsOf = (...events: Events['events']): Events => ({ time_zone: 'Europe/Berlin', events })
const open = (answers: Answers = {}) =>
  openPage(
    { '/admin/card-events': CardEventsDeskPage, '/order': <DeskCardPayments orderId={501} /> },
    '/admin/card-events',
    {
      'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
      [`GET ${EVENTS}`]: eventsOf(odd, unknown),
      ...answers,
    },
  )

test('what the provider told and does not fit is named beside what was asked, and seen to once', async () => {
  const { calls } = open({ [`POST ${EVENTS}/evt-1/note`]: eventsOf(unknown) })
  const row = await screen.findByRole('row', { name: /evt-1/ })
  expect(row.textContent).toMatch(/another sum, not booked.*12,50\s€.*125,00\s€/)
  expect(within(row).getByRole('link', { name: '501' }).getAttribute('href')).toBe('/admin/orders/501')
  expect(screen.getByRole('row', { name: /evt-2/ }).textContent).toMatch(/none of ours.*unknown payment.*9 CHF/)
  await userEvent.dblClick(within(row).getByRole('button', { name: 'Seen to: evt-1' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /evt-1/ })).toBeNull())
  expect(calls().map(({ path }) => path)).toEqual([`${EVENTS}/evt-1/note`])
})

test('an event that cannot be noted says why; where everything fits, the page says so', async () => {
  const { calls } = open({ [`POST ${EVENTS}/evt-1/note`]: refusal(404, 'There is no such event.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Seen to: evt-1' }))
  expect(await screen.findByText('There is no such event.')).toBeTruthy()
  await waitFor(() => expect(calls(`GET ${EVENTS}`)).toHaveLength(2))
  closePage()
  open({ [`GET ${EVENTS}`]: eventsOf() })
  expect(await screen.findByText('Everything fits')).toBeTruthy()
})

const event = { ...odd, outcome: 'booked' as const }
const payment: Payments['payments'][number] = {
  ...{ card_payment_id: 1, amount: 125, provider_ref: 'P-1', started_at: '2031-05-06T09:00:00Z' },
  ...{ paid_at: '2031-05-06T09:05:00Z', ended_at: null, end_kind: null, events: [], refunds: [] },
}

test('an order says of each try how it ended, what the provider told, and what went back', async () => {
  const { goTo } = open({
    'GET /api/admin/orders/501/card-payments': {
      time_zone: 'Europe/Berlin',
      payments: [
        {
          ...payment,
          events: [event, { ...odd, event_id: 'evt-3', noted_at: '2031-05-06T11:00:00Z', noted_by: 'Olga' }],
          refunds: [
            {
              ...{ refund_id: 1, amount: 25, reason: 'credited', asked_at: '2031-05-07T09:00:00Z' },
              ...{ done_at: '2031-05-07T10:00:00Z', provider_ref: 'R-1' },
            },
          ],
        },
        { ...payment, card_payment_id: 2, paid_at: null, end_kind: 'refused', provider_ref: null },
      ],
    },
  })
  await goTo('/order')
  const panel = within(await screen.findByRole('region', { name: 'Card payment' }))
  await panel.findByText('Provider’s number P-1')
  expect(panel.getByText(/^Paid 12,50\s€: booked$/)).toBeTruthy()
  expect(panel.getByText(/^Paid 12,50\s€: another sum, not booked$/)).toBeTruthy()
  expect(panel.getByText(/, seen to by Olga, /)).toBeTruthy()
  expect(panel.getByText(/^25,00\s€, credit note$/)).toBeTruthy()
  expect(panel.getByText(/^asked .*, accepted /)).toBeTruthy()
  expect(panel.getByText('Refused')).toBeTruthy()
})

test('an order that nobody has begun to pay says so', async () => {
  const { goTo } = open({ 'GET /api/admin/orders/501/card-payments': { time_zone: 'Europe/Berlin', payments: [] } })
  await goTo('/order')
  expect(await screen.findByText('The customer has not begun to pay.')).toBeTruthy()
})

test('the page speaks German', async () => {
  document.documentElement.lang = 'de'
  open({ [`GET ${EVENTS}`]: eventsOf() })
  expect(await screen.findByText('Alles passt')).toBeTruthy()
})
