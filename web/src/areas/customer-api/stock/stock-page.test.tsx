import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { StockPage } from '../StockPage.tsx'

afterEach(closePage)

const none = {
  api_key: null,
  api_key_made_at: null,
  api_key_made_by: null,
  api_key_last_used_at: null,
  stock_endpoint_url: null,
  stock_endpoint_auth_header: null,
  stock_push_secret: null,
  previous_secret_until: null,
  stock_push_state: null,
  stock_push_state_since: null,
  recovered_at: null,
  next_try_at: null,
}
const on = {
  ...none,
  stock_endpoint_url: 'https://erp.velmora.example/stock',
  stock_endpoint_auth_header: 'Bearer s3cret',
  stock_push_secret: 'whsec_AAAABBBBCCCC19c2',
  stock_push_state: 'on',
  stock_push_state_since: '2031-05-04T08:00:00Z',
}
const taken = {
  number: 2,
  kind: 'change',
  webhook_id: 'msg_2',
  sent_at: '2031-05-06T08:41:22Z',
  status: 204,
  duration_ms: 182,
  fault: null,
  answer: '',
  articles: 5,
  skus: ['NOR-480-02'],
  next_try_at: null,
}
const late = {
  ...taken,
  number: 1,
  webhook_id: 'msg_1',
  sent_at: '2031-05-06T07:58:12Z',
  status: null,
  duration_ms: 10_000,
  fault: 'timeout',
  articles: 1,
  next_try_at: '2031-05-06T07:58:17Z',
}

type Server = { deliveries?: object[]; user?: object; [call: string]: unknown }

const open = (settings: object, { deliveries = [], user = {}, ...answers }: Server = {}) =>
  openPage({ '/stock': StockPage }, '/stock', {
    'GET /api/current_user': buyer({ has_api_access: true, ...user }),
    'GET /api/api_settings': settings,
    'GET /api/api_settings/stock_deliveries': { deliveries },
    ...answers,
  })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

test('without an address it says what will happen, and how a delivery is verified (SH-285, FF-1039)', async () => {
  open(none)
  ;(await panel('Your server')).getByText('no address')
  await screen.findByText('Nothing was delivered yet')
  ;(await panel('What your server gets')).getByText(/HMAC-SHA256 of webhook-id/)
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
})

test('address and token are saved one by one; a refused address says why at its input (SH-299..301)', async () => {
  let refused = true
  const saved = () =>
    refused ? refusal(422, 'No.', [{ path: 'value', detail: 'The address must begin with https://.' }]) : on
  const { calls } = open(none, { 'POST /api/api_settings': saved })
  const url = await screen.findByLabelText<HTMLInputElement>('Address')
  expect(url.type).toBe('url')
  await userEvent.type(url, 'http://erp.velmora.example/stock')
  await userEvent.click(screen.getByRole('button', { name: 'Save: Address' }))
  await screen.findByText('The address must begin with https://.')
  refused = false
  await userEvent.type(screen.getByLabelText('Authorization token'), 'Bearer s3cret')
  await userEvent.click(screen.getByRole('button', { name: 'Save: Authorization token' }))
  await screen.findByText('whsec_ … 19c2')
  expect(calls('POST').map(({ body }) => body)).toEqual([
    { name: 'api_url', value: 'http://erp.velmora.example/stock' },
    { name: 'authorization_token', value: 'Bearer s3cret' },
  ])
})

test('what is typed while an address is saved stays (SH-301)', async () => {
  const gate = Promise.withResolvers<void>()
  open(none, { 'POST /api/api_settings': () => gate.promise.then(() => on) })
  const url = await screen.findByLabelText<HTMLInputElement>('Address')
  await userEvent.type(url, on.stock_endpoint_url)
  await userEvent.click(screen.getByRole('button', { name: 'Save: Address' }))
  await userEvent.type(url, '/2')
  gate.resolve()
  await screen.findByText('whsec_ … 19c2')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save: Address' })).toBeTruthy())
  expect(url.value).toBe(`${on.stock_endpoint_url}/2`)
})

test('the secret is shown, and renewed after a question (FF-1040)', async () => {
  const renewed = { ...on, stock_push_secret: 'whsec_new7f3a', previous_secret_until: '2031-05-07T12:00:00Z' }
  open(on, { 'POST /api/api_settings/renew_stock_push_secret': renewed })
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  screen.getByText('whsec_AAAABBBBCCCC19c2')
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }))
  const question = within(await screen.findByRole('dialog', { name: 'Renew the secret?' }))
  await userEvent.click(question.getByRole('button', { name: 'Renew' }))
  await screen.findByText(/^The secret before it signs too, until 7 May/)
  screen.getByText('whsec_new7f3a')
})

test('each delivery tells its articles, answer and time, and is repeated (SH-313)', async () => {
  const { calls } = open(on, {
    deliveries: [taken, late],
    'POST /api/api_settings/stock_deliveries/1/repeat': { status: 204, duration_ms: 9, fault: null, answer: '' },
  })
  const rows = (await (await panel('Deliveries')).findAllByRole('row')).slice(1)
  const [first, second] = rows.map(row => within(row))
  first!.getByText('NOR-480-02 and 4 more')
  first!.getByText('204')
  second!.getByText('no answer in 10 s')
  second!.getByText(/^next try/)
  second!.getByText('10.000')
  await userEvent.click(second!.getByRole('button', { name: /^Repeat the delivery of/ }))
  expect(calls('POST')).toHaveLength(1)
})

test('a test says how it went (SH-314)', async () => {
  const outcomes = [
    { status: 200, duration_ms: 182, fault: null, answer: 'ok' },
    { status: 302, duration_ms: 12, fault: null, answer: '' },
  ]
  open(on, { 'POST /api/api_settings/test_stock_push': () => outcomes.shift() })
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }))
  await screen.findByText('Taken: 200 in 182 ms.')
  // The button takes a moment to be itself again.
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }))
    screen.getByText('Not taken: 302, leads elsewhere, which we do not follow.')
  })
})

test.each([
  [{ recovered_at: '2031-05-06T08:00:00Z' }, /^recovered/],
  [{ next_try_at: '2031-05-06T08:00:00Z' }, /^next try/],
  [{ stock_push_state: 'failing', next_try_at: '2031-05-06T08:00:00Z' }, /^failing since/],
  [{ stock_push_state: 'off' }, /^switched off/],
])('%o is told (FF-1039)', async (state, words) => {
  open({ ...on, ...state })
  ;(await panel('Your server')).getByText(words)
})

test('users who may not see stock figures see why there is nothing (FF-1041)', async () => {
  open(on, { user: { rights: ['order'] } })
  await screen.findByText('Stock figures are not shown to you')
})
