import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
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
  error: null,
}
const SAID = /It is made when the mail is sent, and is not kept here\./

const open = (secret: 'kept' | 'not_kept' | null) =>
  openPage({ '/admin/mails': MailsPage }, '/admin/mails?mail=7', {
    'GET /api/current_user': operator,
    'GET /api/admin/mails': { page: 1, pages: 1, total: 1, mails: [row] },
    'GET /api/admin/mails/7': { ...row, html: '<p>•••• (not kept)</p>', text: '•••• (not kept)', secret },
  })

test('a mail without its secret says why it is not there', async () => {
  open('not_kept')
  expect(await screen.findByText(SAID)).toBeTruthy()
})

test.each(['kept', null] as const)('a mail with all that it has (secret: %s) says nothing of it', async secret => {
  open(secret)
  await screen.findByText(/^to buyer@shop.test$/)
  expect(screen.queryByText(SAID)).toBeNull()
})
