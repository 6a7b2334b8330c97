import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { BankDeskPage } from './BankDeskPage.tsx'
import { account, debtor, entry, match, operator } from './test-money.ts'

// Loaded later by the page.
beforeAll(() => import('./AssignForm.tsx'))
afterEach(closePage)

const ENTRIES = 'GET /api/admin/bank-entries'
const listOf = (...entries: ReturnType<typeof entry>[]) => ({
  ...{ next: null, previous: null, total: entries.length, last_file: null },
  certain: entries.filter(({ is_certain }) => is_certain).length,
  entries,
})
const nothing = listOf()
const twoMatches = [
  match('Gym Shop'),
  match('Fit Shop', { customer_id: 8, order_id: 503, invoices: [], open: 99, why: ['name'] }),
]
const open = (answers: Answers = {}, path = '/bank') =>
  openPage({ '/bank': BankDeskPage }, path, { 'GET /api/current_user': operator, [ENTRIES]: nothing, ...answers })

const card = async (words: string) => within((await screen.findByText(words)).closest('article')!)
const statement = new File(['<Document/>'], 'june.xml', { type: 'text/xml' })
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Bank statement', { selector: 'input' }), statement)

test('a statement is taken: what is new, known and left out is said, and the new sums stand in the list (FF-916)', async () => {
  const lists = [nothing, listOf(entry(1))]
  const { calls } = open({
    [ENTRIES]: () => lists.shift(),
    'POST /api/admin/bank-files': {
      ...{ name: 'june.xml', taken: 3, sum: 1204.5, known: 2 },
      left_out: [
        { why: 'debit', booked_on: '2031-06-10', amount: '9.99 EUR', text: 'fee', known_from: null, again: null },
        { why: 'date', booked_on: null, amount: '5.00 EUR', text: '', known_from: null, again: null },
      ],
    },
  })
  await screen.findByText('Nothing to decide')
  await choose()
  await screen.findByText(/^3 new sums, 1\.204,50\s€ together\. 2 were known already\.$/)
  const rows = within(screen.getByRole('table', { name: 'Left out: 2' })).getAllByRole('row')
  expect(rows[1]?.textContent).toMatch(/10 June 2031.*Money that went out.*fee.*9,99\s€/)
  expect(rows[2]?.textContent).toMatch(/–.*Unreadable day/)
  await screen.findByText('for the last order')
  expect(calls()).toHaveLength(1)
  const { file } = calls()[0]!.body as { file: File }
  expect([file.name, await file.text()]).toEqual(['june.xml', '<Document/>'])
})

