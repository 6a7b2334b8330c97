import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { OutletLotDeskPage } from '../OutletLotDeskPage.tsx'
import { deskLot } from '../test-outlet.ts'

afterEach(closePage)

const LOT = '/api/admin/outlet/7'
const open = (answers: Answers = {}, lot = '7') =>
  openPage({ '/admin/outlet/:outletLot': OutletLotDeskPage }, `/admin/outlet/${lot}`, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${LOT}`]: deskLot,
    ...answers,
  })
const form = async (name: string) => within(await screen.findByRole('form', { name }))

const movement = (id: number, part: Partial<(typeof deskLot)['movements'][number]>) => ({
  ...{ id, at: '2031-05-06T12:00:00Z', change: -2, after: 38, kind: 'order' as const, order_id: null },
  ...{ user: null, note: null, ...part },
})

test('a lot says what it is, who made it, and each change of its pieces', async () => {
  const movements = [
    movement(2, { kind: 'correction', change: 5, after: 43, user: 'Olga', note: 'Found behind' }),
    movement(1, { order_id: 501 }),
  ]
  open({ [`GET ${LOT}`]: { ...deskLot, movements } })
  const facts = within(await screen.findByRole('region', { name: 'Lot' }))
  for (const words of ['For sale', 'L-1', '1 June 2031', '26 days left', 'Short date', '38', '40', /, Olga$/])
    expect(facts.getByText(words)).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Movements' }))
  const found = table.getByRole('row', { name: /Found behind/ })
  expect(found.textContent).toMatch(/Corrected.*Olga.*\+5.*43/)
  const ordered = table.getByRole('row', { name: /Ordered/ })
  expect(ordered.textContent).toMatch(/By itself.*−2.*38/)
  expect(within(ordered).getByRole('link', { name: 'Order 501' }).getAttribute('href')).toBe('/admin/orders/501')
})

test('price and reason are saved with the version they were filled from', async () => {
  const { calls } = open({ [`PUT ${LOT}`]: { ...deskLot, price: 8.5, version: 'v2' } })
  const user = userEvent.setup()
  const price = await form('Price')
  const field = price.getByRole<HTMLInputElement>('textbox', { name: /^Price of a piece/ })
  expect(field.value).toBe('9,90')
  await user.clear(field)
  await user.type(field, 'cheap')
  await user.click(price.getByRole('button', { name: 'Save' }))
  expect(price.getByText('Please type an amount such as 4,90.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(field)
  await user.type(field, '8,5')
  await user.selectOptions(price.getByRole('combobox', { name: 'Reason' }), 'End of range')
  await user.dblClick(price.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field.value).toBe('8,50'))
  expect(calls().map(({ body }) => body)).toEqual([{ version: 'v1', price: 8.5, reason: 'end of range' }])
})

test('where somebody else was faster, the newest state is shown, with what it changes', async () => {
  const states = [deskLot, { ...deskLot, price: 7, version: 'v5' }]
  open({
    [`GET ${LOT}`]: () => (states.length > 1 ? states.shift() : states[0]),
    [`PUT ${LOT}`]: refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile'),
  })
  const price = await form('Price')
  await userEvent.click(price.getByRole('button', { name: 'Save' }))
  expect(await price.findByText(/^Somebody else has changed this meanwhile: Price of a piece/)).toBeTruthy()
  await waitFor(() =>
    expect(price.getByRole<HTMLInputElement>('textbox', { name: /^Price of a piece/ }).value).toBe('7,00'),
  )
  expect(price.queryByText('Somebody has changed this.')).toBeNull()
})

test('a count corrects the lot, with a reason, and the form is empty again', async () => {
  const { calls } = open({
    [`POST ${LOT}/corrections`]: { ...deskLot, quantity: 30, version: 'v2' },
  })
  const user = userEvent.setup()
  const count = await form('Count')
  const pieces = count.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of this lot on the shelf' })
  await user.type(pieces, '-3')
  await user.click(count.getByRole('button', { name: 'Correct' }))
  expect(count.getByText('Please type a whole number.')).toBeTruthy()
  expect(count.getByText('Please say why.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(pieces)
  await user.type(pieces, '30')
  await user.type(count.getByRole('textbox', { name: 'Reason' }), ' Yearly count ')
  await user.dblClick(count.getByRole('button', { name: 'Correct' }))
  await waitFor(() => expect(pieces.value).toBe(''))
  expect(calls().map(({ body }) => body)).toEqual([{ version: 'v1', quantity: 30, note: 'Yearly count' }])
  expect(within(screen.getByRole('region', { name: 'Lot' })).getByText('30')).toBeTruthy()
})

test('a lot is withdrawn into stock with a reason; then it is only counted', async () => {
  const { calls } = open({
    [`POST ${LOT}/withdraw`]: { ...deskLot, state: 'withdrawn', quantity: 0, withdrawn_at: '2031-05-07T12:00:00Z' },
  })
  const user = userEvent.setup()
  const withdraw = await form('Withdraw')
  await user.click(withdraw.getByRole('button', { name: 'Withdraw the lot' }))
  expect(withdraw.getByText('Please say why.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.type(withdraw.getByRole('textbox', { name: 'Reason' }), 'Recalled')
  await user.dblClick(withdraw.getByRole('button', { name: 'Withdraw the lot' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Withdraw' })).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([{ version: 'v1', to: 'stock', note: 'Recalled' }])
  expect(screen.queryByRole('form', { name: 'Price' })).toBeNull()
  expect(screen.getByRole('form', { name: 'Count' })).toBeTruthy()
})

test('pieces past their date may not go back into stock', async () => {
  const { calls } = open({
    [`GET ${LOT}`]: { ...deskLot, state: 'expired', days_left: -1 },
    [`POST ${LOT}/withdraw`]: { ...deskLot, state: 'withdrawn' },
  })
  const withdraw = await form('Withdraw')
  expect(withdraw.getByRole<HTMLInputElement>('radio', { name: 'Back into free stock' }).disabled).toBe(true)
  expect(screen.getByText('1 day ago')).toBeTruthy()
  await userEvent.type(withdraw.getByRole('textbox', { name: 'Reason' }), 'Old')
  await userEvent.click(withdraw.getByRole('button', { name: 'Withdraw the lot' }))
  await waitFor(() => expect(calls()[0]?.body).toEqual({ version: 'v1', to: 'nowhere', note: 'Old' }))
})

test.each(['9', 'x'])('a lot that is not there says so and leads back: %s', async lot => {
  open({}, lot)
  expect(await screen.findByText('There is no such lot')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All lots' }).getAttribute('href')).toBe('/admin/outlet')
})

test('the page speaks German', async () => {
  document.documentElement.lang = 'de'
  open({ [`GET ${LOT}`]: { ...deskLot, lot: null, days_left: 0 } })
  const withdraw = await form('Zurückziehen')
  expect(withdraw.getByRole('radio', { name: 'Zurück in den freien Bestand' })).toBeTruthy()
  expect(screen.getByText('Ohne Nummer')).toBeTruthy()
  expect(screen.getByText('heute')).toBeTruthy()
  expect(screen.getByText('Von diesem Posten hat sich noch nichts bewegt.')).toBeTruthy()
})
