import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answerConsent } from '../../lib/consent.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { Consent, ConsentChoice } from './Consent.tsx'

const WIDGET = 'https://help.test/widget.js'
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-1'
const FAIR = '/virtual-trade-show/lobby'
const page = (
  <>
    <Consent />
    <ConsentChoice />
  </>
)
const open = (address: string, settings: object = {}) =>
  openPage({ '/': page, [FAIR]: page }, address, {
    'GET /api/settings': { tag_manager_id: 'GTM-1', help_widget_url: WIDGET, sentry_dsn: null, ...settings },
  })
const loaded = () => [...document.scripts].map(({ src }) => src)

afterEach(() => {
  closePage()
  answerConsent(null)
  for (const script of [...document.scripts]) script.remove()
})

test('nothing is loaded before the answer, nor after a no; the no is remembered (TS-067, SH-588, SH-666)', async () => {
  open(FAIR)
  await screen.findByRole('region', { name: 'Your choice' })
  expect(loaded()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('region', { name: 'Your choice' })).toBeNull()
  expect(loaded()).toEqual([])
  expect(localStorage.getItem('fairfloor.consent')).toBe('declined')
})

test('a yes loads the tag manager everywhere and the help window at the fair (TS-067, TS-549, SH-588, SH-666)', async () => {
  open('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(loaded()).toEqual([TAGS]))
  closePage()
  open(FAIR)
  await waitFor(() => expect(loaded()).toEqual([TAGS, WIDGET]))
})

test.each([
  { only: 'the help window', unset: 'tag_manager_id', left: [WIDGET] },
  { only: 'the tag manager', unset: 'help_widget_url', left: [TAGS] },
])('a yes loads only $only where nothing else is set up (SH-588, SH-666)', async ({ unset, left }) => {
  answerConsent('allowed')
  open(FAIR, { [unset]: null })
  await screen.findByRole('button', { name: 'Change privacy choice' })
  await waitFor(() => expect(loaded()).toEqual(left))
})

test('one can change one’s mind (FF-415)', async () => {
  answerConsent('declined')
  open('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Change privacy choice' }))
  await screen.findByRole('button', { name: 'Allow' })
})

test('where nothing is set up nobody is asked, and nothing is loaded (TS-549, SH-588, SH-666)', async () => {
  const { client } = open(FAIR, { tag_manager_id: null, help_widget_url: null })
  await waitFor(() => expect(client.getQueryData(['/api/settings'])).toBeTruthy())
  expect(screen.queryByRole('region')).toBeNull()
  act(() => answerConsent('allowed'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(loaded()).toEqual([])
})
