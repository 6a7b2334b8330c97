import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage } from '../../testing/open-page.tsx'
import { MailsPage } from './MailsPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const row = {
  id: 7,
  kind: 'one-time-password',
  recipient: 'buyer@shop.test',
  subject: 'Your new password',
  state: 'sent',
  created_at: '2031-05-06T12:00:00.000Z',
  sent_at: '2031-05-06T12:00:01.000Z',
  failure: null,
}
const SAID = /It is made when the mail is sent, and is not kept here\./

const whole = { ...row, html: '<h1>Your new password</h1>', text: 'Your new password: ••••', secret: null }
const openList = (answers: Answers = {}, path = '/admin/mails') =>
  openPage({ '/admin/mails': MailsPage }, path, {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('over'),
    'GET /api/admin/mails': { next: null, previous: null, total: 1, mails: [row] },
    'GET /api/admin/mails/7': whole,
    ...answers,
  })
const open = (secret: 'kept' | 'not_kept' | null) =>
  openList({ 'GET /api/admin/mails/7': { ...whole, secret } }, '/admin/mails?mail=7')

test('a mail without its secret says why it is not there', async () => {
  open('not_kept')
  expect(await screen.findByText(SAID)).toBeTruthy()
})

test.each(['kept', null] as const)('a mail with all that it has (secret: %s) says nothing of it', async secret => {
  open(secret)
  await screen.findByText(/^to buyer@shop.test$/)
  expect(screen.queryByText(SAID)).toBeNull()
})

test('a mail is opened from the list, read as shown and as plain text, and closed (FF-201)', async () => {
  const { address, calls } = openList({}, '/admin/mails?state=sent')
  const link = await screen.findByRole('link', { name: 'Read Your new password' })
  const found = link.closest('tr')
  expect(found?.textContent).toMatch(/buyer@shop\.test.*one-time-password.*sent.*6 May 2031, 14:00:00/)
  expect(calls('GET /api/admin/mails?').map(({ path }) => path)).toEqual(['/api/admin/mails?search=&state=sent'])
  await userEvent.click(link)
  const sheet = within(await screen.findByRole('dialog', { name: 'Your new password' }))
  await sheet.findByText('one-time-password · written 6 May 2031, 14:00:00 · sent 6 May 2031, 14:00:01')
  // What strangers wrote runs nothing here, and opens its links elsewhere.
  const frame = sheet.getByTitle<HTMLIFrameElement>('Your new password')
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  expect(frame.getAttribute('srcdoc')).toBe('<base target="_blank"><h1>Your new password</h1>')
  await userEvent.click(sheet.getByRole('tab', { name: 'Plain text' }))
  await sheet.findByText('Your new password: ••••')
  expect(sheet.queryByTitle('Your new password')).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/admin/mails?state=sent'))
})

test('one that could not be sent says why, and leads to its job (FF-201)', async () => {
  openList(
    { 'GET /api/admin/mails/7': { ...whole, state: 'failed', sent_at: null, failure: 'No route to host' } },
    '/admin/mails?mail=7',
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The last try failed')
  expect(alert.textContent).toContain('No route to host')
  expect(within(alert).getByRole('link', { name: 'See the job' }).getAttribute('href')).toBe(
    '/admin/jobs?search=send-mail&state=failed',
  )
})

test('the mails are searched and narrowed to a state; without any, the page says what will stand there', async () => {
  const { address, calls } = openList({ 'GET /api/admin/mails': { next: null, previous: null, total: 0, mails: [] } })
  await screen.findByText('Confirmations and reminders stand here as soon as they are written.')
  await userEvent.type(screen.getByLabelText('Search recipient, subject and kind'), ' gym {Enter}')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'failed')
  await screen.findByText('Nothing fits this search.')
  expect(address()).toBe('/admin/mails?search=gym&state=failed')
  await waitFor(() => expect(calls('GET').at(-1)?.path).toBe('/api/admin/mails?search=gym&state=failed'))
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open('not_kept')
  await screen.findByText(/^Diese E-Mail enthält ein Geheimnis, etwa ein Passwort\./)
  screen.getByText('an buyer@shop.test')
  screen.getByText(/geschrieben 06\.05\.2031, 14:00:00 · versendet/)
})
