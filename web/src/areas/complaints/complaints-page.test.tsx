import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, shop } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ComplaintPage } from './ComplaintPage.tsx'
import { ComplaintsPage } from './ComplaintsPage.tsx'
import { NewComplaintPage } from './NewComplaintPage.tsx'
import { complainableLine, complaint } from './test-complaint.ts'

afterEach(closePage)

/** What was sent last. */
const posted = (calls: ReturnType<typeof openPage>['calls']) =>
  calls().findLast(({ method }) => method === 'POST')?.body

const pages = {
  '/complaints': ComplaintsPage,
  '/complaints/new': NewComplaintPage,
  '/complaints/:complaint': ComplaintPage,
}
const page = (complaints: object[]) => ({ next: null, previous: null, total: complaints.length, complaints })
const open = (address: string, answers: object = {}) =>
  openPage(pages, address, {
    'GET /api/current_user': buyer(),
    'GET /api/settings': shop(),
    'GET /api/complaints': page([{ ...complaint, waits_for_you: true }]),
    'GET /api/complaints/12': complaint,
    'GET /api/complainable-orders/501': [complainableLine],
    ...answers,
  })

test('the list shows each complaint with its state and our last reply (SH-018, SH-218)', async () => {
  open('/complaints')
  const link = await screen.findByRole('link', { name: 'Complaint 12' })
  expect(link.getAttribute('href')).toBe('/complaints/12')
  for (const words of ['In progress', 'North Whey 908 g, Vanilla', 'Please send a photo.', 'Waits for your answer'])
    expect(screen.getByText(words, { selector: ':not(option)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New complaint' }).getAttribute('href')).toBe('/complaints/new')
})

test('the unit of the size is told in the reader’s language (FF-1890)', async () => {
  document.documentElement.lang = 'de'
  open('/complaints', { 'GET /api/complaints': page([{ ...complaint, product_size_name: '60 pieces' }]) })
  expect(await screen.findByText('North Whey 60 Stück, Vanilla')).toBeTruthy()
})

test('nothing complained of says what the page is for', async () => {
  open('/complaints', { 'GET /api/complaints': page([]) })
  expect(await screen.findByText('No complaints')).toBeTruthy()
})

test.each(['/complaints', '/complaints/12'])('%s tells who has no company that it is for customers', async address => {
  const { calls } = open(address, { 'GET /api/current_user': buyer({ company: null }) })
  expect(await screen.findByText('Complaints are for the users of a company that orders here.')).toBeTruthy()
  expect(calls().filter(({ path }) => path.includes('complaints'))).toEqual([])
})

test('who may not order looks at complaints and makes none (FF-1224)', async () => {
  open('/complaints/12', { 'GET /api/current_user': buyer({ rights: ['prices'] }) })
  expect(await screen.findByText('Two tubs arrived open.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a complaint of a line names reason, pieces and words, and opens what was made of it (SH-215, FF-1424)', async () => {
  const { calls } = open('/complaints/new?order=501&shipment=3&line=1', { 'POST /api/complaints': complaint })
  await userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
  for (const words of ['Please choose a reason.', 'Please say how many pieces.', 'Please describe what is wrong.'])
    expect(screen.getAllByText(words)).not.toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Damaged' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Damaged' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'How many pieces?' }), '9')
  await userEvent.type(screen.getByRole('textbox', { name: 'Please describe it' }), 'Open.')
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
  expect(await screen.findByRole('heading', { name: 'Complaint 12' })).toBeTruthy()
  expect(posted(calls)).toEqual({
    ...{ order_id: 501, shipment_id: 3, line: 1, quantity: 3, reason: 'damaged', text: 'Open.', photos: [] },
  })
})

test('the history shows both sides, and a photo large (FF-1221)', async () => {
  const { calls } = open('/complaints/12', { 'POST /api/complaints/12/messages': complaint })
  expect(await screen.findByText('The complaint is being worked on')).toBeTruthy()
  const sides = screen.getAllByRole('listitem').map(one => [one.querySelector('b')?.textContent, one.dataset.own])
  expect(sides).toContainEqual(['Bea Buyer', 'true'])
  expect(sides).toContainEqual([shop().shop_name, undefined])
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge photo 1' }))
  const large = (await screen.findByRole('dialog')).querySelector('img')
  expect(large?.getAttribute('src')).toBe('/api/complaint-photos/5/large')
  await userEvent.keyboard('{Escape}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Write to us' }), 'Here.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(posted(calls)).toEqual({ text: 'Here.' })
})

test('what was credited leads to its credit note with the amount, the number of the order to the order (FF-1223)', async () => {
  const outcome = { settlement: 'credit', quantity: 2, credit_note: 'G2031-00007', credited: 30.25 }
  open('/complaints/12', {
    'GET /api/complaints/12': { ...complaint, state: 'accepted', decided_at: '2031-05-07T10:00:00Z', outcome },
  })
  const note = await screen.findByRole('link', { name: 'Credit note G2031-00007' })
  expect(note.getAttribute('href')).toBe('/orders/creditNotePdf/G2031-00007')
  expect(note.parentElement!.textContent).toMatch(/^Accepted: .* for 2 pieces, 30,25\s€ with VAT/)
  expect(screen.getByRole('link', { name: '501' }).getAttribute('href')).toBe('/my-orders/501')
})

test('a complaint that nobody works on yet is withdrawn, after a question (FF-1419)', async () => {
  const withdrawn = { ...complaint, state: 'closed', taken_on_at: null, closed_at: '2031-05-07T10:00:00Z' }
  const { calls } = open('/complaints/12', {
    'GET /api/complaints/12': { ...complaint, state: 'open', taken_on_at: null },
    'POST /api/complaints/12/withdrawal': withdrawn,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this complaint …' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Your company has withdrawn this complaint.')).toBeTruthy()
  expect(screen.getByText('Withdrawn by the customer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw this complaint …' })).toBeNull()
  expect(calls('POST')).toHaveLength(1)
  closePage()
  open('/complaints/12')
  expect(await screen.findByText('The complaint is being worked on')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw this complaint …' })).toBeNull()
})
