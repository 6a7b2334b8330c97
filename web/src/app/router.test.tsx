import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../lib/query.ts'
import { LanguageProvider } from '../visit/LanguageProvider.tsx'
import { PageBoundary, PreviousPageStays } from './router.tsx'
import { nameFirstEntry, useScrollKept } from './use-scroll-kept.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('The shelf fell over.')
}

describe('a page that breaks', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  const client = makeQueryClient()
  const show = (at: string, page: React.ReactNode) => (
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <PageBoundary at={at}>{page}</PageBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  )

  test('says so until somebody goes on to another address, and is reported', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { rerender } = render(show('one', <Broken />))
    screen.getByText('That did not work. Please try again.')
    expect(reported).toHaveBeenCalledOnce()
    rerender(show('one', 'Next page'))
    screen.getByText('That did not work. Please try again.')
    rerender(show('two', 'Next page'))
    screen.getByText('Next page')
    vi.unstubAllGlobals()
  })
})

let go: ReturnType<typeof useNavigate>

function Home() {
  go = useNavigate()
  return 'Home page'
}

test('the previous page stays while the code of the next one loads', async () => {
  const loaded = Promise.withResolvers<{ default: () => string }>()
  const Terms = lazy(() => loaded.promise)
  render(
    // React renders the back button's transition at once, as here.
    <MemoryRouter useTransitions={false}>
      <PreviousPageStays>
        <Suspense fallback="Nothing">
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/terms" element={<Terms />} />
          </Routes>
        </Suspense>
      </PreviousPageStays>
    </MemoryRouter>,
  )
  await act(() => go('/terms'))
  screen.getByText('Home page')
  await act(async () => loaded.resolve({ default: () => 'Terms page' }))
  screen.getByText('Terms page')
})

function Scrolled() {
  go = useNavigate()
  useScrollKept()
  return <h2 id="prices">Prices</h2>
}

describe('where a page is scrolled to', () => {
  const scrolled = vi.fn()
  const open = () =>
    render(
      <MemoryRouter initialEntries={['/terms']}>
        <Scrolled />
      </MemoryRouter>,
    )
  beforeEach(() => {
    scrolled.mockClear()
    vi.stubGlobal('scrollTo', scrolled)
    open()
  })
  afterEach(() => void vi.unstubAllGlobals())

  const scroll = (y: number) => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  }

  test('is its top, and on the way back where it was left', async () => {
    expect(scrolled.mock.lastCall).toEqual([0, 0])
    scroll(420)
    await act(() => go('/privacy-policy'))
    expect(scrolled.mock.lastCall).toEqual([0, 0])
    scroll(70)
    await act(() => go(-1))
    expect(scrolled.mock.lastCall).toEqual([0, 420])
    await act(() => go(1))
    expect(scrolled.mock.lastCall).toEqual([0, 70])
  })

  test('is reached as the page grows, until the reader does something', async () => {
    // What the tests before this one have loaded comes before its own.
    await import('./scroll-as-it-grows.ts')
    const grow = new Set<() => void>()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #grown: () => void
        constructor(grown: () => void) {
          this.#grown = grown
        }
        observe() {
          grow.add(this.#grown)
        }
        disconnect() {
          grow.delete(this.#grown)
        }
      },
    )
    scroll(420)
    await act(() => go('/privacy-policy'))
    vi.stubGlobal('scrollY', 0)
    await act(() => go(-1))
    await vi.waitFor(() => expect(grow.size).toBe(1))
    scrolled.mockClear()
    for (const grown of grow) grown()
    expect(scrolled.mock.calls).toEqual([[0, 420]])
    window.dispatchEvent(new Event('wheel'))
    expect(grow.size).toBe(0)
  })

  test('is the part that the address names', async () => {
    const part = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    scrolled.mockClear()
    await act(() => go('/terms#prices'))
    expect(part).toHaveBeenCalledOnce()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('is its top where the fragment cannot be decoded', async () => {
    await act(() => go('/terms#%E0%A4'))
    expect(scrolled.mock.lastCall).toEqual([0, 0])
  })

  test('is the top of a page opened by its address, however far the one before was scrolled', () => {
    const visit = () => {
      cleanup()
      history.replaceState(null, '')
      nameFirstEntry()
      render(
        <BrowserRouter>
          <Scrolled />
        </BrowserRouter>,
      )
    }
    visit()
    scroll(900)
    visit()
    expect(scrolled.mock.lastCall).toEqual([0, 0])
  })

  test('outlives a reload, in which the browser itself restores it', () => {
    scroll(300)
    expect(history.scrollRestoration).toBe('manual')
    window.dispatchEvent(new Event('pagehide'))
    expect(history.scrollRestoration).toBe('auto')
    expect(Object.values(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}'))).toEqual([300])
    cleanup()
    open()
    expect(scrolled.mock.lastCall).toEqual([0, 300])
  })
})
