import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../../testing/open-page.tsx'
import { PeopleDeskPage } from './PeopleDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const row = {
  ...{ id: 7, name: 'Mira', email: 'mira@house.test', company: null, role: 'agent', brand: null },
  ...{ blocked_at: null, last_login_at: '2031-05-05T10:00:00Z' },
}
const list = {
  ...{ next: null, previous: null, total: 1, time_zone: 'Europe/Berlin', people: [row], invitations: [] },
  brands: [{ erp_id: 'B1', name: 'North' }],
}
const mira = {
  ...row,
  ...{ version: 'v1', brand_erp_id: null, customer_id: null, rights: [], is_self: false, sessions: 2 },
  has_second_factor: false,
  log: [{ id: 1, at: '2031-05-04T10:00:00Z', action: 'change role', by: 'Tom' }],
}
const open = (path: string, answers: Answers = {}) =>
  openPage({ '/people': PeopleDeskPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/admin/people': list,
    'GET /api/admin/people/7': mira,
    ...answers,
  })

test('staff are invited with a role, to a booth only with its brand (FF-1217)', async () => {
  const { calls } = open('/people', { 'POST /api/admin/people/invitations': { invitations: [] } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Invite staff' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), 'Elin')
  await user.type(form.getByLabelText('E-mail address'), 'elin@north.test')
  await user.selectOptions(form.getByLabelText('Role'), 'exhibitor')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  form.getByText('Please choose the brand whose booth it is.')
  await user.selectOptions(form.getByLabelText('Brand'), 'B1')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]?.body).toEqual({ name: 'Elin', email: 'elin@north.test', role: 'exhibitor', brand_erp_id: 'B1' })
})

test('one opens in a sheet, with what was done to the account; they are given a role, and blocked after a question (FF-1216)', async () => {
  const { calls } = open('/people?open=7', {
    'PATCH /api/admin/people/7/role': { ...mira, role: 'operator', version: 'v2' },
    'POST /api/admin/people/7/block': { ...mira, blocked_at: '2031-05-06T10:00:00Z', sessions: 0 },
  })
  const user = userEvent.setup()
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Role changed')
  await user.selectOptions(sheet.getByLabelText('Role', { selector: 'select' }), 'operator')
  await user.click(sheet.getByRole('button', { name: 'Save role' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  await user.click(sheet.getByRole('button', { name: 'Block' }))
  const question = within(await screen.findByRole('dialog', { name: 'Block Mira?' }))
  await user.click(question.getByRole('button', { name: 'Block' }))
  await sheet.findByText('Blocked on')
  expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/people/7/role', { version: 'v1', role: 'operator', brand_erp_id: null }],
    ['/api/admin/people/7/block', undefined],
  ])
})

test('who has a second factor is freed of it after a question, others have no button for it (FF-1265)', async () => {
  let person = { ...mira, has_second_factor: true }
  const { calls } = open('/people?open=7', {
    'GET /api/admin/people/7': () => person,
    'POST /api/admin/users/7/second-factor/reset': () => {
      const entry = { id: 2, at: '2031-05-06T10:00:00Z', action: 'reset second factor', by: 'Tom' }
      person = { ...mira, sessions: 0, log: [entry, ...mira.log] }
      return { success: true }
    },
  })
  const user = userEvent.setup()
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(await sheet.findByRole('button', { name: 'Reset second factor' }))
  const question = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Mira?' }))
  expect(calls()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Reset' }))
  await sheet.findByText('Second factor reset')
  expect(sheet.queryByRole('button', { name: 'Reset second factor' })).toBeNull()
  expect(calls().map(({ path }) => path)).toEqual(['/api/admin/users/7/second-factor/reset'])
})
