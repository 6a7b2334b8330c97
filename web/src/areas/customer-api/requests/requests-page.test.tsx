import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { RequestsPage } from '../RequestsPage.tsx'

afterEach(closePage)

const LIST = 'GET /api/api_settings/requests'
const order = {
  ...{ id: 12, at: '2031-05-06T08:41:22Z', key: 'Till', is_test: true, method: 'POST', path: '/api/v1/orders' },
  ...{ status: 422, duration_ms: 1182, code: 'lines_refused' },
}
const stock = {
  ...{ id: 11, at: '2031-05-06T08:40:00Z', key: null, is_test: false, method: 'GET', path: '/api/v1/stock?limit=1' },
  ...{ status: 200, duration_ms: 9, code: null },
}
const nothing = { type: null, bytes: 0, text: null, is_cut: false }
const json = (text: string) => ({ type: 'application/json', bytes: text.length, text, is_cut: false })

const open = (answers: object, address = '/requests') =>
  openPage({ '/requests': RequestsPage }, address, {
    'GET /api/current_user': buyer({ has_api_access: true }),
    'GET /api/api_settings/keys': [{ id: 7, name: 'Till' }],
    [LIST]: { requests: [order, stock], next: null },
    ...answers,
  })
const row = async (words: string) => within((await screen.findByText(words)).closest('tr')!)

test('lists what was asked, by which key, how it went and how long it took (FF-1836)', async () => {
  open({})
  const refused = await row('/api/v1/orders')
  expect(refused.getByText('422').className).toMatch(/red/)
  refused.getByText('lines_refused')
  refused.getByText('Till')
  refused.getByText('Test')
  refused.getByText('1.182 ms')
  const read = await row('/api/v1/stock?limit=1')
  expect(read.getByText('200').className).not.toMatch(/red/)
  read.getByText('First key')
  expect(read.queryByText('Test')).toBeNull()
})

test('without any it says what will come (FF-1836)', async () => {
  open({ [LIST]: { requests: [], next: null } })
  await screen.findByText('No request yet')
  screen.getByText(/appears here some seconds later/)
  screen.getByText(/last 30 days.*newest 10,000/)
})

test('filters by key, failures and address, from the newest on, and goes on to older ones (FF-1836)', async () => {
  const asked: string[] = []
  open(
    {
      [LIST]: ({ path }: { path: string }) => {
        asked.push(decodeURIComponent(new URL(path, 'http://x').search))
        return { requests: [order], next: 12 }
      },
    },
    '/requests?before=99',
  )
  const user = userEvent.setup()
  expect((await screen.findByRole('link', { name: 'Newest requests' })).getAttribute('href')).toBe('/requests')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'Till')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=&key=7'))
  await user.click(screen.getByRole('checkbox', { name: 'Only failed' }))
  await user.type(screen.getByRole('textbox', { name: 'Part of the address' }), 'orders{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=orders&key=7&failed=true'))
  await user.click(await screen.findByRole('link', { name: 'Older requests' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?search=orders&key=7&failed=true&before=12'))
})

test('a filter that finds nothing is taken back with one press (FF-1836)', async () => {
  open({ [LIST]: { requests: [], next: null } }, '/requests?failed=true')
  await screen.findByText('No request fits.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByText('No request yet')
})

const unfold = async (words = '/api/v1/orders') =>
  userEvent.click((await row(words)).getByRole('button', { name: /^Details of/ }))

test('a row opens with what was sent and answered, JSON line by line, to copy (FF-1836)', async () => {
  const bodies = { request: json('{"lines":[{"sku":"N-1"}]}'), answer: json('not {json') }
  open({ 'GET /api/api_settings/requests/12': { ...order, request_id: 'req-9', bodies } })
  await unfold()
  const copy = await screen.findByRole('button', { name: 'Copy: Sent' })
  await userEvent.click(copy)
  expect(await navigator.clipboard.readText()).toBe('{\n  "lines": [\n    {\n      "sku": "N-1"\n    }\n  ]\n}')
  screen.getByText('not {json')
  screen.getByText('POST /api/v1/orders')
  screen.getByText('Number in our log: req-9')
})

test('says what was cut, what is no text, what was not read, and what is not for the reader (FF-1835, FF-1836)', async () => {
  const answers: object[] = [
    {
      request: { type: 'application/json', bytes: 300_000, text: null, is_cut: false },
      answer: { type: 'application/pdf', bytes: 48_300, text: null, is_cut: false },
    },
    { request: nothing, answer: { ...json('{"data":['), bytes: 48_300, is_cut: true } },
  ]
  open({
    'GET /api/api_settings/requests/12': { ...order, request_id: 'r', bodies: answers[0] },
    'GET /api/api_settings/requests/11': { ...stock, request_id: 'r', bodies: answers[1] },
  })
  await unfold()
  await screen.findByText('PDF, 48 kB')
  screen.getByText('0,3 MB that were not read.')
  await unfold('/api/v1/stock?limit=1')
  await screen.findByText('Only the first 16 kB of 48 kB are kept.')
  screen.getByText('Nothing.')
  closePage()
  open({ 'GET /api/api_settings/requests/12': { ...order, request_id: 'r', bodies: null } })
  await unfold()
  await screen.findByText(/shown to users who may do what the key may/)
  closePage()
  open({ 'GET /api/api_settings/requests/12': refusal(404, 'Gone.') })
  await unfold()
  await screen.findByText('This request is no longer kept.')
})

test('hostile text stays text (FF-1837)', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)> 🦩 \u202Eabc ש'
  const path = `/api/v1/orders/${hostile}${'y'.repeat(1900)}`
  const request = { ...order, path, key: hostile }
  const bodies = { request: json(JSON.stringify({ note: hostile })), answer: json(hostile) }
  open({
    [LIST]: { requests: [request], next: null },
    'GET /api/api_settings/requests/12': { ...request, request_id: 'r', bodies },
  })
  await unfold(path)
  await screen.findByText(hostile, { selector: 'code' })
  screen.getByText(/^\{ "note": "<script>/)
  expect(document.querySelectorAll('main script, table script, table img')).toHaveLength(0)
  expect(screen.getByText(path, { selector: 'bdi' })).toBeTruthy()
})