test('a sum that looks like a known one is listed with the file that has brought it, and taken by hand (FF-917)', async () => {
  const known = {
    why: 'known',
    booked_on: '2031-06-10',
    amount: '5.00 EUR',
    text: 'Bea · thanks',
    known_from: 'may.xml',
  }
  const answer = { name: 'june.xml', taken: 0, sum: 0, known: 1, left_out: [{ ...known, again: 2 }] }
  const answers = [answer, { ...answer, taken: 1, sum: 5, known: 0, left_out: [] }]
  const { calls } = open({ 'POST /api/admin/bank-files': () => answers.shift() })
  await screen.findByText('Nothing to decide')
  await choose()
  const row = within(await screen.findByRole('table', { name: 'Left out: 1' })).getAllByRole('row')[1]!
  expect(row.textContent).toMatch(/Known already.*from may\.xml.*Bea · thanks.*5,00\s€/)
  const take = within(row).getByRole('button', { name: /^Take 5,00\s€ as another sum$/ })
  await waitFor(() => expect(take.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await userEvent.click(take)
  await screen.findByText(/^1 new sum: 5,00\s€\.$/)
  expect(calls().map(({ body }) => (body as { again?: unknown }).again)).toEqual([undefined, '2'])
})

test('a file that is refused says why, and nothing of it is listed (FF-917)', async () => {
  const said = 'The statement is of another account (NL02). Nothing was taken.'
  const { calls } = open({ 'POST /api/admin/bank-files': refusal(422, said) })
  await screen.findByText('Nothing to decide')
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  expect(calls(ENTRIES)).toHaveLength(1)
})

test('what is certain is booked with one press, twice pressed too (FF-918)', async () => {
  const lists = [listOf(entry(1, { is_certain: true, matches: [match('Gym Shop')] }), entry(2)), listOf(entry(2))]
  const { calls } = open({
    [ENTRIES]: () => lists.shift(),
    'POST /api/admin/bank-entries/book-certain': { booked: 1, sum: 120.4 },
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Book all certain (1)' }))
  await screen.findByText(/^1 sum booked: 120,40\s€\.$/)
  expect(calls().map(({ body }) => body)).toEqual([{}])
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Book all certain/ })).toBeNull()
})

test('a sum says who has paid and what it may be for; another proposal than the first is booked', async () => {
  const lists = [listOf(entry(1, { matches: twoMatches })), nothing]
  const { calls } = open({
    [ENTRIES]: () => lists.shift(),
    'POST /api/admin/bank-entries/1/book': { payment_id: 40, settled: 99, left: 21.4 },
  })
  const sum = await card('for the last order')
  sum.getByText(/^120,40\s€$/)
  sum.getByText('10 June 2031')
  sum.getByText('NL91 ABNA 0417 1643 00')
  const [first, second] = within(sum.getByRole('group', { name: 'What it may be for' })).getAllByRole('radio')
  expect(first?.closest('label')?.textContent).toMatch(/^Gym ShopR-71invoice namedsum fits$/)
  expect(second?.closest('label')?.textContent).toMatch(/^Fit ShopOrder 503name fits99,00\s€ open$/)
  await userEvent.click(second!)
  await userEvent.click(sum.getByRole('button', { name: 'Book for Fit Shop' }))
  await screen.findByText(/^Booked\. 99,00\s€ paid, 21,40\s€ left\.$/)
  expect(calls().map(({ body }) => body)).toEqual([{ customer_id: 8, order_id: 503, invoice_ids: [] }])
  await screen.findByText('Nothing to decide')
})

test('the only proposal is booked as it stands; a sum that a colleague has decided says so, and the list is read again', async () => {
  const said = 'Somebody has decided this sum meanwhile.'
  const { calls } = open({
    [ENTRIES]: listOf(entry(1, { matches: [match('Gym Shop', { invoices: [], open: 0, why: ['account'] })] })),
    'POST /api/admin/bank-entries/1/book': refusal(409, said, [], 'entry_decided'),
  })
  const sum = await card('for the last order')
  sum.getByText('as the customer’s credit')
  expect(sum.queryByRole('radio')).toBeNull()
  await userEvent.click(sum.getByRole('button', { name: 'Book for Gym Shop' }))
  await waitFor(() => expect(sum.getByRole('alert').textContent).toContain(said))
  expect(calls().map(({ body }) => body)).toEqual([{ customer_id: 7, order_id: null, invoice_ids: [] }])
  await waitFor(() => expect(calls(ENTRIES)).toHaveLength(2))
})

test('a sum for what is paid already is asked about; the second press books what was asked about, whatever is proposed by then', async () => {
  const said = 'Nothing is booked yet. R-71 is paid already.'
  const asked = refusal(409, said, [], 'payment_doubtful', {
    ...{ doubts: [{ why: 'settled', invoice: 'R-71' }], asked: 'one' },
  })
  const answers = [asked, asked, { payment_id: 40, settled: 0, left: 120.4 }]
  const lists = [listOf(entry(1, { matches: twoMatches })), listOf(entry(1)), listOf(entry(1))]
  const { calls } = open({
    [ENTRIES]: () => lists.shift() ?? nothing,
    'POST /api/admin/bank-entries/1/book': () => answers.shift(),
  })
  const sum = await card('for the last order')
  await userEvent.click(sum.getByRole('button', { name: 'Book for Gym Shop' }))
  await sum.findByText(said)
  await sum.findByText('No open invoice, order or customer fits.')
  const anyway = sum.getByRole('button', { name: 'Book it all the same' })
  await waitFor(() => expect(anyway.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await userEvent.click(anyway)
  const again = sum.getByRole('button', { name: 'Book it all the same' })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).not.toBe('true'), { timeout: 3000 })
  await userEvent.click(again)
  await screen.findByText(/^Booked\. 0,00\s€ paid, 120,40\s€ left\.$/)
  const body = { customer_id: 7, order_id: null, invoice_ids: [71] }
  expect(calls().map(one => one.body)).toEqual([body, { ...body, confirmed: 'one' }, { ...body, confirmed: 'one' }])
})

test('a question about a sum goes when something else is chosen', async () => {
  const said = 'Nothing is booked yet. R-71 is paid already.'
  const asked = refusal(409, said, [], 'payment_doubtful', {
    ...{ doubts: [{ why: 'settled', invoice: 'R-71' }], asked: 'one' },
  })
  open({ [ENTRIES]: listOf(entry(1, { matches: twoMatches })), 'POST /api/admin/bank-entries/1/book': asked })
  const sum = await card('for the last order')
  await userEvent.click(sum.getByRole('button', { name: 'Book for Gym Shop' }))
  await sum.findByText(said)
  await userEvent.click(sum.getAllByRole('radio')[1]!)
  expect(sum.queryByText(said)).toBeNull()
})

test('a sum that is no customer’s is set aside, found there, and taken up again', async () => {
  const aside = entry(2, { state: 'set aside', decided_by: 'Olga', payer: '', text: '', payer_iban: null })
  const booked = entry(3, { state: 'booked', company: 'Gym Shop', decided_by: 'Otto' })
  const { calls, address } = open({
    [ENTRIES]: listOf(entry(1)),
    'GET /api/admin/bank-entries?search=&state=set%20aside': listOf(aside),
    'GET /api/admin/bank-entries?search=&state=booked': listOf(booked),
    'PUT /api/admin/bank-entries/1/state': { entry_id: 1 },
    'PUT /api/admin/bank-entries/2/state': { entry_id: 2 },
  })
  const sum = await card('for the last order')
  sum.getByText('No open invoice, order or customer fits.')
  await userEvent.click(sum.getByRole('button', { name: 'Set aside' }))
  await waitFor(() => expect(calls(ENTRIES)).toHaveLength(2))
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Set aside')
  const other = await card('Set aside by Olga.')
  other.getByText('Payer not named')
  other.getByText('no text')
  expect(address()).toBe('/bank?state=set+aside')
  await userEvent.click(other.getByRole('button', { name: 'Take up again' }))
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([{ state: 'set aside' }, { state: 'open' }]))
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Booked')
  expect((await card('Booked for Gym Shop by Otto.')).queryByRole('button')).toBeNull()
})

