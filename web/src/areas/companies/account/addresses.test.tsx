import type { Right } from '@fairfloor/domain/viewer'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { AddressesPage } from './AddressesPage.tsx'

afterEach(closePage)

const address = (id: number, purpose: 'invoice' | 'shipping', is_default = true) => ({
  ...{ id, purpose, is_default, version: 'v1', company: 'Gym Shop', first_name: '', last_name: '' },
  ...{ street: 'Quay', number: String(id), zip: '3522 AB', city: 'Utrecht', country: 'NL', gln: null },
})
const kept = [address(1, 'invoice'), address(2, 'shipping'), address(3, 'shipping', false)]

const open = (rights: readonly Right[], answers: Answers = {}) =>
  openPage({ '/account/addresses': AddressesPage }, '/account/addresses', {
    'GET /api/current_user': buyer({ rights: [...rights] }),
    'GET /api/company/addresses': kept,
    ...answers,
  })

test('an address is added, and what is missing is named first (FF-1210, FF-1424)', async () => {
  const { calls } = open(['manage'], { 'POST /api/company/addresses': kept })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add delivery address' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Street'), 'Kanaalweg')
  await user.type(form.getByLabelText('Postal code'), '12')
  await user.type(form.getByLabelText('Town'), 'Utrecht')
  // As much as the server takes.
  expect(form.getByLabelText(/^House number/)).toHaveProperty('maxLength', 20)
  const save = form.getByRole('button', { name: 'Save address' })
  await user.click(save)
  form.getByText('Please fill this in.')
  expect(document.activeElement).toBe(form.getByLabelText('Country'))
  await user.selectOptions(form.getByLabelText('Country'), 'NL')
  form.getByText('A postal code of this country looks different.')
  await user.clear(form.getByLabelText('Postal code'))
  await user.type(form.getByLabelText('Postal code'), '3526 KL')
  await user.click(save)
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toMatchObject({ purpose: 'shipping', country: 'NL', zip: '3526 KL', gln: null })
})

test('a name that is none is said at its field before anything is sent (FF-1415)', async () => {
  const { calls } = open(['manage'])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change: Gym Shop, Quay 3, Utrecht' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText(/^Last name/), 'Vos https://evil.test')
  await user.click(form.getByRole('button', { name: 'Save address' }))
  const said = form.getByText('Please write a name on one line, without a link or an address.')
  expect(form.getByLabelText(/^Last name/).getAttribute('aria-describedby')).toContain(said.closest('[id]')!.id)
  expect(calls()).toEqual([])
})

test('an address is removed after a question, and a refusal is said beside it', async () => {
  const { calls } = open(['manage'], {
    'DELETE /api/company/addresses/3': [address(1, 'invoice'), address(2, 'shipping')],
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remove: Gym Shop, Quay 3, Utrecht' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Quay 3')).toBeNull())
  expect(calls().map(({ method }) => method)).toEqual(['DELETE'])
})

test('who does not manage the account reads the addresses, and changes none', async () => {
  open(['order'])
  await screen.findByText('Quay 3')
  expect(screen.queryAllByRole('button', { name: /Add|Change|Remove/ })).toEqual([])
})
