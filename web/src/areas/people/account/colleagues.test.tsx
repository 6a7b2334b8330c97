import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { ColleaguesPage } from './ColleaguesPage.tsx'

afterEach(closePage)

const me = buyer({ rights: ['order', 'prices', 'invoices', 'manage'] })
const person = (id: number, name: string, changed: object = {}) => ({
  ...{
    id,
    name,
    email: `${name.toLowerCase()}@gym.test`,
    rights: ['order'],
    is_api: false,
    blocked_at: null,
    last_login_at: null,
    order_limit: null,
  },
  ...changed,
})
const invitation = {
  ...{ id: 9, email: 'anna@gym.test', name: 'Anna', rights: ['order', 'prices'], state: 'waiting', mails_left: 4 },
  ...{ invited_at: '2031-05-05T10:00:00Z', invited_by: 'Bea Buyer', expires_at: '2031-05-12T10:00:00Z' },
}
const list = (users: unknown[], invitations: unknown[] = []) => ({
  users,
  invitations,
  acted: [],
  time_zone: 'Europe/Berlin',
})
const both = [person(me.user?.id ?? 0, 'Bea', { rights: ['order', 'manage'] }), person(8, 'Carl')]

const open = (answers: Answers = {}) =>
  openPage({ '/account/users': ColleaguesPage }, '/account/users', {
    'GET /api/current_user': me,
    'GET /api/company/colleagues': list(both),
    ...answers,
  })

test('a colleague is invited with the rights that are ticked (FF-1213)', async () => {
  const { calls } = open({ 'POST /api/company/invitations': list(both, [invitation]) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), 'Anna')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  form.getByText('Please enter an e-mail address.')
  await user.type(form.getByLabelText('E-mail address'), 'anna@gym.test')
  await user.click(form.getByLabelText('See invoices'))
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText('Link works until 12 May, 12:00 · by Bea Buyer')
  expect(calls()[0]?.body).toEqual({ name: 'Anna', email: 'anna@gym.test', rights: ['order', 'prices'] })
})

test('a name that no document can print is refused at its field', async () => {
  const why = 'Our invoices and delivery notes cannot print: 北.'
  open({ 'POST /api/company/invitations': refusal(422, why, [{ path: 'name', detail: why }]) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByLabelText('Name'), '北')
  await user.type(form.getByLabelText('E-mail address'), 'anna@gym.test')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  await form.findByText(why)
  expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a right is given at once and undone at once, and a colleague is blocked after a question (FF-1215)', async () => {
  const blocked = person(8, 'Carl', { blocked_at: '2031-05-05T10:00:00Z' })
  const { calls } = open({
    'PATCH /api/company/users/8': both,
    'POST /api/company/users/8/block': list([both[0], blocked]),
  })
  const user = userEvent.setup()
  const rights = within(await screen.findByRole('group', { name: 'What Carl may do' }))
  await user.click(rights.getByLabelText('Manage the account'))
  await screen.findByText('Carl: “Manage the account” is on.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Carl: “Manage the account” is off.')
  await user.click(screen.getByRole('button', { name: 'Block Carl' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
  await screen.findByText('Blocked on 5 May')
  expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/api/company/users/8', { rights: ['order', 'manage'] }],
    ['/api/company/users/8', { rights: ['order'] }],
    ['/api/company/users/8/block', undefined],
  ])
  // Nobody keeps out themselves.
  expect(screen.queryByRole('button', { name: 'Block Bea' })).toBeNull()
})

test('an invitation is mailed again and taken back', async () => {
  const { calls } = open({
    'GET /api/company/colleagues': list(both, [invitation]),
    'POST /api/company/invitations/9/mail': list(both, [{ ...invitation, mails_left: 0 }]),
    'DELETE /api/company/invitations/9': list(both),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mail the invitation to anna@gym.test again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mail the invitation/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Take back the invitation of anna@gym.test' }))
  await waitFor(() => expect(screen.queryByText('anna@gym.test')).toBeNull())
  expect(calls().map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test('what customer service changed as one of the users stands below them', async () => {
  const acted = { id: 7, at: '2031-05-05T10:00:00Z', agent_name: 'Mira', user_name: 'Carl', part: 'orders', changes: 3 }
  open({ 'GET /api/company/colleagues': { ...list(both), acted: [acted] } })
  const table = within(await screen.findByRole('table', { name: 'Done for you by our customer service' }))
  expect(table.getAllByRole('row')[1]!.textContent).toMatch(/Orders.*Mira as Carl.*5 May.*12:00.*3/)
})

test('a limit per order is set in euros, and only where somebody else approves (FF-1830)', async () => {
  const { calls } = open({
    'PUT /api/company/users/8/order-limit': list([both[0], person(8, 'Carl', { order_limit: 750 })]),
  })
  const user = userEvent.setup()
  const field = await screen.findByLabelText(/^Order limit of Carl/)
  expect(screen.queryByLabelText(/^Order limit of Bea/)).toBeNull()
  await user.type(field, 'much')
  await user.click(screen.getByRole('button', { name: 'Save the limit of Carl' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, '750')
  await user.click(screen.getByRole('button', { name: 'Save the limit of Carl' }))
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('750,00'))
  screen.getByText(/^Orders up to 750,00\s€ without approval$/)
  expect(calls().map(({ body }) => body)).toEqual([{ order_limit: 750 }])
})

test('a person says by words how far they order and when they logged in; the systems stand apart, with their keys', async () => {
  const people = [
    ...both,
    person(10, 'Dora', { rights: [], last_login_at: '2031-05-04T10:00:00Z' }),
    person(11, 'Api', { is_api: true }),
  ]
  open({
    'GET /api/current_user': buyer({ rights: ['order', 'manage'], has_api_access: true }),
    'GET /api/company/colleagues': list(people),
  })
  await screen.findByRole('heading', { name: '3 people' })
  const cardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!)
  cardOf('Bea').getByText('Orders any amount, and approves orders of colleagues')
  cardOf('Carl').getByText('Orders any amount without approval')
  cardOf('Carl').getByText('Has not logged in yet')
  cardOf('Dora').getByText('Cannot order')
  cardOf('Dora').getByText(/^Last login 4 May/)
  screen.getByRole('heading', { name: 'Your systems' })
  expect(screen.queryByText('api@gym.test')).toBeNull()
  expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/service-center/api')
  const rights = within(screen.getByRole('group', { name: 'What API may do' })).getAllByRole('switch')
  expect(rights).toHaveLength(3)
})
