import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyer, visitor } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { ApiPage } from './ApiPage.tsx'

afterEach(closePage)

const settings = {
  ...{ api_key: 'ff_…7f3a', api_key_made_at: '2031-05-04T08:00:00Z', api_key_made_by: 'Bea Buyer' },
  ...{ api_key_last_used_at: null, stock_endpoint_url: 'https://erp.gym.test/stock' },
  ...{ stock_endpoint_auth_header: null, stock_push_secret: 'whsec_x', previous_secret_until: null },
  ...{ stock_push_state: 'on', stock_push_state_since: '2031-05-04T08:00:00Z', recovered_at: null, next_try_at: null },
}
const nothing = { ...settings, api_key: null, api_key_made_at: null, stock_endpoint_url: null, stock_push_state: null }
const delivery = { sent_at: '2031-05-06T10:42:00Z', articles: 5, status: 204, duration_ms: 182 }

const open = (user: object, address = '/service-center/api', answers: object = {}) =>
  openPage({ [address]: ApiPage }, address, {
    'GET /api/current_user': user,
    'GET /api/api_settings': settings,
    'GET /api/api_settings/keys': [],
    'GET /api/api_settings/summary': { requests_per_minute: 120, requests_left: 118, references: 1240 },
    'GET /api/api_settings/stock_deliveries': { deliveries: [delivery] },
    ...answers,
  })
const hasApi = (part = {}) => buyer({ has_api_access: true, ...part })

test.each(['/service-center/api', '/service-center/api/index'])(
  '%s is the overview, with the area’s pages beside it (SH-281, SH-282)',
  async address => {
    open(hasApi(), address)
    await screen.findByRole('heading', { level: 1, name: 'API' })
    const links = within(screen.getByRole('navigation', { name: 'API area' }))
    const here = links.getByRole('link', { current: 'page' })
    expect([here.textContent, here.getAttribute('href')]).toEqual(['Overview', '/service-center/api'])
  },
)

test('without API access it says so, and whom to ask (SH-290, FF-1065)', async () => {
  open(buyer())
  await screen.findByText('Your company has no API access yet')
  expect(screen.getByRole('link', { name: 'desk@lift.test' })).toHaveProperty('href', 'mailto:desk@lift.test')
  expect(screen.queryByRole('navigation', { name: 'API area' })).toBeNull()
})

test('a visitor logs in first (SH-288)', async () => {
  open(visitor)
  await screen.findByLabelText('Password')
  expect(screen.queryByRole('navigation', { name: 'API area' })).toBeNull()
})

test('the overview sums up key, requests, stock endpoint and own numbers, with the files (FF-1071)', async () => {
  open(hasApi())
  const panel = async (name: string) => within(await screen.findByRole('region', { name }))
  await (await panel('API keys')).findByText('ff_…7f3a')
  expect((await panel('REST API')).getByText('118').parentElement?.textContent).toBe(
    '118of 120 requests left this minute',
  )
  const stock = await panel('Stock endpoint')
  stock.getByText('https://erp.gym.test/stock')
  await stock.findByText('204 · 182 ms')
  ;(await panel('SKU mapping')).getByText('1.240')
  const files = (await panel('Downloads for your own shop')).getAllByRole('link')
  expect(files.map(link => link.getAttribute('href'))).toEqual([
    '/service-center/api/csv/download?language=en',
    '/service-center/api/csv/price-list?language=en',
    '/service-center/api/xlsx/price-list?language=en',
    '/service-center/api/csv/product-data?language=en',
    '/service-center/api/xlsx/product-data?language=en',
  ])
})

test('what is not set up yet is offered; who may not see prices has neither price list nor stock endpoint (FF-1071)', async () => {
  open(hasApi({ rights: ['order'] }), undefined, {
    'GET /api/api_settings': nothing,
    'GET /api/api_settings/summary': { requests_per_minute: 120, requests_left: 120, references: 0 },
  })
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Generate a key')).toBe('/service-center/api/key')
  expect(await hrefOf('Add your numbers')).toBe('/service-center/api/sku-mapping')
  expect(screen.queryByRole('region', { name: 'Stock endpoint' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Price list as CSV' })).toBeNull()
  closePage()
  open(hasApi(), undefined, { 'GET /api/api_settings': nothing })
  expect(await hrefOf('Set up the endpoint')).toBe('/service-center/api/stock')
})

test('the overview names every key, whether it is for tests, and when it was last used (FF-1839)', async () => {
  const till = { name: 'Till', api_key: 'ff_…9c01', is_test: false, last_used_at: '2031-05-06T10:42:00Z' }
  const trial = { name: 'Trial', api_key: 'ff_test_…77aa', is_test: true, last_used_at: null }
  const keys = { 'GET /api/api_settings/keys': [till, trial] }
  open(hasApi(), undefined, keys)
  const panel = within(await screen.findByRole('region', { name: 'API keys' }))
  const words = async (name: string) => (await panel.findByText(name)).closest('div')!.textContent
  expect(await words('First key')).toMatch(/ff_…7f3a.*never used/)
  expect(await words('Till')).toMatch(/ff_…9c01.*last used 6 May, \d\d:42/)
  expect(await words('Till')).not.toContain('Test')
  expect(await words('Trial')).toMatch(/ff_test_…77aa.*Test.*never used/)
  closePage()
  // Those with names count where there is no first key, too.
  open(hasApi(), undefined, { ...keys, 'GET /api/api_settings': nothing })
  await screen.findByText('Trial')
  expect(screen.queryByText('First key')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Generate a key' })).toBeNull()
})
