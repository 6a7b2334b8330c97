import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ErasuresDeskPage } from './ErasuresDeskPage.tsx'

afterEach(closePage)

const request = (id: number, name: string, more = {}) => ({
  id,
  state: 'open',
  asked_at: '2031-05-06T10:00:00Z',
  name,
  email: `${id}@example.test`,
  company: 'Kracht',
  note: '',
  decided_at: null,
  decided_by: null,
  reason: null,
  hindrance: null,
  ...more,
})

test('an operator erases for good, or refuses with a reason (FF-1286)', async () => {
  const [ada, bo] = [
    request(7, 'Ada Smit', { note: 'I move abroad.' }),
    request(8, 'Bo Jansen', { hindrance: 'last_manager' }),
  ]
  const { calls } = openPage({ '/admin/erasure-requests': ErasuresDeskPage }, '/admin/erasure-requests', {
    'GET /api/current_user': buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
    'GET /api/admin/erasure-requests': { next: null, previous: null, total: 2, requests: [ada, bo] },
    'POST /api/admin/erasure-requests/7/approval': { ...ada, state: 'erased', name: 'former user' },
    'POST /api/admin/erasure-requests/8/refusal': { ...bo, state: 'refused' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Decide about Bo Jansen' }))
  const second = within(await screen.findByRole('dialog'))
  second.getByText(/Somebody has to follow first/)
  expect(second.getByRole('button', { name: 'Erase for good' })).toHaveProperty('disabled', true)
  await user.type(second.getByLabelText('Why it is refused'), 'Nobody follows.')
  await user.click(second.getByRole('button', { name: 'Refuse' }))
  await user.click(await screen.findByRole('button', { name: 'Decide about Ada Smit' }))
  const first = within(await screen.findByRole('dialog', { name: 'Erase Ada Smit?' }))
  first.getByText('I move abroad.')
  await user.click(first.getByRole('button', { name: 'Erase for good' }))
  expect(calls('POST').map(({ path, body }) => [path, body ?? null])).toEqual([
    ['/api/admin/erasure-requests/8/refusal', { reason: 'Nobody follows.' }],
    ['/api/admin/erasure-requests/7/approval', null],
  ])
})
