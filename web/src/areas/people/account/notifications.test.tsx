import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { forgetLanguage } from '../../../testing/forget-language.ts'
import { type Asked, closePage, openPage } from '../../../testing/open-page.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'

afterEach(() => {
  closePage()
  forgetLanguage()
})

test('says which mails always come, how many reminders there are, and changes the language (FF-1219)', async () => {
  const { calls } = openPage({ '/account/notifications': NotificationsPage }, '/account/notifications', {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/reminders': [{}, {}],
    'GET /api/onlineshop/newcomer-week/mails': { wanted: true },
    'PATCH /api/current_user': { success: true },
  })
  await screen.findByText(/You wait for 2 products/)
  screen.getByText(/cannot be switched off/)
  expect(await screen.findByRole('switch')).toBeTruthy()
  await userEvent.setup().click(screen.getByLabelText('Deutsch'))
  await screen.findByRole('heading', { level: 1, name: 'E-Mails und Sprache' })
  expect(calls().map(({ body }) => body)).toEqual([{ language: 'de' }])
})

test('mails of the Newcomer Week are ended and wanted again by a switch, the last press counts (FF-1131)', async () => {
  const { calls } = openPage({ '/account/notifications': NotificationsPage }, '/account/notifications', {
    'GET /api/current_user': buyer(),
    'GET /api/flavours/reminders': [],
    'GET /api/onlineshop/newcomer-week/mails': { wanted: true },
    'PATCH /api/onlineshop/newcomer-week/mails': ({ body }: Asked) => body,
  })
  const wanted = await screen.findByRole<HTMLInputElement>('switch', { name: /^Mail me when it begins/ })
  expect(wanted.checked).toBe(true)
  await userEvent.click(wanted)
  await userEvent.click(wanted)
  await userEvent.click(wanted)
  expect(wanted.checked).toBe(false)
  await waitFor(() => expect(calls().map(({ body }) => body)).toEqual([false, true, false].map(on => ({ wanted: on }))))
  expect(wanted.checked).toBe(false)
})
