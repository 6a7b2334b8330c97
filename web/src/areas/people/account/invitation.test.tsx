import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitor } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { InvitationPage } from './InvitationPage.tsx'

beforeEach(() => history.replaceState(null, '', '/account/invitation#secret'))
afterEach(() => {
  closePage()
  history.replaceState(null, '', '/')
})

const invited = {
  email: 'anna@gym.test',
  name: 'Anna',
  company: 'Gym Shop',
  role: null,
  expires_at: '2031-05-12T10:00:00Z',
}
const open = (answers: Answers) =>
  openPage({ '/account/invitation': InvitationPage }, '/account/invitation', {
    'GET /api/current_user': visitor,
    ...answers,
  })

test('the link of the mail makes an account, and the login follows (FF-1213)', async () => {
  const { calls } = open({
    'POST /api/invitations/read': invited,
    'POST /api/invitations/accept': { success: true },
  })
  const user = userEvent.setup()
  await screen.findByText(/You are invited to use the account of Gym Shop/)
  // Neither the history nor a screenshot of the address keeps it.
  expect(location.hash).toBe('')
  await user.type(screen.getByLabelText('Password'), 'quiet harbour lantern')
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  await screen.findByRole('heading', { name: 'Your account is ready' })
  await screen.findByRole('button', { name: 'Log in' })
  expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/api/invitations/read', { token: 'secret' }],
    ['/api/invitations/accept', { token: 'secret', name: 'Anna', password: 'quiet harbour lantern' }],
  ])
})

test('a name that no document can print is refused at its field (FF-1653)', async () => {
  const why = 'Our invoices and delivery notes cannot print: 北.'
  open({
    'POST /api/invitations/read': invited,
    'POST /api/invitations/accept': refusal(422, why, [{ path: 'name', detail: why }]),
  })
  await userEvent.type(await screen.findByLabelText('Password'), 'quiet harbour lantern')
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  await screen.findByText(why)
})

test('a link that is over says so', async () => {
  open({ 'POST /api/invitations/read': refusal(409, 'This invitation is no longer valid. Please ask for a new one.') })
  await waitFor(() => screen.getByText('This invitation is no longer valid. Please ask for a new one.'))
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
})
