import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { LoginPage } from '../areas/people/LoginPage.tsx'
import { refusal } from '../testing/open-page.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import { LoginForm } from './LoginForm.tsx'
import { address, callsOf, logIn, Name, press, shop, show, user, WRONG } from './test-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('sends the token of /csrf-token with username and password, and shows the user without a reload (TS-072, TS-074, TS-075)', async () => {
  const server = shop()
  show(
    <>
      <LoginForm />
      <Name />
    </>,
  )
  await screen.findByText('visitor')
  await logIn('right')
  await screen.findByText('Bo Verhoeven')
  const calls = callsOf(server)
  expect(calls.indexOf('GET /csrf-token')).toBeLessThan(calls.indexOf('POST /api/login'))
  expect(server.made.find(({ path }) => path === '/api/login')?.body).toEqual({
    _csrf_token: 'token-7',
    _username: 'buyer@fairfloor.test',
    _password: 'right',
  })
  expect(address()).toBe('/here')
})

it('goes to its target after the login (TS-076)', async () => {
  shop()
  show(<LoginForm target="/vts-order?a=b" />)
  await logIn('right')
  await waitFor(() => expect(address()).toBe('/vts-order?a=b'))
})

it('sends empty fields too; the failure stands in a red alert that can be dismissed (TS-073, TS-077, TS-078)', async () => {
  const server = shop()
  show(<LoginForm target="/elsewhere" />)
  await press('Log in')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(WRONG)
  expect(server.made.at(-1)?.body).toMatchObject({ _username: '', _password: '' })
  await user.click(within(alert).getByRole('button'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(address()).toBe('/here')
})

it("offers 'Password Assistance' with one input of type email, and tells about 1 s after sending (TS-079..081)", async () => {
  const server = shop({ 'POST /lost-password': () => ({}) })
  show(<LoginForm />)
  await press('Forgot your password?')
  const popup = await screen.findByRole('dialog', { name: 'Password Assistance' })
  expect(popup.querySelectorAll('input')).toHaveLength(1)
  expect(popup.querySelector('input')?.type).toBe('email')
  await user.type(within(popup).getByLabelText('E-mail address'), 'anyone@fairfloor.test')
  const sentAt = performance.now()
  await user.click(within(popup).getByRole('button', { name: 'Send a new password' }))
  await screen.findByText('A new password was sent to your E-Mail address')
  expect(performance.now() - sentAt).toBeGreaterThan(900)
  expect(server.made.at(-1)).toMatchObject({
    method: 'POST',
    path: '/lost-password',
    body: { _username: 'anyone@fairfloor.test', _target: '/here' },
  })
})

it('in place of a page leaves its address as it is, with query and fragment (FF-1654)', async () => {
  shop()
  show(
    <>
      <LoginFirst />
      <Name />
    </>,
    '/quick-order?order=15#lines',
  )
  await screen.findByLabelText('Username')
  const back = encodeURIComponent('/quick-order?order=15#lines')
  expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe(
    `/contact/customer?target=${back}`,
  )
  await logIn('right')
  await screen.findByText('Bo Verhoeven')
  expect(address()).toBe('/quick-order?order=15#lines')
})

it('a document that was opened without a session comes after the login (FF-1654)', async () => {
  const server = shop()
  const opened = vi.spyOn(location, 'replace').mockImplementation(() => {})
  show(<LoginPage />, '/login?document=%2Forders%2FinvoicePdf%2F14')
  await screen.findByText('Please log in to open this document. It comes right after the login.')
  await logIn('right')
  const link = await screen.findByRole('link', { name: 'Open it again' })
  expect(link.getAttribute('href')).toBe('/orders/invoicePdf/14')
  expect(opened.mock.calls).toEqual([['/orders/invoicePdf/14']])
  cleanup()
  server.user = server.buyer
  show(<LoginPage />, '/login?document=%2F%2Fevil.test')
  await waitFor(() => expect(address()).toBe('/'))
  expect(opened).toHaveBeenCalledTimes(1)
})

it("leads to the registration by 'Register now' (TS-082)", () => {
  shop()
  show(<LoginForm />, '/')
  expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/contact/customer')
})

it('the way back goes with who registers instead, but never to another site (FF-1196)', async () => {
  shop()
  const register = () => screen.getByRole('link', { name: 'Register now' }).getAttribute('href')
  show(<LoginPage />, '/login?target=%2Fvirtual-trade-show%2Flobby')
  await screen.findByLabelText('Username')
  expect(register()).toBe('/contact/customer?target=%2Fvirtual-trade-show%2Flobby')
  cleanup()
  show(<LoginPage />, '/login?target=https%3A%2F%2Fevil.test')
  await screen.findByLabelText('Username')
  expect(register()).toBe('/contact/customer')
})

it('who has not confirmed the address is offered another link (FF-1190)', async () => {
  const detail = 'Please confirm your e-mail address first, by the link that we have mailed you.'
  const server = shop({
    'POST /api/login': () => refusal(403, detail, [], 'registration_unconfirmed'),
    'POST /api/registrations/confirmation-mail': () => ({}),
  })
  show(<LoginForm />)
  await logIn('right')
  await screen.findByText(detail)
  await press('Send another link')
  await screen.findByText('Another mail with a link is on its way.')
  expect(server.made.at(-1)?.body).toEqual({ email: 'buyer@fairfloor.test' })
})

it.each([
  ['/login?target=%2Fmy-orders', '/my-orders'],
  ['/login', '/'],
  ['/login?target=https%3A%2F%2Fevil.test', '/'],
])('the page %s leads on to %s (SH-002)', async (at, to) => {
  shop()
  // On its address only: elsewhere the page would lead on to '/'.
  show(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  await screen.findByLabelText('Username')
  await logIn('right')
  await waitFor(() => expect(address()).toBe(to))
})
