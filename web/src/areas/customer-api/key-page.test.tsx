import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
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
    'GET /api/api_settings/keys': [],
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

describe('keys with names', () => {
  const till = {
    ...{ id: 7, name: 'Till', rights: ['order', 'prices'], api_key: 'ff_…9c01', made_at: '2031-05-02T08:00:00Z' },
    ...{ made_by: 'Bea Buyer', last_used_at: '2031-05-06T10:42:00Z', is_test: false },
  }
  const feed = {
    ...till,
    id: 8,
    name: 'Feed',
    rights: [],
    api_key: 'ff_test_…77aa',
    is_test: true,
    made_by: null,
    last_used_at: null,
  }
  const KEYS = 'GET /api/api_settings/keys'

  test('stand in a list with what each may do, who made it and the day of its last use (FF-1803)', async () => {
    open(none, { [KEYS]: [till, feed] })
    const table = within(await screen.findByRole('table', { name: 'Further keys' }))
    const words = (name: RegExp) => table.getByText(name).closest('tr')!.textContent
    expect(words(/^Till/)).toMatch(/ff_…9c01.*Order.*See prices.*2 May.*by Bea Buyer.*6 May/)
    expect(words(/^Feed/)).toMatch(/Test.*ff_test_…77aa.*Read products.*by a user who is gone.*never/)
  })

  test('names are shown as they were typed, whatever is in them (FF-1803)', async () => {
    const typed = '<img src=x onerror=alert(1)>&lt;b&gt;👩‍👩‍👧‍👦'
    open(none, { [KEYS]: [{ ...till, name: typed, made_by: typed }] })
    const table = await screen.findByRole('table', { name: 'Further keys' })
    expect(table.textContent!.split(typed)).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: `Delete ${typed}` }))
    await screen.findByRole('dialog', { name: `Delete the key ${typed}?` })
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  test('one is made with a name and rights, and shown once (FF-1803)', async () => {
    let keys: object[] = []
    const { calls } = open(none, {
      [KEYS]: () => keys,
      'POST /api/api_settings/keys': () => {
        keys = [till]
        return { id: 7, api_key: KEY }
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Make a key' }))
    const form = within(await screen.findByRole('form', { name: 'Make a key' }))
    await user.click(form.getByRole('button', { name: 'Make a key' }))
    form.getByText('Please enter a name.')
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Till')
    await user.click(form.getByRole('checkbox', { name: 'See prices' }))
    await user.click(form.getByRole('checkbox', { name: 'Order' }))
    await user.click(form.getByRole('checkbox', { name: 'Test key' }))
    await user.click(form.getByRole('button', { name: 'Make a key' }))
    const once = within(await screen.findByRole('region', { name: 'New key' }))
    once.getByText(KEY)
    expect(calls()[0]).toMatchObject({ body: { name: 'Till', rights: ['order', 'prices'], is_test: true } })
    await screen.findByText('ff_…9c01')
    await user.click(once.getByRole('button', { name: 'I have kept it' }))
    expect(screen.queryByText(KEY)).toBeNull()
  })

  test('only rights of one’s own are offered, a name that is taken says so, and who acts for somebody makes none (FF-1803)', async () => {
    open(none, {
      'GET /api/current_user': buyer({ has_api_access: true, rights: ['order'] }),
      [KEYS]: [till],
      'POST /api/api_settings/keys': refusal(409, 'Taken.', [{ path: 'name', detail: 'Your company has it.' }]),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Make a key' }))
    const form = within(await screen.findByRole('form', { name: 'Make a key' }))
    expect(form.getAllByRole('checkbox')).toHaveLength(2)
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Till')
    await user.click(form.getByRole('button', { name: 'Make a key' }))
    await form.findByText('Your company has it.')
    closePage()
    open(none, { [KEYS]: [till], 'GET /api/current_user': buyer({ has_api_access: true, switched_from: 'Ada' }) })
    await screen.findByText('ff_…9c01')
    expect(screen.queryByRole('button', { name: /Make|Delete/ })).toBeNull()
  })

  test('one is deleted after a question, and with ten of them no more is offered (FF-1803)', async () => {
    let keys = [till, ...Array.from({ length: 8 }, (_, i) => ({ ...feed, id: 20 + i, name: `Feed ${i}` }))]
    const { calls } = open(none, {
      [KEYS]: () => keys,
      'DELETE /api/api_settings/keys/7': () => {
        keys = keys.slice(1)
        return { success: true }
      },
    })
    const user = userEvent.setup()
    await screen.findByText('Your company has 10 keys, which is as many as it may have.')
    expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete Till' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the key Till?' }))
    question.getByText(/The key ff_…9c01 stops at once/)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('ff_…9c01')).toBeNull())
    expect(calls()).toHaveLength(1)
    screen.getByRole('button', { name: 'Make a key' })
  })
})
