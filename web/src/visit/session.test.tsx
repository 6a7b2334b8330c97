import { logout } from '@fairfloor/domain/people/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LogoutPage } from '../areas/people/LogoutPage.tsx'
import { ChangePasswordPage } from '../areas/people/security/ChangePasswordPage.tsx'
import { SecurityPage } from '../areas/people/security/SecurityPage.tsx'
import { call } from '../lib/call.ts'
import { refusal } from '../testing/open-page.tsx'
import { ExitUser } from './ExitUser.tsx'
import LoginDialog from './LoginDialog.tsx'
import { SessionGuard } from './SessionGuard.tsx'
import { SwitchUserForm } from './SwitchUserForm.tsx'
import { address, callsOf, logIn, Name, press, shop, show, user } from './test-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks for a login over the page when the session has ended, and the page stays', async () => {
  const ended = { detail: 'Please log in.', code: 'login_required' }
  const server = shop({ 'POST /api/logout': () => Response.json(ended, { status: 401 }) })
  server.user = server.buyer
  show(
    <SessionGuard>
      <Name />
      <input aria-label="typed" />
    </SessionGuard>,
  )
  await screen.findByText('Bo Verhoeven')
  await user.type(screen.getByLabelText('typed'), '12')
  server.user = null
  await expect(call(logout, {})).rejects.toThrow('Please log in.')
  await screen.findByRole('dialog', { name: 'Please log in again' })
  await logIn('right')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('12')
  expect(address()).toBe('/here')
})

it('keeps the login over the page open when somebody presses beside it', async () => {
  const onClose = vi.fn()
  shop()
  show(<LoginDialog open onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Please log in again' })
  await user.click(document.body)
  expect(onClose).not.toHaveBeenCalled()
  await press('Close')
  expect(onClose).toHaveBeenCalled()
})

/** Receives what another tab has written. */
const hear = (newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'fairfloor.session', newValue }))

it('hears from other tabs who logged out, who acts for whom, and who came back (FF-120)', async () => {
  const server = shop()
  server.user = server.buyer
  show(
    <SessionGuard>
      <Name />
      <input aria-label="typed" />
    </SessionGuard>,
  )
  await screen.findByText('Bo Verhoeven')
  expect(localStorage.getItem('fairfloor.session')).toBe('1 ')
  await user.type(screen.getByLabelText('typed'), '12')
  hear('visitor')
  await screen.findByRole('dialog', { name: 'Please log in again' })
  hear('1 ')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.user = { ...server.buyer, id: 2, name: 'Jule Brandt', switched_from: 'Mira Jansen' }
  hear('2 Mira Jansen')
  await screen.findByText('Jule Brandt')
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('12')
  expect(localStorage.getItem('fairfloor.session')).toBe('2 Mira Jansen')
})

it('logs out and leaves nothing typed behind (FF-351)', async () => {
  const server = shop({
    'POST /api/logout': () => {
      server.user = null
      return {}
    },
  })
  server.user = server.buyer
  localStorage.setItem('fairfloor.pending.1.booth-3', '{"41":12}')
  show(<LogoutPage />, '/logout')
  await waitFor(() => expect(address()).toBe('/'))
  expect(callsOf(server)).toContain('POST /api/logout')
  expect(localStorage.getItem('fairfloor.pending.1.booth-3')).toBeNull()
})

it('keeps what is typed where logging out fails', async () => {
  const server = shop({ 'POST /api/logout': refusal(503, 'Not now.') })
  server.user = server.buyer
  localStorage.setItem('fairfloor.pending.1.booth-3', '{"41":12}')
  show(<LogoutPage />, '/logout')
  await screen.findByText('Not now.')
  expect(localStorage.getItem('fairfloor.pending.1.booth-3')).toBe('{"41":12}')
  localStorage.clear()
})

it('leaves visitors alone when a call of theirs is refused', async () => {
  shop({ 'POST /api/logout': Response.json({ code: 'login_required' }, { status: 401 }) })
  show(
    <SessionGuard>
      <Name />
    </SessionGuard>,
  )
  await screen.findByText('visitor')
  // If its code were loaded already, a dialog would open at once.
  await Promise.all([import('./LoginDialog.tsx'), import('../ui/ModalPopup.tsx')])
  await expect(call(logout, {})).rejects.toThrow()
  await expect(screen.findByRole('dialog', {}, { timeout: 2000 })).rejects.toThrow('Unable to find')
})

