import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { complainableLine } from '../../complaints/test-complaint.ts'
import { OrderPage } from '../OrderPage.tsx'
import type { Order } from '../orders.ts'
import { order } from '../test-order.ts'

afterEach(closePage)

const shipped: Order['shipments'][number] = {
  ...{ shipment_id: 3, shipped_at: '2031-05-14T10:00:00Z', carrier: 'Parcel Post', tracking: '3SFAIR' },
  ...{ tracking_href: 'https://post.test/3SFAIR', parcels: 1, invoice_number: 'FF-2031-00007' },
  lines: [{ line: 1, quantity: 5, lots: [{ lot: 'L-1', best_before: '2031-09-01', quantity: 5 }] }],
}
const packed: Order['shipments'][number] = {
  ...{ ...shipped, shipment_id: 4, shipped_at: null, tracking: null, tracking_href: null, invoice_number: null },
}
const COMPLAINABLE = 'GET /api/complainable-orders/501'
const open = (shipments: Order['shipments'], answers: Answers = {}) =>
  openPage({ '/my-orders/:orderId': OrderPage }, '/my-orders/501', {
    'GET /api/current_user': buyer(),
    'GET /api/onlineshop/orders/501': { ...order(), shipments },
    [COMPLAINABLE]: [complainableLine],
    ...answers,
  })
const part = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!)

test('a buyer follows what has left, with its papers and lots; what is being packed has none yet', async () => {
  open([shipped, packed])
  const shipments = await part('2 shipments')
  expect(shipments.getByRole('link', { name: 'Follow 3SFAIR' }).getAttribute('href')).toBe('https://post.test/3SFAIR')
  expect(shipments.getByText('with the carrier since 14 May 2031')).toBeTruthy()
  expect(shipments.getByText('being packed')).toBeTruthy()
  expect(shipments.getAllByText('lot L-1 · best before 1 September 2031')).toHaveLength(2)
  expect(shipments.getByRole('link', { name: 'Delivery note of shipment 1 as PDF' }).getAttribute('href')).toContain(
    '/3',
  )
  expect(shipments.getAllByRole('link', { name: /^Invoice/ }).map(link => link.getAttribute('href'))).toEqual([
    '/orders/invoicePdf/501/FF-2031-00007',
  ])
})

test('each line of which something is left leads to a complaint of it', async () => {
  open([shipped])
  const complain = await screen.findByRole('link', { name: 'Report a problem with Whey 900 g, Vanilla' })
  expect(complain.getAttribute('href')).toMatch(/order=501&shipment=3&line=1$/)
})

test('nothing is complained of that has not left, is complained of whole, or by those who may not order', async () => {
  const { calls } = open([packed])
  await part('1 shipment')
  expect(calls(COMPLAINABLE)).toEqual([])
  closePage()
  const whole = open([shipped], { [COMPLAINABLE]: [{ ...complainableLine, left: 0 }] })
  await waitFor(() => expect(whole.client.getQueryData(['/api/complainable-orders/501'])).toBeTruthy())
  await part('1 shipment')
  expect(screen.queryByRole('link', { name: /^Report a problem/ })).toBeNull()
  closePage()
  const readers = open([shipped], { 'GET /api/current_user': buyer({ rights: ['prices', 'invoices'] }) })
  await part('1 shipment')
  expect(readers.calls(COMPLAINABLE)).toEqual([])
})
