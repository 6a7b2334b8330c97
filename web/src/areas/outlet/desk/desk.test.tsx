import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOutletProposals } from '@fairfloor/domain/outlet/desk-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, type Asked, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { OutletDeskPage } from '../OutletDeskPage.tsx'
import { deskLot } from '../test-outlet.ts'

afterEach(closePage)

const LOTS = '/api/admin/outlet'
const proposal: Answer<typeof getOutletProposals>['proposals'][number] = {
  ...{ flavour_id: 12, name: 'North Bar 60 g, Cocoa', sku: 'N-12', lot: 'L-2', best_before: '2031-05-20' },
  ...{ days_left: 14, quantity: 30, free: 24, regular_price: 1.99 },
}
const listOf = (lots: unknown[]) => ({ next: null, previous: null, total: lots.length, today: '2031-05-06', lots })
const open = (answers: Answers = {}) =>
  openPage({ '/admin/outlet': OutletDeskPage }, '/admin/outlet', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    [`GET ${LOTS}`]: listOf([deskLot]),
    'GET /api/admin/outlet-proposals': { proposals: [proposal] },
    ...answers,
  })
const form = async (name: string) => within(await screen.findByRole('form', { name }))

test('the list says what each lot is, until when it is good, what is left and what it costs, and opens it', async () => {
  const { address } = open({
    [`GET ${LOTS}`]: ({ path }: Asked) => listOf(path.includes('state=expired') ? [] : [deskLot]),
  })
  const row = within(await screen.findByRole('row', { name: /North Whey/ }))
  for (const words of ['L-1', '1 June 2031', '26 days left', 'Short date', '38', /^9,90\s€$/, /^19,99\s€$/])
    expect(row.getByText(words)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/outlet/7')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Past the date')
  expect(await screen.findByText('Nothing fits this search.')).toBeTruthy()
  expect(address()).toBe('/admin/outlet?state=expired')
})

test('what is close to its date is proposed: all that is free goes in at once, for a price', async () => {
  const made = { ...deskLot, lot_id: 8, name: proposal.name }
  const { calls, address } = open({ [`POST ${LOTS}`]: made })
  const user = userEvent.setup()
  const proposals = within(await screen.findByRole('region', { name: 'Close to their date' }))
  await proposals.findByText('30 in the lot, 24 free')
  expect(proposals.getByText('L-2 · 20 May 2031, 14 days left')).toBeTruthy()
  await user.click(proposals.getByRole('button', { name: 'Make an outlet lot of North Bar 60 g, Cocoa' }))
  const lot = await form('New lot')
  expect(lot.getByText('24 free')).toBeTruthy()
  expect(lot.getByText(/^In the price list: 1,99\s€$/)).toBeTruthy()
  await user.click(lot.getByRole('button', { name: 'Put into the outlet' }))
  const price = lot.getByRole('textbox', { name: /^Price of a piece/ })
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(lot.getByText('Please type an amount such as 4,90.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.type(price, '0,99')
  await user.selectOptions(lot.getByRole('combobox', { name: 'Reason' }), 'Old design')
  await user.dblClick(lot.getByRole('button', { name: 'Put into the outlet' }))
  await waitFor(() => expect(address()).toBe('/admin/outlet/8'))
  expect(calls().map(({ body }) => body)).toEqual([
    {
      ...{ flavour_id: 12, from: 'stock', lot: 'L-2', best_before: '2031-05-20', quantity: 24, price: 0.99 },
      reason: 'old design',
    },
  ])
})

test('a lot of anything else needs an article, a date and pieces; what the server refuses stands at its field', async () => {
  const refused = [
    refusal(422, 'Date.', [{ path: 'best_before', detail: 'The best-before date has passed.' }], 'date_passed'),
    refusal(409, 'Free.', [{ path: 'quantity', detail: 'Only 3 pieces of this are free.' }], 'not_enough_free'),
  ]
  const { calls } = open({
    'GET /api/admin/flavours?search=lime': {
      flavours: [{ id: 11, name: deskLot.name, sku: 'N-11', ean: null, quantity: 3 }],
    },
    [`POST ${LOTS}`]: () => refused.shift(),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New lot' }))
  const lot = await form('New lot')
  const send = () => user.click(lot.getByRole('button', { name: 'Put into the outlet' }))
  await send()
  expect(lot.getByText('Please choose an article.')).toBeTruthy()
  expect(lot.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(calls()).toEqual([])
  await user.type(lot.getByLabelText('Article: name, SKU or EAN'), 'lime')
  await user.click(await lot.findByRole('button', { name: `Add ${deskLot.name}` }))
  expect(lot.getByText('3 free')).toBeTruthy()
  await user.click(lot.getByRole('button', { name: 'Another article' }))
  await user.type(lot.getByLabelText('Article: name, SKU or EAN'), 'lime{Enter}')
  await lot.findByText(deskLot.name)
  await user.click(lot.getByRole('radio', { name: 'Extra pieces that are no stock' }))
  await user.type(lot.getByLabelText('Best before'), '2031-05-01')
  await user.type(lot.getByLabelText(/^Lot number/), ' L-9 ')
  await user.type(lot.getByRole('textbox', { name: 'Pieces' }), '4')
  await user.type(lot.getByRole('textbox', { name: /^Price of a piece/ }), '9')
  await send()
  expect(await lot.findByText('The best-before date has passed.')).toBeTruthy()
  expect(lot.getByLabelText('Best before').getAttribute('aria-invalid')).toBe('true')
  expect(calls().map(({ body }) => body)).toEqual([
    {
      ...{ flavour_id: 11, from: 'extra', lot: 'L-9', best_before: '2031-05-01', quantity: 4, price: 9 },
      reason: 'short-dated',
    },
  ])
  await waitFor(
    () =>
      expect(lot.getByRole('button', { name: 'Put into the outlet' }).getAttribute('aria-disabled')).not.toBe('true'),
    { timeout: 5000 },
  )
  await send()
  expect(await lot.findByText('Only 3 pieces of this are free.')).toBeTruthy()
})

test('an empty outlet says what comes next; a list that cannot be read can be asked for again', async () => {
  open({ [`GET ${LOTS}`]: listOf([]), 'GET /api/admin/outlet-proposals': { proposals: [] } })
  expect(await screen.findByText('Make a lot of what is close to its date.')).toBeTruthy()
  expect(await screen.findByText('No lot on the shelves is close to its date.')).toBeTruthy()
  closePage()
  open({ [`GET ${LOTS}`]: refusal(400, 'No.') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
