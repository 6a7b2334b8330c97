import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { DeliveryDeskPage } from './DeliveryDeskPage.tsx'

afterEach(closePage)

const DELIVERY = '/api/admin/deliveries/7'
const position = (line: number, name: string, quantity: number, received = 0): Delivery['positions'][number] => ({
  ...{ line, flavour_id: 10 + line, sku: `NOR-${line}`, ean: null, ean_case: null, name, units_per_case: 6 },
  ...{ quantity, expected_on: '2031-05-12', received },
})
const delivery: Delivery = {
  ...{ delivery_id: 7, supplier: 'Norrsund', reference: 'NS-88214', lines: 2, expected: 240, received: 20 },
  ...{ next_on: '2031-05-12', waiting_orders: 0, closed_at: null, version: 'v1', note: 'Ring first' },
  ...{ today: '2031-05-13', positions: [position(1, 'Whey, Lime', 144, 20), position(2, 'Whey, Mint', 96)] },
  ...{ waiting: [], receipts: [] },
}
const receipt: Delivery['receipts'][number] = {
  ...{ receipt_id: 1, received_at: '2031-05-12T10:00:00Z', by: 'Olga', note: null },
  positions: [{ line: 1, name: 'Whey, Lime', quantity: 20, lot: 'L26141', best_before: '2033-03-14', served: 8 }],
}
const open = (answers: Answers = {}, id = '7') =>
  openPage({ '/goods-in/:delivery': DeliveryDeskPage }, `/goods-in/${id}`, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${DELIVERY}`]: delivery,
    ...answers,
  })

test('nothing more is expected after a question that says what is missing; what came stands there then', async () => {
  const closed = { ...delivery, closed_at: '2031-05-13T10:00:00Z', receipts: [receipt] }
  const { calls } = open({ [`POST ${DELIVERY}/close`]: closed })
  await userEvent.click(await screen.findByRole('button', { name: 'Expect nothing more' }))
  const question = within(await screen.findByRole('dialog', { name: 'Expect nothing more' }))
  expect(question.getByText(/^220 pieces of this delivery are still missing\./)).toBeTruthy()
  expect(calls()).toEqual([])
  await userEvent.dblClick(question.getByRole('button', { name: 'Expect nothing more' }))
  const received = within(await screen.findByRole('region', { name: 'Received so far' }))
  expect(received.getByText(/^Olga, 12 May 2031|12 May 2031.*Olga/)).toBeTruthy()
  expect(received.getByText('lot L26141, best before 14 March 2033')).toBeTruthy()
  expect(received.getByText('8 to backorders')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
  expect(calls()).toHaveLength(1)
})

test('a delivery is changed as it was seen: lines without goods can go, others stay', async () => {
  const { calls } = open({ [`PUT ${DELIVERY}`]: { ...delivery, supplier: 'Norr', version: 'v2' } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Change' }))
  expect(form.queryByRole('button', { name: /Whey, Lime/ })).toBeNull()
  await user.click(form.getByRole('button', { name: /Whey, Mint/ }))
  const supplier = form.getByRole('textbox', { name: 'Supplier' })
  await user.clear(supplier)
  await user.click(form.getByRole('button', { name: 'Save delivery' }))
  expect(supplier.getAttribute('aria-invalid')).toBe('true')
  expect(calls()).toEqual([])
  await user.type(supplier, 'Norr')
  await user.dblClick(form.getByRole('button', { name: 'Save delivery' }))
  expect(await screen.findByRole('heading', { name: 'Delivery of Norr' })).toBeTruthy()
  expect(calls().map(({ body }) => body)).toEqual([
    {
      ...{ version: 'v1', supplier: 'Norr', reference: 'NS-88214', note: 'Ring first' },
      lines: [{ line: 1, flavour_id: 11, quantity: 144, expected_on: '2031-05-12' }],
    },
  ])
})

test('where somebody else was faster, their delivery is loaded into the form', async () => {
  const states = [delivery, { ...delivery, supplier: 'Southern', version: 'v5' }]
  open({
    [`GET ${DELIVERY}`]: () => (states.length > 1 ? states.shift() : states[0]),
    [`PUT ${DELIVERY}`]: refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('form', { name: 'Change' }))
  await userEvent.click(form.getByRole('button', { name: 'Save delivery' }))
  await waitFor(() => expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Supplier' }).value).toBe('Southern'))
})

test.each(['8', 'x'])('a delivery that is not there leads back: %s', async id => {
  open({}, id)
  expect(await screen.findByText('There is no such delivery')).toBeTruthy()
})
