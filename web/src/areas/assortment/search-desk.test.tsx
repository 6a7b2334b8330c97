import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { VainSearchesDeskPage } from './VainSearchesDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const at = { first_at: '2031-05-04T22:00:00.000Z', last_at: '2031-05-08T21:59:59.000Z' }

const open = (searches: object[]) =>
  openPage({ '*': VainSearchesDeskPage }, '/', {
    'GET /api/current_user': operator,
    'GET /api/admin/searches-in-vain': {
      page: 1,
      pages: 1,
      total: searches.length,
      time_zone: 'Europe/Berlin',
      searches,
    },
  })

test('the operator reads what was searched in vain, and goes to what it finds now (FF-985)', async () => {
  const { calls } = open([
    { term: 'quark 500 g', count: 1234, ...at, finds: 0 },
    { term: 'kreatin', count: 1, ...at, finds: 1 },
  ])
  const rows = await screen.findAllByRole('row')
  expect(rows[1]!.textContent).toContain('quark 500 g')
  expect(rows[1]!.textContent).toContain('1.234')
  expect(rows[1]!.textContent).toContain('5 May 2031, 00:00')
  const still = screen.getByRole('link', { name: 'See what ‘quark 500 g’ finds now: Still nothing' })
  expect(still.getAttribute('href')).toBe('/search/quark%20500%20g')
  expect(screen.getByRole('link', { name: 'See what ‘kreatin’ finds now: 1 size' })).toBeTruthy()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Latest')
  await waitFor(() => expect(calls('GET /api/admin/searches-in-vain').at(-1)?.path).toContain('sort=latest'))
})

test('a list without searches says what will appear there', async () => {
  open([])
  expect(await screen.findByText('Nothing was searched in vain yet')).toBeTruthy()
})
