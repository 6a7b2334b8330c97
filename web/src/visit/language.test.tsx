import { LANGUAGE_COOKIE, type Language } from '@fairfloor/domain/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepCookie, readCookie } from '../lib/cookies.ts'
import { makeQueryClient } from '../lib/query.ts'
import { settingsQuery } from '../lib/settings.ts'
import { messages, useTexts } from '../lib/texts.tsx'
import { buyer, shop } from '../testing/fair.ts'
import { forgetLanguage } from '../testing/forget-language.ts'
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx'
import { LanguageProvider } from './LanguageProvider.tsx'
import { userQuery } from './user.ts'

const OLD_KEY = 'fairfloor.language'
const texts = messages({ en: { hello: 'Good morning' }, de: { hello: 'Guten Morgen' } })
const Page = () => <p>{useTexts(texts).hello}</p>

const visitor = { user: null, basket_info: { basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 } }
const sent = vi.fn()

/** A page as answered by the server in a language. */
function open({
  answered = 'en',
  languages = ['en', 'de'] as Language[],
  who = visitor as ReturnType<typeof buyer>,
} = {}) {
  document.documentElement.lang = answered
  const client = makeQueryClient()
  client.setQueryData(settingsQuery.queryKey, shop({ languages }))
  client.setQueryData(userQuery.queryKey, who)
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <Page />
        <LanguageSwitch short />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return client
}

const german = () => screen.queryByText('Guten Morgen') !== null

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    sent(method, url, body)
    return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  forgetLanguage()
  localStorage.clear()
  sent.mockClear()
  vi.unstubAllGlobals()
})

it('begins in the language that the server has answered in, and chooses nothing by that', () => {
  open({ answered: 'de' })
  expect(german()).toBe(true)
  expect(readCookie(LANGUAGE_COOKIE)).toBeUndefined()
})

it('the switch names the other language; a choice is kept in a cookie that the server reads (FF-420)', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(german()).toBe(true)
  expect(document.documentElement.lang).toBe('de')
  expect(readCookie(LANGUAGE_COOKIE)).toBe('de')
  expect(screen.queryByRole('button', { name: 'Deutsch' })).toBeNull()
  expect(screen.getByRole('button', { name: 'English' })).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
})

it('is stored by the server for users who are logged in, for other devices and for mails (FF-420)', async () => {
  open({ who: buyer() })
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(sent).toHaveBeenCalledWith('PATCH', '/api/current_user', '{"language":"de"}')
})

it('there is no switch where the shop has one language (FF-361)', () => {
  open({ answered: 'de', languages: ['de'] })
  expect(screen.queryByRole('button')).toBeNull()
})

it('a login brings the language that the user has chosen elsewhere', async () => {
  const client = open()
  keepCookie(LANGUAGE_COOKIE, 'de')
  act(() => client.setQueryData(userQuery.queryKey, buyer()))
  await waitFor(() => expect(german()).toBe(true))
})

it('what was chosen in another tab holds here, too, when one comes back', async () => {
  open()
  keepCookie(LANGUAGE_COOKIE, 'de')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(german()).toBe(true))
})

it('an older choice of this browser gives way to what the user has stored since', () => {
  keepCookie(LANGUAGE_COOKIE, 'en')
  open({ answered: 'de', who: buyer() })
  expect(german()).toBe(true)
  expect(readCookie(LANGUAGE_COOKIE)).toBe('de')
})

it('a choice from before it was in a cookie is taken over once', () => {
  localStorage.setItem(OLD_KEY, 'de')
  open()
  expect(german()).toBe(true)
  expect(readCookie(LANGUAGE_COOKIE)).toBe('de')
  expect(localStorage.getItem(OLD_KEY)).toBeNull()
})

it('what was stored is no language, or storage is forbidden: the page is shown all the same', () => {
  localStorage.setItem(OLD_KEY, 'tlh')
  open()
  expect(screen.getByText('Good morning')).toBeDefined()
  cleanup()
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: () => {} })
  open()
  expect(screen.getByText('Good morning')).toBeDefined()
})
