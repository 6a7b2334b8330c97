import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { OrderDeskPage } from '../OrderDeskPage.tsx'
import { order, position } from '../test-order.ts'

afterEach(closePage)

const ORDER = '/api/admin/orders/501'
const SHIPMENT = '/api/admin/shipments/4'
const shipment = {
  ...{ shipment_id: 4, shipped_at: '2031-05-14T10:00:00Z', carrier: 'Parcel Post', tracking: '3SFAIR' },
  ...{ tracking_href: 'https://post.test/3SFAIR', parcels: 2, invoice_number: 'FF-2031-00007' },
  lines: [
    {
      ...{ line: 1, quantity: 5 },
      lots: [
        { lot: 'L-1', best_before: '2031-09-01', quantity: 3 },
        { lot: 'L-2', best_before: null, quantity: 2 },
      ],
    },
  ],
}
const told: DeskOrder['shipments'][number] = {
  ...{ shipment_id: 4, made_at: '2031-05-14T09:00:00Z', by: 'Olga', note: 'Two boxes', returns: [] },
}
const back: DeskOrder['shipments'][number]['returns'][number] = {
  ...{ return_id: 1, returned_at: '2031-05-20T10:00:00Z', by: 'Olga', reason: 'damaged', note: null },
  lines: [{ line: 1, quantity: 2, restocked: 0 }],
}
const desk = (part: Partial<DeskOrder> = {}): DeskOrder => ({
  ...{ version: 'v1', note_version: 'n1', customer: { id: 7, company: 'Gym Shop', number: 'K-7' } },
  ...{ internal_note: null, can_change_address: false, addresses: [], history: [], pick_list_id: null },
  ...{ held_for: null, shipments: [told], creditable: [] },
  order: { ...order(), shipments: [shipment] },
  ...part,
})
/** Lines that are set aside: 6 of Vanilla, 2 of Cocoa. */
const setAside = (part: Partial<DeskOrder> = {}) =>
  desk({
    shipments: [],
    order: order('placed', [
      position({ quantity: 6, reserved_quantity: 6, shipped_quantity: 0 }),
      position({ line: 2, product_attribute_name: 'Cocoa', quantity: 2, reserved_quantity: 2, shipped_quantity: 0 }),
      position({ line: 3, product_attribute_name: 'Mint', open_quantity: 9, shipped_quantity: 0 }),
    ]),
    ...part,
  })
const open = (state: DeskOrder, answers: Answers = {}) =>
  openPage(
    { '/admin/orders/:deskOrder': OrderDeskPage, '/admin/picking/:pickList': <p>The list</p> },
    '/admin/orders/501',
    {
      'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
      [`GET ${ORDER}`]: state,
      ...answers,
    },
  )
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

test('a shipment says when it left, with which lots, who packed it and what came back, and has its papers', async () => {
  open(desk({ shipments: [{ ...told, returns: [back] }] }))
  const one = await panel('1 shipment')
  for (const words of ['with the carrier since 14 May 2031', 'Parcel Post · 2 parcels', 'Olga: Two boxes'])
    expect(one.getByText(words)).toBeTruthy()
  expect(one.getByText('lot L-1 · best before 1 September 2031 · 3 pieces')).toBeTruthy()
  expect(one.getByText('lot L-2 · 2 pieces')).toBeTruthy()
  expect(one.getByText('2 came back: Damaged')).toBeTruthy()
  expect(one.getByRole('link', { name: 'Follow 3SFAIR' }).getAttribute('href')).toBe('https://post.test/3SFAIR')
  expect(one.getByRole('link', { name: 'Delivery note of shipment 1 as PDF' }).getAttribute('href')).toBe(
    `${SHIPMENT}/delivery-note`,
  )
})

