import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closePage, refusal } from '../../../testing/open-page.tsx'
import { account, debtor } from './test-money.ts'
import { openPayments, PAYMENTS, ticked } from './test-payments.ts'

afterEach(closePage)

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Book a payment' }))
  return within(await screen.findByRole('form', { name: 'Book a payment' }))
}
type Form = Awaited<ReturnType<typeof openForm>>

/** Types until somebody is found, and takes the first with Enter. */
async function findPayer(form: Form) {
  await userEvent.type(form.getByLabelText('Who pays'), 'Gym')
  await form.findByRole('button', { name: /Gym Shop/ })
  await userEvent.type(form.getByLabelText('Who pays'), '{Enter}')
  await form.findByRole('group', { name: 'What it pays' })
}

test('money is booked by hand: what is missing is said first, and Enter takes the customer without sending (FF-914)', async () => {
  const { calls } = openPayments({ 'POST /api/admin/payments': { payment_id: 44, settled: 120.4, left: 12.1 } })
  const form = await openForm()
  await userEvent.clear(form.getByLabelText('Received on'))
  await userEvent.type(form.getByLabelText('Amount'), 'some')
  await userEvent.click(form.getByRole('button', { name: 'Book a payment' }))
  form.getByText('Please choose who pays.')
  form.getByText('Please enter an amount, such as 1.234,50.')
  form.getByText('Please fill this in.')
  await findPayer(form)
  expect(calls()).toEqual([])
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), '132,50')
  await userEvent.type(form.getByLabelText('Received on'), '2031-06-11')
  await userEvent.selectOptions(form.getByLabelText('Method'), 'Cash')
  await userEvent.type(form.getByLabelText(/^Payer/), 'Bea')
  await userEvent.dblClick(form.getByRole('button', { name: 'Book a payment' }))
  await screen.findByText(/^Booked\. 120,40\s€ paid, 12,10\s€ left\.$/)
  expect(calls().map(({ body }) => body)).toEqual([
    {
      ...{ customer_id: 7, order_id: null, invoice_ids: [71, 72], method: 'cash', amount: 132.5 },
      ...{ received_on: '2031-06-11', payer: 'Bea', reference: null, note: null },
    },
  ])
  expect(calls(PAYMENTS)).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is proposed follows the amount until somebody changes it; another customer starts anew (FF-914)', async () => {
  openPayments()
  const form = await openForm()
  await findPayer(form)
  expect(ticked(form)).toEqual([])
  const amount = form.getByLabelText('Amount')
  await userEvent.type(amount, '70')
  expect(ticked(form)).toEqual([expect.stringMatching(/^R-72, order 502due 15 May70,00\s€$/)])
  await userEvent.clear(amount)
  await userEvent.type(amount, '33')
  expect(ticked(form)).toEqual([expect.stringMatching(/^Order 503paid ahead33,00\s€$/)])
  await userEvent.click(form.getByRole('checkbox', { name: /^R-71, order 501 ?due since 15 May/ }))
  await userEvent.clear(amount)
  await userEvent.type(amount, '70')
  expect(ticked(form)).toEqual([expect.stringMatching(/^R-71/), expect.stringMatching(/^Order 503/)])
  await userEvent.click(form.getByRole('button', { name: 'Another' }))
  await findPayer(form)
  expect(ticked(form)).toEqual([expect.stringMatching(/^R-72/)])
})

test('a customer whom nobody finds, and one who owes nothing', async () => {
  openPayments({
    'GET /api/admin/debtors?search=Nobody': [],
    'GET /api/admin/debtors?search=501': [{ ...debtor, number: null, order_id: 501, open: 0 }],
    'GET /api/admin/debtors/7': { ...account, invoices: [], orders: [] },
  })
  const form = await openForm()
  const search = form.getByLabelText('Who pays')
  await userEvent.type(search, 'Nobody')
  await form.findByText('Nobody found.')
  await userEvent.clear(search)
  await userEvent.type(search, '501')
  await userEvent.click(await form.findByRole('button', { name: /^Gym Shop ?order 501 ?owes 0,00\s€$/ }))
  await form.findByText('This customer owes nothing: the money stays as its credit.')
})

test('a payment that looks like a mistake is asked about, and booked with a second press; what is changed is asked about anew (FF-914)', async () => {
  const said = 'Nothing is booked yet. R-71 is paid already.'
  const answers = [
    refusal(409, said, [], 'payment_doubtful', { doubts: [{ why: 'settled', invoice: 'R-71' }], asked: 'one' }),
    refusal(409, said, [], 'payment_doubtful', { doubts: [{ why: 'settled', invoice: 'R-71' }], asked: 'two' }),
    { payment_id: 44, settled: 0, left: 5 },
  ]
  const { calls } = openPayments({ 'POST /api/admin/payments': () => answers.shift() })
  const form = await openForm()
  await findPayer(form)
  const amount = form.getByLabelText('Amount')
  await userEvent.type(amount, '4')
  const book = form.getByRole('button', { name: 'Book a payment' })
  await userEvent.click(book)
  await form.findByText(said)
  await userEvent.clear(amount)
  await userEvent.type(amount, '5')
  expect(form.queryByText(said)).toBeNull()
  const isReady = (button: HTMLElement) =>
    waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await isReady(book)
  await userEvent.click(book)
  const anyway = await form.findByRole('button', { name: 'Book it all the same' })
  await isReady(anyway)
  await userEvent.click(anyway)
  await screen.findByText(/^Booked\. 0,00\s€ paid, 5,00\s€ left\.$/)
  expect(calls().map(({ body }) => body as { amount: number; confirmed?: string })).toMatchObject([
    { amount: 4 },
    { amount: 5 },
    { amount: 5, confirmed: 'two' },
  ])
})

test('a day that is to come is refused at its field, and what was typed stays', async () => {
  const said = 'Money is booked on the day on which it has arrived, not before.'
  openPayments({
    'POST /api/admin/payments': refusal(422, said, [{ path: 'received_on', detail: said }], 'future_payment'),
  })
  const form = await openForm()
  await findPayer(form)
  await userEvent.type(form.getByLabelText('Amount'), '5')
  await userEvent.click(form.getByRole('button', { name: 'Book a payment' }))
  const day = form.getByLabelText<HTMLInputElement>('Received on')
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
  const note = day
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(note?.join(' ')).toContain(said)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('5')
})
