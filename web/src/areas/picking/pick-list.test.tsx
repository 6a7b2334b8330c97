import type { PickList } from '@fairfloor/domain/picking/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { PickListDeskPage } from './PickListDeskPage.tsx'

afterEach(closePage)

const LIST = '/api/admin/pick-lists/7'
const pickList: PickList = {
  ...{ pick_list_id: 7, order_id: 501, company: 'Gym Shop', order_status: 'placed', carrier: 'Parcel Post' },
  ...{ note: 'Ring twice', internal_note: null, label_service: true, ship_to: 'Gym Shop, Main Street 1' },
  ...{ made_at: '2031-05-06T12:00:00Z', by: 'Olga', closed_at: null, shipment_id: null },
  positions: [
    {
      ...{ line: 1, name: 'North Whey 2 kg, Lime', sku: 'N-11', ean: '4006381333931', ean_case: '14006381333938' },
      ...{ units_per_case: 6, quantity: 8, lots: [{ lot: 'L-1', best_before: '2031-09-01', quantity: 40 }] },
    },
    {
      ...{ line: 2, name: 'North Bar 60 g, Cocoa', sku: 'N-12', ean: null, ean_case: null },
      ...{ units_per_case: 12, quantity: 24, lots: [] },
    },
  ],
}
const open = (answers: Answers = {}, list = '7') =>
  openPage(
    { '/admin/picking/:pickList': PickListDeskPage, '/admin/orders/:deskOrder': <p>The order</p> },
    `/admin/picking/${list}`,
    {
      'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
      [`GET ${LIST}`]: pickList,
      ...answers,
    },
  )

const picked = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Picked of ${name}` })
const LIME = 'North Whey 2 kg, Lime'
const COCOA = 'North Bar 60 g, Cocoa'

test('a scan counts with leading zeros, blanks and dashes, too (FF-1707)', async () => {
  open()
  const scan = await screen.findByLabelText('Scan or type SKU or EAN, then Enter')
  await userEvent.type(scan, '04006381333931{Enter}4006381-333931{Enter}4 006381 333931{Enter}')
  expect((await picked(LIME)).value).toBe('3')
})

test('a list is counted by scans of pieces and cases, up to what it has; a foreign number counts nothing', async () => {
  open()
  const scan = await screen.findByLabelText('Scan or type SKU or EAN, then Enter')
  await userEvent.type(scan, '14006381333938{Enter}')
  expect(await screen.findByText(`${LIME}: +6`)).toBeTruthy()
  await userEvent.type(scan, '4006381333931{Enter}n-12{Enter}')
  expect((await picked(LIME)).value).toBe('7')
  expect((await picked(COCOA)).value).toBe('1')
  await userEvent.type(scan, '14006381333938{Enter}')
  expect((await picked(LIME)).value).toBe('8')
  await userEvent.type(scan, 'no such number{Enter}')
  const unknown = 'No article of this list has the number no such number. Nothing was counted.'
  expect(screen.getAllByText(unknown).length).toBeGreaterThan(0)
  expect(scan.getAttribute('aria-invalid')).toBe('true')
  expect((await picked(COCOA)).value).toBe('1')
})

test('what is picked leaves with lot, date and tracking; what is not found stays for the order', async () => {
  const { calls, address } = open({
    [`POST ${LIST}/ship`]: { order_id: 501, shipment_id: 4, invoice_number: 'FF-7', pieces: 11 },
  })
  expect(await screen.findByText('Label service: label every piece that has a label.')).toBeTruthy()
  const facts = screen.getByRole('region', { name: 'Order 501' })
  for (const words of ['Gym Shop, Main Street 1', 'Ring twice', '6 May 2031, Olga'])
    expect(facts.textContent).toContain(words)
  expect(screen.getByText('N-11 · Lots: L-1 1 September 2031')).toBeTruthy()
  expect(screen.getByText('N-12 · no lot known')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe('/api/admin/pick-lists/7/pdf')
  expect(screen.getByText('Enter what is shipped.')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'All found' }))
  await user.clear(await picked(COCOA))
  await user.type(await picked(COCOA), '3')
  await user.type(screen.getByLabelText(`Lot of ${LIME}`), ' L-9 ')
  fireEvent.change(screen.getByLabelText(`Best before of ${LIME}`), { target: { value: '2031-10-01' } })
  await user.type(screen.getByLabelText('Tracking number'), '3SFAIR')
  await user.type(screen.getByRole('textbox', { name: 'Parcels or pallets' }), '2')
  await user.dblClick(screen.getByRole('button', { name: 'Ship 11 pieces' }))
  await waitFor(() => expect(address()).toBe('/admin/orders/501'))
  expect(calls().map(({ body }) => body)).toEqual([
    {
      lines: [
        { line: 1, quantity: 8, lot: 'L-9', best_before: '2031-10-01' },
        { line: 2, quantity: 3, lot: null, best_before: null },
      ],
      ...{ tracking: '3SFAIR', parcels: 2, note: null },
    },
  ])
  expect(localStorage.getItem('fairfloor.draft.1.pick-list-7')).toBeNull()
})

test('what is counted outlives a reload; a list that is refused says why and is read again', async () => {
  open()
  await userEvent.type(await picked(COCOA), '3')
  await waitFor(() => expect(localStorage.getItem('fairfloor.draft.1.pick-list-7')).toContain('3'))
  cleanup()
  const { calls } = open({
    [`POST ${LIST}/ship`]: refusal(409, 'More than is set aside.', [], 'more_than_set_aside'),
  })
  expect((await picked(COCOA)).value).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'Ship 3 pieces' }))
  expect(await screen.findByText('More than is set aside.')).toBeTruthy()
  expect((await picked(COCOA)).value).toBe('3')
  await waitFor(() => expect(calls(`GET ${LIST}`)).toHaveLength(2))
})

test('a list is given back after a question, and what was counted is forgotten', async () => {
  let closed = false
  const { calls } = open({
    [`GET ${LIST}`]: () => (closed ? { ...pickList, closed_at: '2031-05-06T13:00:00Z' } : pickList),
    [`POST ${LIST}/give-back`]: () => {
      closed = true
      return { ...pickList, closed_at: '2031-05-06T13:00:00Z' }
    },
  })
  await userEvent.type(await picked(COCOA), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^Nothing is shipped\. The goods stay set aside/)).toBeTruthy()
  expect(calls()).toEqual([])
  await userEvent.dblClick(question.getByRole('button', { name: 'Give back' }))
  expect(await screen.findByText('Given back')).toBeTruthy()
  expect(calls().map(({ path, body }) => [path, body])).toEqual([[`${LIST}/give-back`, {}]])
  expect(localStorage.getItem('fairfloor.draft.1.pick-list-7')).toBeNull()
})

test('a list that left says so and leads to its order; one that is not there leads back', async () => {
  open({ [`GET ${LIST}`]: { ...pickList, closed_at: '2031-05-06T13:00:00Z', shipment_id: 4 } })
  expect(await screen.findByText('Shipped')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toBe('/admin/orders/501')
  for (const unknown of ['8', 'x']) {
    closePage()
    open({}, unknown)
    expect(await screen.findByText('There is no such list')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To picking' }).getAttribute('href')).toBe('/admin/picking')
  }
})

test('the list speaks German', async () => {
  document.documentElement.lang = 'de'
  open()
  expect(await screen.findByRole('button', { name: 'Alles gefunden' })).toBeTruthy()
  expect(screen.getByLabelText(`Charge, ${LIME}`)).toBeTruthy()
  expect(screen.getByText('N-12 · keine Charge bekannt')).toBeTruthy()
})