test('a packed shipment is given to the carrier once, with its number; nothing can come back of it before', async () => {
  const packed = { ...shipment, shipped_at: null, tracking: null, tracking_href: null, parcels: null }
  const { calls } = open(desk({ order: { ...order(), shipments: [packed] }, shipments: [{ ...told, note: null }] }), {
    [`PUT ${SHIPMENT}/hand-over`]: { order_id: 501, shipment_id: 4 },
  })
  const user = userEvent.setup()
  const one = await panel('1 shipment')
  expect(one.getByText('being packed')).toBeTruthy()
  expect(one.queryByRole('button', { name: 'Take back' })).toBeNull()
  await user.click(one.getByRole('button', { name: 'Give to the carrier' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Shipment 1 and its carrier' }))
  await user.type(await sheet.findByLabelText('Tracking number'), ' 3SNEW ')
  await user.type(sheet.getByRole('textbox', { name: 'Parcels or pallets' }), '3')
  await user.dblClick(sheet.getByRole('button', { name: 'The carrier has it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([{ tracking: '3SNEW', parcels: 3, note: null }])
  await waitFor(() => expect(calls(`GET ${ORDER}`)).toHaveLength(2))
})

test('what is said of a shipment on its way begins as it is', async () => {
  const { calls } = open(desk(), { [`PUT ${SHIPMENT}/hand-over`]: refusal(400, 'Not that number.') })
  await userEvent.click((await panel('1 shipment')).getByRole('button', { name: 'Change tracking' }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.click(await sheet.findByRole('button', { name: 'Save' }))
  expect(await sheet.findByText('Not that number.')).toBeTruthy()
  expect(calls()[0]?.body).toEqual({ tracking: '3SFAIR', parcels: 2, note: 'Two boxes' })
})

test('goods come back once: no more than are still out, and what is said to be good goes into stock', async () => {
  const { calls } = open(desk({ shipments: [{ ...told, returns: [back] }] }), {
    [`POST ${SHIPMENT}/returns`]: { order_id: 501, return_id: 2, restocked: 1 },
  })
  const user = userEvent.setup()
  await user.click((await panel('1 shipment')).getByRole('button', { name: 'Take back' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'What comes back of shipment 1' }))
  const pieces = await sheet.findByRole<HTMLInputElement>('textbox', {
    name: 'Pieces of Whey 900 g, Vanilla that come back',
  })
  const good = sheet.getByRole<HTMLInputElement>('textbox', { name: /that can be sold again$/ })
  await user.type(pieces, '4')
  expect(pieces.value).toBe('3')
  expect(good.value).toBe('3')
  await user.clear(good)
  await user.type(good, '1')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Reason' }), 'Wrong goods')
  await user.type(sheet.getByRole('textbox', { name: 'Note' }), ' Mixed up ')
  await user.dblClick(sheet.getByRole('button', { name: 'Take 3 pieces back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([
    { reason: 'wrong goods', note: 'Mixed up', lines: [{ line: 1, quantity: 3, restocked: 1 }] },
  ])
  expect(calls()[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('parts of what is set aside are shipped from the order, once, as it was seen', async () => {
  const states = [setAside(), setAside({ version: 'v2', order: order('invoiced') })]
  const { calls } = open(setAside(), {
    [`GET ${ORDER}`]: () => (states.length > 1 ? states.shift() : states[0]),
    [`POST ${ORDER}/ship`]: { order_id: 501, shipment_id: 5, invoice_number: 'FF-8', pieces: 7 },
  })
  const user = userEvent.setup()
  const ship = await panel('Ship now')
  expect(ship.queryByLabelText(/Mint/)).toBeNull()
  await user.click(ship.getByRole('button', { name: 'All that is set aside' }))
  const cocoa = ship.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of Cocoa 900 g to ship' })
  expect(cocoa.value).toBe('2')
  await user.clear(cocoa)
  await user.type(cocoa, '1')
  await user.type(ship.getByLabelText('Note for us'), 'First half')
  await user.dblClick(ship.getByRole('button', { name: 'Ship 7 pieces' }))
  expect(await screen.findByText('Shipped, with invoice FF-8.')).toBeTruthy()
  expect(calls().map(({ body }) => body)).toEqual([
    {
      version: 'v1',
      lines: [
        { line: 1, quantity: 6, lot: null, best_before: null },
        { line: 2, quantity: 1, lot: null, best_before: null },
      ],
      ...{ tracking: null, parcels: null, note: 'First half' },
    },
  ])
})

test('what cannot be shipped is said beside the button, and the order is read again', async () => {
  const { calls } = open(setAside(), {
    [`POST ${ORDER}/ship`]: refusal(409, 'More than is set aside.', [], 'more_than_set_aside'),
  })
  const ship = await panel('Ship now')
  await userEvent.type(ship.getByRole('textbox', { name: 'Pieces of Vanilla 900 g to ship' }), '6')
  await userEvent.click(ship.getByRole('button', { name: 'Ship 6 pieces' }))
  expect(await ship.findByText('More than is set aside.')).toBeTruthy()
  await waitFor(() => expect(calls(`GET ${ORDER}`)).toHaveLength(2))
})

test('a list is made for somebody to pick by', async () => {
  const { calls, address } = open(setAside(), { [`POST ${ORDER}/pick-list`]: { pick_list_id: 7 } })
  await userEvent.dblClick((await panel('Ship now')).getByRole('button', { name: 'Make a pick list' }))
  await waitFor(() => expect(address()).toBe('/admin/picking/7'))
  expect(calls()).toHaveLength(1)
})

test.each([
  [{ held_for: 'payment' as const }, 'The order is paid ahead: it can be picked when the money is there.'],
  [{ held_for: 'rest' as const }, 'The customer wants it complete: it can be picked when the rest is here.'],
  [{ pick_list_id: 7 }, 'Somebody picks this order.'],
])('an order that may not leave from here says why: %o', async (part, words) => {
  open(setAside(part))
  const ship = await panel('Ship now')
  expect(ship.getByText(words)).toBeTruthy()
  expect(ship.queryByRole('textbox')).toBeNull()
  expect(ship.queryByRole('link', { name: 'Open list' })?.getAttribute('href')).toBe(
    'pick_list_id' in part ? '/admin/picking/7' : undefined,
  )
})

test('shipments speak German', async () => {
  document.documentElement.lang = 'de'
  open(desk({ shipments: [{ ...told, returns: [back] }] }))
  const one = await panel('1 Sendung')
  expect(one.getByText('beim Versender seit 14. Mai 2031')).toBeTruthy()
  expect(one.getByRole('button', { name: 'Sendungsnummer ändern' })).toBeTruthy()
})
