import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, refusal } from '../testing/open-page.tsx'
import { LoginForm } from './LoginForm.tsx'
import { addDevice, passkeyOptions } from './test-device.ts'
import { logIn, Name, press, shop, show, user } from './test-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The password is right, and a second step is needed by one of the ways. */
async function half(ways: readonly string[], answers: Answers = {}) {
  const server = shop({
    'POST /api/login': Response.json(
      { status: 401, code: 'second_step_needed', detail: 'A second step is needed.', details: { ways } },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    ),
    'POST /api/login/second-step': () => {
      server.user = server.buyer
      return { success: true }
    },
    'POST /api/login/passkey-question': { options: passkeyOptions },
    'POST /api/login/passkey': () => {
      server.user = server.buyer
      return { success: true }
    },
    ...answers,
  })
  show(
    <>
      <LoginForm />
      <Name />
    </>,
  )
  await logIn('right')
  return { ...server, last: () => server.made.findLast(({ method }) => method === 'POST') }
}

it('a code of the app logs in after the password; it has the focus', async () => {
  const { last } = await half(['authenticator'])
  const code = await screen.findByLabelText('Code of your authenticator app')
  expect(document.activeElement).toBe(code)
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  await user.type(code, '123456')
  await press('Confirm')
  expect(await screen.findByText('Bo Verhoeven')).toBeTruthy()
  expect(last()).toMatchObject({ path: '/api/login/second-step', body: { code: '123456' } })
})

it('a wrong code says so, until a recovery code is typed in its place', async () => {
  const { last } = await half(['authenticator'], {
    'POST /api/login/second-step': refusal(401, 'This code is wrong or was used already.', [], 'wrong_code'),
  })
  await user.type(await screen.findByLabelText('Code of your authenticator app'), '000000')
  await press('Confirm')
  expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong or was used already.')
  await press('Use a recovery code')
  expect(screen.queryByRole('alert')).toBeNull()
  const code = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(code.value).toBe('')
  await user.type(code, 'abcd-efgh')
  await waitFor(async () => {
    await press('Confirm')
    expect(last()?.body).toEqual({ code: 'abcd-efgh' })
  })
})

it('who has passkeys alone is asked for one, or for a recovery code', async () => {
  addDevice()
  const { last } = await half(['passkey'])
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('Bo Verhoeven')).toBeTruthy()
  expect(last()).toMatchObject({
    path: '/api/login/passkey',
    body: { id: 'AQID', type: 'public-key', response: { signature: 'AQID', authenticatorData: 'AQID' } },
  })
})

it('a device that is not touched is said, and somebody else can log in', async () => {
  addDevice(false)
  const { made } = await half(['passkey', 'authenticator'])
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('The passkey was not used. Please try again.')).toBeTruthy()
  expect(made.some(({ path }) => path === '/api/login/passkey')).toBe(false)
  expect(made.find(({ path }) => path === '/api/login/passkey-question')?.body).toEqual({ second_step: true })
  await press('Log in as somebody else')
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('buyer@fairfloor.test')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

it('a passkey logs in without a password where the browser has some', async () => {
  addDevice()
  const server = shop({
    'POST /api/login/passkey-question': { options: passkeyOptions },
    'POST /api/login/passkey': () => {
      server.user = server.buyer
      return { success: true }
    },
  })
  show(
    <>
      <LoginForm target="/vts-order" />
      <Name />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText('Bo Verhoeven')).toBeTruthy()
  expect(server.made.find(({ path }) => path === '/api/login/passkey-question')?.body).toEqual({ second_step: false })
})
