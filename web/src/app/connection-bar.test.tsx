import { MutationObserver, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markOutdated } from '../lib/outdated.ts'
import { watchConnection } from '../lib/sending/connection.ts'
import { watchPictures } from './broken-pictures.ts'
import { ConnectionBar } from './ConnectionBar.tsx'

let go: ReturnType<typeof useNavigate>
let client: QueryClient
const reload = vi.fn()

function Page() {
  go = useNavigate()
  return <ConnectionBar />
}

beforeEach(() => {
  client = new QueryClient()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

const bar = () => screen.queryByRole('complementary', { name: 'Connection' })

test('the bar says that the connection is lost until it is back, and screen readers hear both', () => {
  expect(bar()).toBeNull()
  act(() => onlineManager.setOnline(false))
  expect(bar()?.textContent).toBe('No connection. What you typed is kept.')
  act(() => onlineManager.setOnline(true))
  expect(bar()).toBeNull()
  expect(document.querySelector('[data-announcer]')?.textContent).toContain('The connection is back.')
})

test('pictures that did not arrive are marked, and asked for again when the connection is back (FF-322)', async () => {
  watchPictures()
  const stop = watchConnection()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no answer'))
  render(<img src="/tub.webp" srcSet="/tub-160.webp 160w" alt="" />)
  const picture = document.querySelector('img')!
  picture.dispatchEvent(new Event('error'))
  expect(picture.hasAttribute('data-broken')).toBe(true)
  await waitFor(() => expect(bar()).not.toBeNull())
  const asked = vi.spyOn(picture, 'src', 'set')
  act(() => onlineManager.setOnline(true))
  expect(asked).toHaveBeenCalledOnce()
  picture.dispatchEvent(new Event('load'))
  expect(picture.hasAttribute('data-broken')).toBe(false)
  stop()
})

test('a newer build is offered, and loaded with the next navigation (FF-321)', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  act(() => markOutdated())
  expect(bar()?.textContent).toContain('There is a new version of this page. What you typed is kept.')
  screen.getByRole('button', { name: 'Load it' })
  expect(reload).not.toHaveBeenCalled()
  await act(() => go('/terms'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a newer build waits while a change is on its way, and is loaded with a later navigation', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  act(() => markOutdated())
  const sending = Promise.withResolvers<void>()
  const sent = new MutationObserver(client, { mutationFn: () => sending.promise, networkMode: 'always' }).mutate()
  await act(() => go('/terms'))
  expect(reload).not.toHaveBeenCalled()
  sending.resolve()
  await sent
  await act(() => go('/privacy'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was just loaded is not loaded again by itself', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  act(() => markOutdated())
  await act(() => go('/terms'))
  expect(reload).not.toHaveBeenCalled()
})