it('leads who logged in with a one-time password to a new one, which needs no old one, and then on', async () => {
  const server = shop({
    'POST /api/change-password': () => {
      server.user = server.buyer
      return {}
    },
  })
  server.user = { ...server.buyer, roles: ['ROLE_USER', 'ROLE_MUST_CHANGE_PASSWORD'] }
  show(
    <SessionGuard>
      <ChangePasswordPage />
    </SessionGuard>,
    '/my-orders?place=YQ',
  )
  await screen.findByText('Please choose a new password first.')
  expect(address()).toBe('/account/change-password?target=%2Fmy-orders%3Fplace%3DYQ')
  expect(screen.queryByLabelText('Old password')).toBeNull()
  await user.type(screen.getByLabelText('New password'), 'quiet river stone')
  await press('Change password')
  await waitFor(() => expect(address()).toBe('/my-orders?place=YQ'))
  expect(server.made.find(({ path }) => path === '/api/change-password')?.body).toEqual({
    new_password: 'quiet river stone',
  })
})

it('says beside the input what is wrong with a password (SH-014)', async () => {
  const detail = 'The old password is wrong.'
  const server = shop({
    'POST /api/change-password': refusal(422, detail, [{ path: 'old_password', detail }]),
  })
  server.user = server.buyer
  show(<ChangePasswordPage />)
  await user.type(await screen.findByLabelText('Old password'), 'wrong')
  await press('Change password')
  await waitFor(() => expect(screen.getByLabelText('Old password').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBeNull()
})

it.each([SecurityPage, ChangePasswordPage])(
  'the pages of the own login lead back to the account (FF-1415)',
  async Page => {
    const server = shop()
    server.user = server.buyer
    show(<Page />)
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account')
  },
)

it('switches to a user by an input of type email and loads the page anew (TS-064, SH-506, SH-507)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const server = shop({ 'POST /': () => ({}) })
  show(<SwitchUserForm />)
  const input = screen.getByLabelText<HTMLInputElement>('E-mail address of the user')
  expect(input.type).toBe('email')
  await user.type(input, 'gym@fairfloor.test')
  await press('Switch')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(server.made).toMatchObject([{ method: 'POST', path: '/', body: { _switch_user: 'gym@fairfloor.test' } }])
})

it('finds users by company, and switches to the one pressed (FF-695)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const found = {
    id: 7,
    name: 'Jule Brandt',
    email: 'gym@fairfloor.test',
    company: 'Gym Brandt',
    number: 'C7',
    city: 'Köln',
  }
  const server = shop({ 'GET /api/switch-user/users?search=brandt': () => [found], 'POST /': () => ({}) })
  show(<SwitchUserForm />)
  await user.type(await screen.findByLabelText('Find a customer'), ' brandt')
  await press('Search')
  await press(/^Gym Brandt, Köln ?Jule Brandt · gym@fairfloor.test · C7$/)
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(server.made.at(-1)).toMatchObject({ method: 'POST', path: '/', body: { _switch_user: 'gym@fairfloor.test' } })
})

it('says when no customer is found', async () => {
  shop({ 'GET /api/switch-user/users?search=nobody': () => [] })
  show(<SwitchUserForm />)
  await user.type(await screen.findByLabelText('Find a customer'), 'nobody')
  await press('Search')
  expect(await screen.findByText('No customer found.')).toBeTruthy()
})

it("offers 'Exit user' to agents who act for a user alone, by the safe twin (TS-065, SH-508..510, FF-696)", async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const server = shop({ 'POST /api/switch-user/exit': () => ({}) })
  server.user = server.buyer
  const { unmount } = show(
    <>
      <ExitUser />
      <Name />
    </>,
  )
  await screen.findByText('Bo Verhoeven')
  expect(screen.queryByRole('button', { name: 'Exit user' })).toBeNull()
  unmount()
  server.user = { ...server.buyer, switched_from: 'Mira Jansen', ROLE_PREVIOUS_ADMIN: true }
  show(<ExitUser />)
  await screen.findByText('Mira Jansen acts for Gym Shop (buyer@fairfloor.test)')
  await press('Exit user')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(callsOf(server).at(-1)).toBe('POST /api/switch-user/exit')
})