test('a sum is assigned to somebody whom nobody proposed, found by an invoice’s number (FF-918)', async () => {
  const lists = [listOf(entry(1, { amount: 5, text: 'a part' })), nothing]
  const { calls } = open({
    [ENTRIES]: () => lists.shift(),
    'GET /api/admin/debtors': [{ ...debtor, invoice_number: 'R-72' }],
    'GET /api/admin/debtors/7': account,
    'POST /api/admin/bank-entries/1/book': { payment_id: 40, settled: 5, left: 0 },
  })
  await userEvent.click((await card('a part')).getByRole('button', { name: 'Assign' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Who has paid 5,00\s€$/ }))
  await sheet.findByText('B. Buyer · a part')
  await userEvent.click(sheet.getByRole('button', { name: 'Assign' }))
  sheet.getByText('Please choose who pays.')
  expect(calls()).toEqual([])
  await userEvent.type(sheet.getByLabelText('Who pays'), 'R-72')
  const found = within(await sheet.findByRole('list', { name: 'Customers found' }))
  expect((await found.findByRole('button', { name: /Gym Shop/ })).textContent).toMatch(
    /^Gym ShopK-7 · invoice R-72owes 190,40\s€$/,
  )
  await userEvent.click(found.getByRole('button', { name: /Gym Shop/ }))
  await waitFor(() => expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /^R-72/ }).checked).toBe(true))
  await userEvent.dblClick(sheet.getByRole('button', { name: 'Assign' }))
  await screen.findByText(/^Booked\. 5,00\s€ paid, 0,00\s€ left\.$/)
  expect(calls().map(({ body }) => body)).toEqual([{ customer_id: 7, order_id: null, invoice_ids: [72] }])
})

test('an empty list says what is to come, a vain search offers all, and a failed one is tried again', async () => {
  const answers = [refusal(500, 'The database sleeps.'), nothing]
  const { calls, address } = open({
    [ENTRIES]: () => answers.shift() ?? nothing,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Upload the next statement of your bank.')
  await userEvent.type(screen.getByLabelText('Payer, account or text'), 'rent{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }))
  expect(address()).toBe('/bank')
  expect(calls(`${ENTRIES}?search=rent`)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'To the payments' }).getAttribute('href')).toBe('/admin/payments')
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open({
    [ENTRIES]: listOf(entry(1, { is_certain: true, matches: twoMatches })),
    'POST /api/admin/bank-files': {
      ...{ name: 'june.xml', taken: 0, sum: 0, known: 0 },
      left_out: [{ why: 'reversal', booked_on: null, amount: '5.00 EUR', text: '', known_from: null, again: null }],
    },
  })
  const sum = await card('for the last order')
  sum.getByText('10. Juni 2031')
  sum.getByText('Rechnung genannt')
  sum.getByText(/^99,00\s€ offen$/)
  sum.getByRole('button', { name: 'Für Gym Shop buchen' })
  screen.getByRole('button', { name: 'Alle sicheren buchen (1)' })
  await userEvent.upload(screen.getByLabelText('Kontoauszug', { selector: 'input' }), statement)
  await screen.findByText('Storno: Nehmen Sie die Zahlung von Hand zurück')
})
