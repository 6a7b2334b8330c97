import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { KeyPage } from './KeyPage.tsx'

afterEach(closePage)

const KEY = 'ff_8Qd2mVx0rTz5NkWc71LpYb4eJuHs9A6t8Qd2mVx7f3a'
const none = { api_key: null, api_key_made_at: null, api_key_made_by: null, api_key_last_used_at: null }
const made = {
  api_key: 'ff_…02be',
  api_key_made_at: '2031-05-04T08:00:00Z',
  api_key_made_by: 'Bea Buyer',
  api_key_last_used_at: '2031-05-06T10:42:00Z',
}
const GENERATE = 'POST /api/api_settings/generate_api_key'

const open = (settings: object, answers: object = {}) =>
  openPage({ '/key': KeyPage }, '/key', {
    'GET /api/current_user': buyer({ has_api_access: true }),
    'GET /api/api_settings': settings,
    ...answers,
  })

test('shows the key by its end, when and by whom it was made, and when it was last used (SH-284, SH-291)', async () => {
  open(made)
  const panel = within(await screen.findByRole('region', { name: 'Your key' }))
  panel.getByText('ff_…02be')
  panel.getByText(/^4 May/)
  panel.getByText('Bea Buyer')
  panel.getByText(/^6 May/)
})

test('who acts for a user of the company makes no key (FF-1650)', async () => {
  open(made, { 'GET /api/current_user': buyer({ has_api_access: true, switched_from: 'Ada Agent' }) })
  await screen.findByText(/whoever acts for one of them neither sees nor makes them/)
  await screen.findByText('ff_…02be')
  expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull()
})

test('a new key asks first, as the old one stops, and is shown once, to copy (SH-292)', async () => {
  let settings: object = made
  const { calls } = open(() => settings, {
    [GENERATE]: () => {
      settings = { ...made, api_key: 'ff_…7f3a', api_key_last_used_at: null }
      return { api_key: KEY }
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Generate a new key' }))
  const question = within(await screen.findByRole('dialog', { name: 'Generate a new key?' }))
  question.getByText(/The key ff_…02be stops at once/)
  await user.click(question.getByRole('button', { name: 'Keep the old one' }))
  expect(calls()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Generate a new key' }))
  await user.click(await screen.findByRole('button', { name: 'Generate' }))
  const once = within(await screen.findByRole('region', { name: 'New key' }))
  once.getByText(KEY)
  await user.click(once.getByRole('button', { name: 'Copy: New key' }))
  expect(await navigator.clipboard.readText()).toBe(KEY)
  await screen.findByText('ff_…7f3a')
  await user.click(once.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText(KEY)).toBeNull()
  expect(calls()).toHaveLength(1)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(KEY)
})

test('the first key is made without a question; a refusal says why (SH-292)', async () => {
  const words = 'The API key may do more than you may.'
  open(none, { [GENERATE]: refusal(403, words) })
  await screen.findByText('No key was made yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Generate a key' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))
  expect(screen.queryByRole('dialog')).toBeNull()
})
