import type { ShippingDesk } from '@fairfloor/domain/shipping/desk-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { ShippingDeskPage } from './ShippingDeskPage.tsx'

afterEach(closePage)

const MINIMUMS = '/api/admin/shipping/minimums'
const minimum = { country: 'NL', first_order: true, amount: 250, version: 'm1' }
const deskOf = (...minimums: ShippingDesk['minimums']): ShippingDesk => ({
  ...{ today: '2031-05-06', countries: ['DE', 'NL'], carriers: [], tariffs: [], minimums },
})
const open = (answers: Answers = {}) =>
  openPage({ '/shipping': ShippingDeskPage }, '/shipping', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/shipping': deskOf(minimum),
    ...answers,
  })
const form = async () => within(await screen.findByRole('form', { name: 'Minimum order values' }))

test('a minimum is changed for its country and kind of order alone', async () => {
  const { calls } = open({ [`PUT ${MINIMUMS}`]: deskOf({ ...minimum, amount: 300.5, version: 'm2' }) })
  const row = await screen.findByRole('row', { name: /Netherlands/ })
  expect(row.textContent).toMatch(/250,00\s€/)
  await userEvent.click(within(row).getByRole('button', { name: /^Change the minimum for Netherlands/ }))
  const edit = await form()
  expect(edit.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).disabled).toBe(true)
  const amount = edit.getByLabelText(/^Amount|€/)
  await userEvent.clear(amount)
  await userEvent.click(edit.getByRole('button', { name: 'Save minimum' }))
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(calls()).toEqual([])
  await userEvent.type(amount, '300,5')
  await userEvent.dblClick(edit.getByRole('button', { name: 'Save minimum' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([{ version: 'm1', country: 'NL', first_order: true, amount: 300.5 }])
  expect(screen.getByRole('row', { name: /Netherlands/ }).textContent).toMatch(/300,50\s€/)
})

test('a minimum is removed after a question; one that somebody changed meanwhile is read again', async () => {
  const answers = [refusal(409, 'Somebody has changed this.', [], 'changed_meanwhile'), deskOf()]
  const { calls } = open({ [`DELETE ${MINIMUMS}`]: () => answers.shift() })
  await userEvent.click(await screen.findByRole('button', { name: /^Change the minimum for Netherlands/ }))
  const edit = await form()
  await userEvent.click(edit.getByRole('button', { name: 'Delete' }))
  expect(calls()).toEqual([])
  const sure = edit.getByRole('button', { name: /^Yes/ })
  await userEvent.click(sure)
  expect(await edit.findByText('Somebody has changed this.')).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/admin/shipping').length).toBeGreaterThan(1))
  await waitFor(async () => {
    await userEvent.click(edit.getByRole('button', { name: /^Yes/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(screen.getByText('No minimum: every order is accepted.')).toBeTruthy()
  expect(calls()[0]?.body).toEqual({ version: 'm1', country: 'NL', first_order: true })
})
