import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSecondFactor, getSessions } from '@fairfloor/domain/people/security-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { addDevice, passkeyOptions } from '../../../visit/test-device.ts'
import { SecurityPage } from './SecurityPage.tsx'

afterEach(closePage)

type Factor = Answer<typeof getSecondFactor>
type Session = Answer<typeof getSessions>[number]

const FACTOR = '/api/account/second-factor'
const factor = (part: Partial<Factor> = {}): Factor => ({
  ...{ is_on: false, is_demanded: false, authenticator_since: null, recovery_codes_left: 0, passkeys: [] },
  ...{ can_have_passkeys: true, ...part },
})
const laptop = { id: 5, name: 'Laptop', created_at: '2031-05-01T12:00:00Z', used_at: '2031-05-04T12:00:00Z' }
const on = factor({
  ...{ is_on: true, authenticator_since: '2031-05-01T12:00:00Z', recovery_codes_left: 9, passkeys: [laptop] },
})
const codes = ['aaaa-1111', 'bbbb-2222']
const session = (id: string, part: Partial<Session> = {}): Session => ({
  ...{ id, browser: 'Chrome', system: 'Linux', begun_at: '2031-05-05T10:00:00Z', seen_at: '2031-05-06T10:00:00Z' },
  ...{ is_this: false, acts_for: null, ...part },
})
const open = (state: Factor, answers: Answers = {}, query = '') =>
  openPage({ '/account/security': SecurityPage, '/admin': <p>The desk</p> }, `/account/security${query}`, {
    'GET /api/current_user': buyer(),
    [`GET ${FACTOR}`]: state,
    'GET /api/account/sessions': [session('own', { is_this: true })],
    ...answers,
  })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const user = userEvent.setup()

