import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { ShippingDeskPage } from './ShippingDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const tariff = {
  country: 'NL',
  carrier: null,
  valid_from: '2031-01-01',
  state: 'running',
  may_change: false,
  version: 'v1',
  steps: [{ from_net: 0, from_grams: 0, price: 7.9 }],
}
const desk = {
  today: '2031-05-06',
  countries: ['DE', 'NL'],
  carriers: [{ name: 'Post', kind: 'parcel', tracking_url: null, is_active: true, version: 'c1' }],
  tariffs: [tariff, { ...tariff, valid_from: '2031-06-01', state: 'planned', may_change: true, version: 'v2' }],
  minimums: [],
}
const open = (answers: Answers = {}) =>
  openPage({ '/shipping': ShippingDeskPage }, '/shipping', {
    'GET /api/current_user': operator,
    'GET /api/admin/shipping': desk,
    'GET /api/admin/shipping/example': {
      carriers: [
        { name: 'Post', units: 2, price: 15.8, reason: null },
        { name: 'Freight', units: 1, price: null, reason: 'no_tariff' },
      ],
      minimum: 50,
      first_minimum: 250,
    },
    ...answers,
  })

test('the desk says what counts, and what an order would pay (FF-831)', async () => {
  open()
  const [counts, planned] = (await screen.findAllByRole('row', { name: /Netherlands/ })) as HTMLElement[]
  expect(counts?.textContent).toContain('counts')
  expect(planned?.textContent).toContain('planned')
  const example = within(await screen.findByRole('region', { name: 'Try an order' }))
  expect(await example.findByText(/15,80/)).toBeTruthy()
  expect(example.getByText('no tariff')).toBeTruthy()
  expect(example.getByText(/A first order must come to 250,00/)).toBeTruthy()
})

test('a tariff that has begun is replaced from a later day; what is wrong is said first (FF-830)', async () => {
  const { calls } = open({ 'PUT /api/admin/shipping/tariffs': desk })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Replace the tariff for Netherlands/ }))
  const form = within(await screen.findByRole('form', { name: 'Tariffs' }))
  await user.click(form.getByRole('button', { name: 'Add price' }))
  await user.type(form.getByLabelText('Price, €, row 2'), '0')
  await user.click(form.getByRole('button', { name: 'Save tariff' }))
  expect(form.getByText('Two prices begin at the same value and weight.')).toBeTruthy()
  expect(form.getByText('Please fill this in.')).toBeTruthy()
  await user.clear(form.getByLabelText('From weight, kg, row 2'))
  await user.type(form.getByLabelText('From weight, kg, row 2'), '12,5')
  await user.type(form.getByLabelText('Counts from'), '2031-07-01')
  await user.click(form.getByRole('button', { name: 'Save tariff' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toEqual({
    version: null,
    country: 'NL',
    carrier: null,
    valid_from: '2031-07-01',
    steps: [
      { from_net: 0, from_grams: 0, price: 7.9 },
      { from_net: 0, from_grams: 12_500, price: 0 },
    ],
  })
})

test('a minimum is added, and a carrier rests (FF-832)', async () => {
  const { calls } = open({ 'PUT /api/admin/shipping/minimums': desk, 'PUT /api/admin/shipping/carriers': desk })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New minimum' }))
  const minimum = within(await screen.findByRole('form', { name: 'Minimum order values' }))
  await user.click(minimum.getByLabelText('Only for a customer’s first order'))
  await user.type(minimum.getByLabelText('Amount, €'), '250')
  await user.click(minimum.getByRole('button', { name: 'Save minimum' }))
  await waitFor(() =>
    expect(calls()[0]?.body).toEqual({ version: null, country: null, first_order: true, amount: 250 }),
  )
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Minimum order values' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Change Post' }))
  const carrier = within(await screen.findByRole('form', { name: 'Post' }))
  await user.click(carrier.getByLabelText('Active'))
  await user.click(carrier.getByRole('button', { name: 'Save carrier' }))
  await waitFor(() => expect(calls()[1]?.body).toMatchObject({ version: 'c1', name: 'Post', is_active: false }))
})
