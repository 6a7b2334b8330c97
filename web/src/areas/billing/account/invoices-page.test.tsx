import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { InvoicesPage } from './InvoicesPage.tsx'

afterEach(closePage)

const LIST = 'GET /api/onlineshop/invoices'
const ZIP = 'POST /api/onlineshop/invoices/zip'
const of = (number: string, more: object = {}) => ({
  ...{ kind: 'invoice', number, order_id: 501, external_reference: 'PO 77', issued_on: '2031-05-07' },
  ...{ due_on: '2031-05-21', paid_on: null, amount: 100, open: 100, standing: 'open' },
  ...more,
})
const documents = [
  of('R-4', { standing: 'overdue' }),
  of('R-3', { due_on: '2031-06-02', amount: 200.5, open: 50 }),
  of('R-2', { due_on: '2031-06-10' }),
  of('R-1', { standing: 'paid', paid_on: '2031-05-20', open: 0 }),
  of('C-1', { kind: 'credit note', order_id: null, due_on: null, amount: 61.2, open: 0, standing: 'credit used' }),
]
const answer = {
  ...{ next: null, previous: null, total: 5, today: '2031-05-28' },
  sums: { open: 250, overdue: 100, due_soon: 50, due_soon_until: '2031-06-04', credit: 0, limit_left: 4780.56 },
  counts: { all: 5, open: 3, overdue: 1, paid: 1, credit: 1 },
  documents,
}
const open = (path = '/account/invoices', answers: Answers = {}) =>
  openPage({ '/account/invoices': InvoicesPage }, path, {
    'GET /api/current_user': buyer({ rights: ['prices', 'invoices'] }),
    [LIST]: answer,
    ...answers,
  })
const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ')

test('every document says where it stands, with its PDF; credit notes take off (FF-1778)', async () => {
  open()
  const rows = (await screen.findAllByRole('row'))
    .slice(1)
    .map(row => within(row).getAllByRole('cell').slice(1).map(plain).join(''))
  expect(rows).toEqual([
    'R-47 May 2031 · order 501501PO 7721 May 20317 days overdue100,00 €100,00 €PDF',
    'R-37 May 2031 · order 501501PO 772 June 2031Due in 5 days200,50 €50,00 €PDF',
    'R-27 May 2031 · order 501501PO 7710 June 2031Open, in 13 days100,00 €100,00 €PDF',
    'R-17 May 2031 · order 501501PO 77Paid 20 May100,00 €PDF',
    'C-17 May 2031PO 77Credit applied-61,20 €PDF',
  ])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Invoice R-4 as PDF')).toBe('/orders/invoicePdf/501/R-4')
  expect(hrefOf('Credit note C-1 as PDF')).toBe('/orders/creditNotePdf/C-1')
})

test('above stand four sums, and the states with how many there are (FF-1778)', async () => {
  open()
  const terms = await screen.findAllByRole('term')
  expect(terms.map(term => plain(term.parentElement!))).toEqual([
    'Open250,00 €',
    'Overdue100,00 €',
    'Due by 4 June50,00 €',
    'Credit free4.780,56 €',
  ])
  const states = within(screen.getByRole('navigation', { name: 'State' })).getAllByRole('link')
  expect(states.map(state => [state.textContent, state.getAttribute('href')])).toEqual([
    ['5All', '/account/invoices'],
    ['3Open', '/account/invoices?state=open'],
    ['1Overdue', '/account/invoices?state=overdue'],
    ['1Paid', '/account/invoices?state=paid'],
    ['1Credit notes', '/account/invoices?state=credit'],
  ])
})

test('what is ticked is added up, and comes as a ZIP; else all that is searched (FF-1778)', async () => {
  open('/account/invoices?state=open')
  const all = await screen.findByRole('link', { name: '5 PDFs as ZIP' })
  expect(all.getAttribute('href')).toMatch(/^\/orders\/documents\.zip\?.*state=open/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose R-3' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose C-1' }))
  const two = screen.getByRole('link', { name: '2 PDFs as ZIP' })
  expect(decodeURIComponent(two.getAttribute('href')!)).toBe('/orders/documents.zip?numbers=R-3,C-1')
  expect(plain(two.parentElement!.parentElement!)).toContain('139,30 €')
  await userEvent.click(screen.getByRole('button', { name: 'Select none' }))
  expect(screen.getByRole('link', { name: '5 PDFs as ZIP' })).toBeTruthy()
})

test('too many for one download are mailed as a link, to which the mail leads (FF-1777)', async () => {
  const { calls } = open('/account/invoices?state=paid', {
    [LIST]: { ...answer, total: 431 },
    [ZIP]: { documents: 431 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mail me 431 PDFs as ZIP' }))
  expect(await screen.findByText('The ZIP is being made. We mail you a link as soon as it is ready.')).toBeTruthy()
  expect(calls(ZIP)[0]!.body).toMatchObject({ state: 'paid' })
  closePage()
  open(`/account/invoices?zip=${'a'.repeat(32)}`)
  const link = await screen.findByRole('link', { name: 'Download the ZIP' })
  expect(link.getAttribute('href')).toBe(`/orders/documents/${'a'.repeat(32)}`)
})

test('where no invoice is over it says so, and leads back to all (FF-1778)', async () => {
  open('/account/invoices?state=overdue', { [LIST]: { ...answer, total: 0, documents: [] } })
  expect(await screen.findByText('No invoice is overdue')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy()
})

test('a new customer reads what will stand there, without sums, states and search of nothing (FF-1778)', async () => {
  const nothing = {
    ...{ ...answer, pages: 0, total: 0, documents: [] },
    sums: { ...answer.sums, open: 0, overdue: 0, due_soon: 0 },
    counts: { all: 0, open: 0, overdue: 0, paid: 0, credit: 0 },
  }
  const search = 'Number, order or your own number'
  open(undefined, { [LIST]: nothing })
  await screen.findByText('No invoices yet')
  expect(screen.queryByRole('term')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'State' })).toBeNull()
  expect(screen.queryByLabelText(search)).toBeNull()
  closePage()
  open('/account/invoices?search=R-9', { [LIST]: nothing })
  await screen.findByLabelText(search)
})

test('who may see no invoices reads so, and asks for none; without prices there are no amounts (FF-1778)', async () => {
  const { calls } = open(undefined, { 'GET /api/current_user': buyer({ rights: ['order'] }) })
  expect(await screen.findByText('You may not see invoices')).toBeTruthy()
  expect(calls(LIST)).toEqual([])
  closePage()
  const hidden = documents.map(one => ({ ...one, amount: null, open: null }))
  open(undefined, {
    'GET /api/current_user': buyer({ rights: ['invoices'] }),
    [LIST]: { ...answer, documents: hidden },
  })
  await screen.findAllByRole('row')
  expect(document.body.textContent).not.toContain('€')
})