test('an app is set up by password, QR code and first code; each refusal stands at its field; codes are shown once', async () => {
  const passwords = [
    refusal(422, 'No.', [{ path: 'password', detail: 'The password is wrong.' }], 'wrong_password'),
    { secret: 'ABCD EFGH', address: 'otpauth://totp/x', qr_code: '<svg/>' },
  ]
  const firsts = [
    refusal(422, 'No.', [{ path: 'code', detail: 'This code does not fit.' }], 'wrong_code'),
    { recovery_codes: codes },
  ]
  const { calls } = open(factor(), {
    [`POST ${FACTOR}/authenticator`]: () => passwords.shift(),
    [`POST ${FACTOR}/authenticator/confirm`]: () => firsts.shift(),
  })
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const setUp = await dialog('Set up the authenticator app')
  await user.type(setUp.getByLabelText('Your password'), 'nearly{Enter}')
  expect(await setUp.findByText('The password is wrong.')).toBeTruthy()
  await waitFor(async () => {
    await user.click(setUp.getByRole('button', { name: 'Continue' }))
    expect(setUp.getByText('ABCD EFGH')).toBeTruthy()
  })
  expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' }).getAttribute('src')).toContain('svg')
  expect(setUp.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe('otpauth://totp/x')
  await user.type(setUp.getByLabelText('Code that the app shows'), '12345{Enter}')
  expect(await setUp.findByText('This code does not fit.')).toBeTruthy()
  await waitFor(async () => {
    await user.click(setUp.getByRole('button', { name: 'Switch on' }))
    expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy()
  })
  const kept = await dialog('Your recovery codes')
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await user.click(kept.getByRole('button', { name: 'I have kept them' }))
  await waitFor(() => expect(screen.queryByText('aaaa-1111')).toBeNull())
  expect(calls().map(({ body }) => body)).toEqual([
    ...[{ password: 'nearly' }, { password: 'nearly' }],
    ...[{ code: '12345' }, { code: '12345' }],
  ])
  expect(calls(`GET ${FACTOR}`).length).toBeGreaterThan(1)
})

test('staff who must have a factor sees nothing else, and goes on to its target once the codes are kept', async () => {
  let done = false
  const demanded = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_MUST_SET_UP_SECOND_FACTOR'] })
  const { address } = open(
    factor({ is_demanded: true }),
    {
      'GET /api/current_user': () => (done ? buyer() : demanded),
      [`POST ${FACTOR}/authenticator`]: { secret: 'ABCD', address: 'otpauth://x', qr_code: '<svg/>' },
      [`POST ${FACTOR}/authenticator/confirm`]: () => {
        done = true
        return { recovery_codes: codes }
      },
    },
    '?target=/admin',
  )
  expect(await screen.findByText('Please set up your second factor first.')).toBeTruthy()
  expect(screen.queryByText('Where you are logged in')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const setUp = await dialog('Set up the authenticator app')
  await user.type(setUp.getByLabelText('Your password'), 'right{Enter}')
  await user.type(await setUp.findByLabelText('Code that the app shows'), '123456{Enter}')
  await user.click((await dialog('Your recovery codes')).getByRole('button', { name: 'I have kept them' }))
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('app and codes are removed or renewed by the password', async () => {
  const { calls } = open(on, {
    [`POST ${FACTOR}/recovery-codes`]: { recovery_codes: codes },
    [`POST ${FACTOR}/authenticator/remove`]: { success: true },
  })
  expect(await screen.findByText(/^Set up on 1 May/)).toBeTruthy()
  expect(screen.getByText(/ 9 codes are left\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New codes' }))
  const renew = await dialog('New recovery codes?')
  await user.type(renew.getByLabelText('Your password'), 'right')
  await user.dblClick(renew.getByRole('button', { name: 'New codes' }))
  await user.click((await dialog('Your recovery codes')).getByRole('button', { name: 'I have kept them' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const remove = await dialog('Remove the authenticator app?')
  await user.type(remove.getByLabelText('Your password'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls().map(({ path, body }) => [path, body])).toEqual([
    [`${FACTOR}/recovery-codes`, { password: 'right' }],
    [`${FACTOR}/authenticator/remove`, { password: 'right' }],
  ])
})

test('a passkey is made by the device under its name, and removed', async () => {
  addDevice()
  const { calls } = open(on, {
    'POST /api/account/passkeys/question': { options: passkeyOptions },
    'POST /api/account/passkeys': { recovery_codes: [] },
    'POST /api/account/passkeys/5/remove': { success: true },
  })
  expect(await screen.findByText(/^Added on 1 May.* · last used on 4 May/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  const add = await dialog('Add a passkey')
  await user.type(add.getByLabelText('Name'), ' Till ')
  await user.type(add.getByLabelText('Your password'), 'right')
  await user.dblClick(add.getByRole('button', { name: 'Add a passkey' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove Laptop' }))
  const remove = await dialog('Remove the passkey “Laptop”?')
  await user.type(remove.getByLabelText('Your password'), 'right{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/api/account/passkeys/question', { password: 'right' }],
    ['/api/account/passkeys', { name: 'Till', passkey: expect.objectContaining({ id: 'AQID' }) }],
    ['/api/account/passkeys/5/remove', { password: 'right' }],
  ])
})

test('a shop without a name of its own has no passkeys; visitors log in first', async () => {
  open(factor({ can_have_passkeys: false }))
  expect(await screen.findByText('Passkeys need the shop’s address by name and over https.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  closePage()
  open(factor(), { 'GET /api/current_user': visitor })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

test('sessions that look the same are one row, which opens to end each of them', async () => {
  const seen = { seen_at: '2031-05-06T09:00:00Z' }
  open(factor(), {
    'GET /api/account/sessions': [session('own', { is_this: true }), session('a'), session('b', seen)],
  })
  const group = within((await screen.findByText('2 sessions')).closest('details')!)
  const texts = (start: RegExp) => group.getAllByText(start).map(one => one.textContent)
  expect(texts(/^Chrome on Linux/)).toHaveLength(3)
  expect(texts(/^Last seen/)).toEqual([
    'Last seen 6 May, 12:002 sessions',
    'Last seen 6 May, 12:00',
    'Last seen 6 May, 11:00',
  ])
  expect(group.getAllByRole('button', { name: /^End Chrome on Linux/, hidden: true })).toHaveLength(2)
  expect(screen.getByText('Active now')).toBeTruthy()
})

test('other sessions are ended one by one or all at once; one that ended by itself is gone', async () => {
  const own = session('own', { is_this: true })
  const lists = [
    [own, session('a', { acts_for: 'bea@gym.test' }), session('b', { browser: null, system: null })],
    [own, session('a', { acts_for: 'bea@gym.test' })],
    [own],
  ]
  const { calls } = open(factor(), {
    'GET /api/account/sessions': () => (lists.length > 1 ? lists.shift() : lists[0]),
    'DELETE /api/account/sessions/b': refusal(404, 'There is none.'),
    'DELETE /api/account/sessions': { ended: 1 },
  })
  expect(await screen.findByText('This device')).toBeTruthy()
  expect(screen.getByText('acts for bea@gym.test')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^End Unknown app, logged in / }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End Unknown app/ })).toBeNull())
  expect(screen.queryByText('There is none.')).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'End all others' }))
  expect(await screen.findByText('1 session was ended.')).toBeTruthy()
  expect(await screen.findByText('You are logged in nowhere else.')).toBeTruthy()
  expect(calls().map(({ path }) => path)).toEqual(['/api/account/sessions/b', '/api/account/sessions'])
})
