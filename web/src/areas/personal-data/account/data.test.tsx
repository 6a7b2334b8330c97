import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { DataPage } from './DataPage.tsx'

afterEach(closePage)

const AT = '2031-05-06T10:00:00Z'

test('the own data are asked for, and what is ready can be downloaded', async () => {
  const ready = { id: 7, asked_at: AT, state: 'ready', bytes: 2_400_000, until: '2031-05-13T10:00:00Z' }
  const { calls } = openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': { exports: [ready], with_company: true },
    'POST /api/account/exports': { exports: [ready], with_company: true },
  })
  const row = within((await screen.findByText(/^Your data of 6 May/)).closest('li')!)
  row.getByText(/2,4 MB, until 13 May/)
  expect(row.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/account/exports/7/file')
  screen.getByText(/of the company that you manage/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask for my data' }))
  expect(calls().map(({ method }) => method)).toEqual(['POST'])
})

test('while data are gathered, none are asked for', async () => {
  openPage({ '/account/data': DataPage }, '/account/data', {
    'GET /api/current_user': buyer(),
    'GET /api/account/exports': {
      exports: [{ id: 7, asked_at: AT, state: 'under way', bytes: null, until: null }],
      with_company: false,
    },
  })
  await screen.findByText(/We are gathering your data/)
  expect(screen.queryByRole('button', { name: 'Ask for my data' })).toBeNull()
  expect(screen.queryByText(/of the company that you manage/)).toBeNull()
})
