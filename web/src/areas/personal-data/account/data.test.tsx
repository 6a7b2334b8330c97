import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { DataPage } from './DataPage.tsx'

afterEach(closePage)

const AT = '2031-05-06T10:00:00Z'

test('the own data are asked for, and what is ready can be downloaded (FF-1280)', async () => {
  const ready = { id: 7, asked_at: AT, state: 'ready', bytes: 2_400_000, until: '2031-05-13T10:00:00Z' }
  const { calls } = openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': { exports: [ready], with_company: true },
    'POST /api/account/exports': { exports: [ready], with_company: true },
  })
  const row = within((await screen.findByText(/^Your data of 6 May/)).closest('li')!)
  row.getByText(/2,4 MB, until 13 May/)
  expect(row.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/account/exports/7/file')
  screen.getByText(/of the company that you manage/)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask for my data' }))
  await user.type(await screen.findByLabelText('Your password'), 'gravel and honey')
  await user.click(screen.getByRole('button', { name: 'Gather my data' }))
  await waitFor(() => expect(calls('POST')).toHaveLength(1))
  expect(calls('POST')[0]?.body).toEqual({ password: 'gravel and honey', code: '', passkey: null })
})

test('who has a second factor is asked for it, too, and reads beside it what is wrong (FF-1418)', async () => {
  const { calls } = openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': { exports: [], with_company: false },
    'GET /api/account/second-factor': {
      ...{ is_on: true, is_demanded: false, authenticator_since: AT, recovery_codes_left: 9 },
      ...{ passkeys: [], can_have_passkeys: true },
    },
    'POST /api/account/exports': () =>
      refusal(422, 'This could not be checked.', [{ path: 'code', detail: 'This could not be checked.' }]),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ask for my data' }))
  const code = await screen.findByLabelText('Code of your authenticator app')
  await user.type(screen.getByLabelText('Your password'), 'gravel and honey')
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Gather my data' }))
  await screen.findByText('This could not be checked.')
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(calls('POST')[0]?.body).toEqual({ password: 'gravel and honey', code: '123456', passkey: null })
})

test('while data are gathered, none are asked for (FF-1281)', async () => {
  openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': {
      exports: [{ id: 7, asked_at: AT, state: 'under way', bytes: null, until: null }],
      with_company: false,
    },
  })
  await screen.findByText(/We are gathering your data/)
  expect(screen.queryByRole('button', { name: 'Ask for my data' })).toBeNull()
  expect(screen.queryByText(/of the company that you manage/)).toBeNull()
})
