import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closePage, refusal } from '../../../testing/open-page.tsx'
import { account, payment } from './test-money.ts'
import { openPayments, PAYMENTS, paymentsOf, ticked } from './test-payments.ts'

afterEach(closePage)

/** Opens the sheet of the only payment in the list. */
async function openFirst() {
  await userEvent.click(await screen.findByRole('button', { name: /^Open 140,40\s€ of Gym Shop$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Gym Shop' }))
  await sheet.findByText('brought it herself')
  return sheet
}

test('each payment says whose it is, how it came, what it has paid and what is left', async () => {
  const settled = [71, 72, 73, 74].map(id => ({ invoice_number: `R-${id}`, order_id: id, amount: 5 }))
  openPayments({
    [PAYMENTS]: {
      ...paymentsOf(
        payment({ settled, left: 0, is_from_bank: true, method: 'transfer' }),
        payment({ payment_id: 41, settled: [], payer: null, reference: null }),
        payment({ payment_id: 42, settled: [], order_id: 503, is_order_cancelled: true, method: 'card' }),
        payment({ payment_id: 43, reversed_at: '2031-06-11T08:00:00Z', left: 0 }),
      ),
      ...{ open_entries: 3, left: { count: 2, sum: 1040 } },
    },
  })
  const [, fromBank, unused, ahead, reversed] = (await screen.findAllByRole('row')).map(row => row.textContent)
  expect(fromBank).toMatch(/^Gym ShopBea Buyer · counter.*10 June 2031.*Bank statement.*R-71, R-72, R-73, 1 more/)
  expect(fromBank).toMatch(/140,40\s€Left–Open$/)
  expect(unused).toMatch(/^Gym ShopReceived on10 June 2031.*Cash.*nothing yet.*140,40\s€Left20,00\s€Open$/)
  expect(ahead).toMatch(/CardPaidOrder 503, cancelled/)
  expect(reversed).toMatch(/Lefttaken backOpen$/)
  expect(screen.getByRole('link', { name: 'Bank entries: 3 open' }).getAttribute('href')).toBe('/admin/payments/bank')
  const left = screen.getByRole('link', { name: /^1\.040,00\s€ left of 2 payments$/ })
  expect(left.getAttribute('href')).toBe('/payments?state=left')
})

test('a payment is opened with all that is known of it, and what is left pays another invoice (FF-915)', async () => {
  const { calls } = openPayments({
    'POST /api/admin/payments/40/settle': { payment_id: 40, settled: 20, left: 0 },
    'GET /api/admin/debtors/7': { ...account, orders: [] },
  })
  const sheet = await openFirst()
  const facts = [...sheet.getAllByRole('term')].map(term => term.textContent)
  expect(facts).toEqual([
    ...['Amount', 'Received on', 'Method', 'Payer', 'Reference', 'Note', 'Booked by'],
    ...[expect.stringMatching(/^R-71\s*Order 501$/), 'Left'],
  ])
  const form = within(sheet.getByRole('form', { name: 'Use what is left' }))
  const first = await form.findByRole('checkbox', { name: /^R-71/ })
  const pay = form.getByRole<HTMLButtonElement>('button', { name: 'Pay these' })
  await waitFor(() => expect(ticked(form)).toEqual([expect.stringMatching(/^R-71/)]))
  await userEvent.click(first)
  expect(pay.disabled).toBe(true)
  await userEvent.click(form.getByRole('checkbox', { name: /^R-72/ }))
  await userEvent.dblClick(pay)
  await screen.findByText(/^Booked\. 20,00\s€ paid, 0,00\s€ left\.$/)
  expect(calls().map(({ body }) => body)).toEqual([{ order_id: null, invoice_ids: [72] }])
})

test('what is paid already is asked about before the rest of a payment goes there, and another choice takes the question back', async () => {
  const said = 'Nothing is booked yet. R-71 is paid already.'
  const asked = refusal(409, said, [], 'payment_doubtful', {
    ...{ doubts: [{ why: 'settled', invoice: 'R-71' }], asked: 'one' },
  })
  const answers = [asked, asked, { payment_id: 40, settled: 0, left: 20 }]
  const { calls } = openPayments({
    'POST /api/admin/payments/40/settle': () => answers.shift(),
    'GET /api/admin/debtors/7': { ...account, orders: [] },
  })
  const form = within((await openFirst()).getByRole('form', { name: 'Use what is left' }))
  const isReady = (button: HTMLElement) =>
    waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await waitFor(() => expect(ticked(form)).toEqual([expect.stringMatching(/^R-71/)]))
  const pay = form.getByRole('button', { name: 'Pay these' })
  await userEvent.click(pay)
  await form.findByText(said)
  await userEvent.click(form.getByRole('checkbox', { name: /^R-72/ }))
  expect(form.queryByText(said)).toBeNull()
  await isReady(pay)
  await userEvent.click(pay)
  const anyway = await form.findByRole('button', { name: 'Book it all the same' })
  await isReady(anyway)
  await userEvent.click(anyway)
  await screen.findByText(/^Booked\. 0,00\s€ paid, 20,00\s€ left\.$/)
  expect(calls().map(({ body }) => body)).toEqual([
    { order_id: null, invoice_ids: [71] },
    { order_id: null, invoice_ids: [71, 72] },
    { order_id: null, invoice_ids: [71, 72], confirmed: 'one' },
  ])
})

test('a payment is taken back with a reason (FF-915)', async () => {
  const { calls } = openPayments({
    [PAYMENTS]: paymentsOf(payment({ left: 0 })),
    'POST /api/admin/payments/40/take-back': { payment_id: 40 },
  })
  const sheet = await openFirst()
  const form = within(sheet.getByRole('form', { name: 'Take back' }))
  form.getByText('What it has paid is open again. The payment stays, with the reason.')
  expect(sheet.queryByRole('form', { name: 'Use what is left' })).toBeNull()
  await userEvent.type(form.getByLabelText('Reason'), ' ')
  await userEvent.click(form.getByRole('button', { name: 'Take back' }))
  form.getByText('Please fill this in.')
  expect(calls()).toEqual([])
  await userEvent.type(form.getByLabelText('Reason'), 'Wrong customer')
  await userEvent.dblClick(form.getByRole('button', { name: 'Take back' }))
  await screen.findByText('The payment was taken back.')
  expect(calls().map(({ body }) => body)).toEqual([{ reason: ' Wrong customer' }])
  expect(calls(PAYMENTS)).toHaveLength(2)
})

test('what is refused of a payment is said at its own form, and the sheet stays', async () => {
  openPayments({
    'POST /api/admin/payments/40/take-back': refusal(409, 'It was taken back meanwhile.'),
    'POST /api/admin/payments/40/settle': refusal(409, 'Nothing of it is left.'),
  })
  const sheet = await openFirst()
  const back = within(sheet.getByRole('form', { name: 'Take back' }))
  await userEvent.type(back.getByLabelText('Reason'), 'Wrong customer')
  await userEvent.click(back.getByRole('button', { name: 'Take back' }))
  expect((await back.findByRole('alert')).textContent).toContain('It was taken back meanwhile.')
  const left = within(sheet.getByRole('form', { name: 'Use what is left' }))
  await userEvent.click(await left.findByRole('button', { name: 'Pay these' }))
  expect((await left.findByRole('alert')).textContent).toContain('Nothing of it is left.')
  expect(back.getByLabelText<HTMLInputElement>('Reason').value).toBe('Wrong customer')
})

test.each([
  [
    'from the bank says that its sum is open again',
    { is_from_bank: true },
    ['What it has paid is open again, and its sum is among the open bank entries.'],
    true,
  ],
  [
    'of a cancelled order says whose the rest is, and leads to the order',
    { order_id: 503, is_order_cancelled: true },
    [
      'Its order was cancelled. What is left is the customer’s: let it pay something else, or pay it back.',
      'Pays ahead',
    ],
    true,
  ],
  ['by card is not taken back by hand', { method: 'card', recorded_by: null }, ['Card'], false],
  [
    'that was taken back says why and by whom',
    { reversed_at: '2031-06-11T08:00:00Z', reversed_by: 'Olga', reversed_why: 'Wrong customer', left: 0 },
    ['Wrong customer · Olga'],
    false,
  ],
] as const)('one %s', async (_what, part, words, canTakeBack) => {
  openPayments({ [PAYMENTS]: paymentsOf(payment(part)) })
  const sheet = await openFirst()
  for (const said of words) sheet.getByText(said)
  expect(sheet.queryByRole('form', { name: 'Take back' }) !== null).toBe(canTakeBack)
})

test('the list is narrowed to what was taken back; an empty and a failed one say so', async () => {
  const answers = [refusal(500, 'The database sleeps.'), { ...paymentsOf(), total: 0 }]
  const { calls, address } = openPayments({ [PAYMENTS]: () => answers.shift() ?? paymentsOf() })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('No payments yet')
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Taken back')
  await screen.findByText('Nothing fits this search.')
  expect(address()).toBe('/payments?state=taken+back')
  expect(calls(PAYMENTS).at(-1)?.path).toBe('/api/admin/payments?search=&state=taken%20back')
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  openPayments({ [PAYMENTS]: paymentsOf(payment({ order_id: 503, is_order_cancelled: true })) })
  expect((await screen.findByRole('row', { name: /Gym Shop/ })).textContent).toMatch(/10\. Juni 2031.*Bar.*, storniert/)
  await userEvent.click(screen.getByRole('button', { name: /^140,40\s€ von Gym Shop öffnen$/ }))
  const sheet = within(await screen.findByRole('dialog'))
  sheet.getByText(/^Die Bestellung wurde storniert\./)
  await userEvent.click(sheet.getByRole('button', { name: 'Zurücknehmen' }))
  sheet.getByText('Bitte ausfüllen.')
})
