import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, shop, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ComplaintDeskPage } from './ComplaintDeskPage.tsx'
import { ComplaintsDeskPage } from './ComplaintsDeskPage.tsx'
import { deskComplaint } from './test-complaint.ts'

afterEach(closePage)

/** What was sent last. */
const posted = (calls: ReturnType<typeof openPage>['calls']) =>
  calls().findLast(({ method }) => method === 'POST')?.body

const pages = { '/admin/complaints': ComplaintsDeskPage, '/admin/complaints/:deskComplaint': ComplaintDeskPage }
const row = { ...deskComplaint, photos: 1, waits: true }
const open = (address: string, answers: object = {}) =>
  openPage(pages, address, {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/settings': shop(),
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/admin/complaints': {
      ...{ next: null, previous: null, total: 1, complaints: [row] },
      counts: { open: 0, 'in progress': 1, accepted: 0, refused: 0, closed: 0 },
    },
    'GET /api/admin/complaints/12': deskComplaint,
    ...answers,
  })

test('the list shows who complains of what, and who waits', async () => {
  open('/admin/complaints')
  const link = await screen.findByRole('link', { name: 'Complaint 12' })
  expect(link.getAttribute('href')).toBe('/admin/complaints/12')
  for (const words of ['Gym Shop', 'Customer waits', 'Damaged · 2 pieces · 1 photo'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a complaint is accepted with a credit note for some of its pieces (FF-1223)', async () => {
  const { calls } = open('/admin/complaints/12', {
    'POST /api/admin/complaints/12/accept': {
      ...deskComplaint,
      state: 'accepted',
      decided_at: '2031-05-06T14:00:00.000Z',
      outcome: { settlement: 'credit', quantity: 1, credit_note: 'G2031-00001', credited: 15.13 },
    },
  })
  const pieces = await screen.findByRole('textbox', { name: 'Pieces' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '1')
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  const note = await screen.findByRole('link', { name: 'Credit note G2031-00001' })
  expect(note.getAttribute('href')).toBe('/api/admin/credit-notes/by-number/G2031-00001')
  expect(note.parentElement!.textContent).toMatch(/^Accepted: Credit note G2031-00001 for 1 piece, 15,13\s€ with VAT/)
  expect(posted(calls)).toEqual({ settlement: 'credit', quantity: 1, text: '' })
})

test('a refusal needs a reason (FF-1222)', async () => {
  const { calls } = open('/admin/complaints/12', { 'POST /api/admin/complaints/12/refuse': deskComplaint })
  await userEvent.click(await screen.findByRole('radio', { name: /Refuse/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getAllByText('Please tell the customer why.')).not.toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Why? The customer reads it' }), 'They were whole.')
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(posted(calls)).toEqual({ text: 'They were whole.' })
})

test('what the invoice has nothing left of cannot be credited', async () => {
  open('/admin/complaints/12', { 'GET /api/admin/complaints/12': { ...deskComplaint, creditable: 0 } })
  expect(await screen.findByText('Nothing of this line is left to credit')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Send again/ }).checked).toBe(true)
})
