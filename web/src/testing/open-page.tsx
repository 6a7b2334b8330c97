import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, vi } from 'vitest'
import { keepListView } from '../areas/trade-show/list-view.ts'
import { leadToFaults } from '../lib/first-fault.ts'
import { makeQueryClient } from '../lib/query.ts'
import { OwnerProvider } from '../lib/sending/pending.tsx'
import { ToastProvider } from '../ui/ToastProvider.tsx'
import { LanguageProvider } from '../visit/LanguageProvider.tsx'
import { shop } from './fair.ts'
import { forgetLanguage } from './forget-language.ts'
import { linksThatMislead } from './links-that-mislead.ts'

/** A call as it reached the server; the body parsed as JSON or form fields. */
export type Asked = { method: string; path: string; body: unknown; headers: Headers }

/** By 'GET /path', with or without its query: an answer, a Response, or a function of the call. */
export type Answers = Record<string, unknown>

/** A refusal as worded by the server. */
export const refusal = (
  status: number,
  detail: string,
  errors: unknown[] = [],
  code?: string,
  details?: unknown,
): Response =>
  new Response(JSON.stringify({ status, detail, errors, code, details }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

/** A fake server that answers from a table; anything else is 404. @returns the calls, in order */
export function answerFrom(answers: Answers): readonly Asked[] {
  const asked: Asked[] = []
  const all: Answers = { 'GET /api/settings': shop(), ...answers }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const call = { method, path: url, body: bodyOf(init), headers: new Headers(init.headers) }
    asked.push(call)
    const known = all[`${method} ${url}`] ?? all[`${method} ${url.split('?')[0]}`]
    const answer = await (typeof known === 'function' ? known(call) : known)
    if (answer instanceof Response) return answer.clone()
    if (answer === undefined) return refusal(404, `Nothing at ${url}`)
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  return asked
}

/**
 * Renders pages as in the app, with a server that answers from a table.
 * @param pages by path, as in the router's table; unmatched paths are empty
 * @param prepare fills the cache with the page's first data
 */
export function openPage(
  pages: Record<string, ComponentType | ReactNode>,
  address: string,
  answers: Answers,
  prepare: (client: QueryClient) => void = () => {},
) {
  const asked = answerFrom(answers)
  const routes: RouteObject[] = Object.entries(pages).map(([path, page]) =>
    typeof page === 'function' ? { path, Component: page } : { path, element: page },
  )
  const frame = (
    <OwnerProvider user={1}>
      <Outlet />
    </OwnerProvider>
  )
  const router = createMemoryRouter([{ element: frame, children: [...routes, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  const client = makeQueryClient()
  stopLeading = leadToFaults(client)
  prepare(client)
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return {
    /** Calls of a method and path, or all changes. */
    calls: (what?: string) =>
      asked.filter(({ method, path }) => (what ? `${method} ${path}`.startsWith(what) : method !== 'GET')),
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
    client,
  }
}

let stopLeading = () => {}

/** Removes page, typed quantities and fake server. */
export function closePage(): void {
  const misleading = linksThatMislead(document.body)
  cleanup()
  stopLeading()
  localStorage.clear()
  keepListView(false)
  forgetLanguage()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  vi.unstubAllGlobals()
  sessionStorage.clear()
  expect(misleading).toEqual([])
}

function bodyOf({ body }: RequestInit): unknown {
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
