import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../testing/open-page.tsx'
import { useErrorReports } from './error-reports.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@sentry/browser', original => {
  loaded()
  return original()
})

function Page() {
  useErrorReports()
  return <p>The page</p>
}

/** Opens a page of a shop that uses this service. @returns what reaches the service */
function open(dsn: string | null) {
  const { calls } = openPage({ '/': Page }, '/', {
    'GET /api/settings': { tag_manager_id: null, help_widget_url: null, sentry_dsn: dsn },
  })
  const ours = fetch
  const reports: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('https://reports.test/api/7/envelope/')) return ours(address, init)
    reports.push(String(init?.body))
    return new Response('{}')
  })
  return { calls, reports }
}
const breaks = (message: string) => globalThis.onerror?.(message, 'https://shop.test/app.js', 1, 1, new Error(message))
const draw = (number: number) => vi.spyOn(Math, 'random').mockReturnValue(number)

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

test('without a DSN nothing is loaded (TS-548, SH-665)', async () => {
  const { calls } = open(null)
  await waitFor(() => expect(calls('GET /api/settings')).toHaveLength(1))
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(loaded).not.toHaveBeenCalled()
})

test('with a DSN one error of ten is reported: what broke and where, not who (TS-548, SH-665)', async () => {
  const { reports } = open('https://key@reports.test/7')
  await waitFor(() => expect(globalThis.onerror).toBeTruthy())
  draw(0.11)
  breaks('Not this one')
  draw(0.09)
  breaks('The hall fell down')
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toContain('The hall fell down')
  expect(reports[0]).toContain('error-reports.test.tsx')
  expect(reports[0]).toContain('"infer_ip":"never"')
  for (const word of ['Not this one', 'breadcrumbs', 'cookie', '"user"', 'ip_address', '"request"'])
    expect(reports[0]).not.toContain(word)
})
