import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { DataPage } from './DataPage.tsx'

afterEach(closePage)

const open = (erasure: unknown) =>
  openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': { exports: [], with_company: true },
    'GET /api/account/erasure': erasure,
    'POST /api/account/erasure': {
      request: { asked_at: '2031-05-06T10:00:00Z', state: 'open', decided_at: null, reason: null },
      hindrance: null,
    },
  })

test('says what goes and what stays, and asks with the password (FF-1284)', async () => {
  const { calls } = open({ request: null, hindrance: null })
  const user = userEvent.setup()
  await screen.findByText(/the law wants them kept for years/)
  await user.click(await screen.findByRole('button', { name: 'Ask for it …' }))
  await user.type(await screen.findByLabelText('Your password'), 'gravel and honey')
  await user.click(screen.getByRole('button', { name: 'Ask for my account to be erased' }))
  await screen.findByText(/You asked for it on 6 May/)
  screen.getByRole('button', { name: 'Withdraw the request' })
  expect(calls('POST').map(({ body }) => body)).toEqual([
    { password: 'gravel and honey', code: '', passkey: null, note: '' },
  ])
})

test('the last manager reads what to do first (FF-1285)', async () => {
  open({ request: null, hindrance: 'last_manager' })
  await screen.findByText(/Give a colleague that right first/)
  expect(screen.queryByRole('button', { name: 'Ask for it …' })).toBeNull()
})

test('a refused request says why', async () => {
  const decided = { asked_at: '2031-05-06T10:00:00Z', decided_at: '2031-05-07T10:00:00Z' }
  open({ request: { ...decided, state: 'refused', reason: 'Goods are on their way.' }, hindrance: null })
  await screen.findByText(/was refused on 7 May/)
  screen.getByText('Goods are on their way.')
})
