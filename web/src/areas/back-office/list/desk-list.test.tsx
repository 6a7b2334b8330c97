import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyer, vts } from '../../../testing/fair.ts'
import { closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { JobsPage } from '../JobsPage.tsx'

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const JOBS = 'GET /api/admin/jobs'
const job = (id: string, state = 'failed') => ({
  ...{ id, queue: 'mail', state, attempts: 3, error: 'refused', data: '{}' },
  ...{ created_at: '2031-05-06T12:00:00Z', due_at: '2031-05-06T12:00:00Z', ended_at: null },
})
const answer = {
  total: 51,
  next: 'bmV4dA',
  previous: null,
  stopped: null,
  jobs: [job('a'), job('b'), job('c', 'completed')],
}
const view = { id: 7, name: 'Failed mails', query: 'search=mail&state=failed' }

const open = (at = '/admin/jobs', answers = {}) =>
  openPage({ '/admin/jobs': JobsPage }, at, {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('over'),
    'GET /api/admin/failed-events': [],
    'GET /api/admin/later': [],
    [JOBS]: answer,
    ...answers,
  })
const heads = async () =>
  within(await screen.findByRole('table', { name: 'Jobs' }))
    .getAllByRole('columnheader')
    .map(head => head.textContent)

// They are loaded with the first menu.
beforeAll(() => Promise.all([import('./ViewsMenu.tsx'), import('../../../ui/PopoverPopup.tsx')]))
afterEach(closePage)

describe('a list of the desk (FF-1900)', () => {
  test('has the files of what is filtered, without the place where it goes on', async () => {
    open('/admin/jobs?search=mail&state=failed&place=YQ')
    const file = await screen.findByRole('link', { name: 'All that is shown here as XLSX' })
    expect(file.getAttribute('href')).toBe('/api/admin/jobs.xlsx?search=mail&state=failed')
  })

  test('shows the columns that its address does not leave out, and they are chosen in a menu', async () => {
    const { address } = open()
    expect(await heads()).toContain('Tries')
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tries' }))
    await waitFor(() => expect(address()).toBe('/admin/jobs?without=attempts'))
    expect(await heads()).not.toContain('Tries')
    await userEvent.click(screen.getByRole('button', { name: 'Show all columns' }))
    await waitFor(() => expect(address()).toBe('/admin/jobs'))
  })

  test('is kept as a view of the reader, opened and deleted', async () => {
    const { address, calls } = open('/admin/jobs?search=mail&place=YQ', {
      'GET /api/admin/list-views': [view],
      'PUT /api/admin/list-views': [view, { id: 8, name: 'All mails', query: 'search=mail' }],
      'DELETE /api/admin/list-views/7': [],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), ' All mails ')
    await userEvent.click(screen.getByRole('button', { name: 'Save as a view' }))
    expect(await screen.findByRole('link', { name: 'All mails' })).toBeTruthy()
    expect(calls('PUT')[0]?.body).toEqual({ list: '/api/admin/jobs', name: 'All mails', query: 'search=mail' })
    await userEvent.click(screen.getByRole('button', { name: 'Delete the view Failed mails' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'All mails' })).toBeNull())
    expect(address()).toBe('/admin/jobs?search=mail&place=YQ')
  })

  test('a view leads to its address', async () => {
    const { address } = open('/admin/jobs', { 'GET /api/admin/list-views': [view] })
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Failed mails' }))
    expect(address()).toBe('/admin/jobs?search=mail&state=failed')
  })

  test('one act is done to several rows, and what was refused is said', async () => {
    const { calls } = open('/admin/jobs', {
      'POST /api/admin/jobs/mail/a/retry': { success: true },
      'POST /api/admin/jobs/mail/b/retry': () => refusal(409, 'This has not failed.'),
    })
    expect(screen.queryByRole('checkbox', { name: 'Choose mail c' })).toBeNull()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all of this page' }))
    expect(screen.getByText('2 chosen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again (2)' }))
    expect(await screen.findByText('Done: 1 · Refused: 1 · This has not failed.')).toBeTruthy()
    expect(calls('POST')).toHaveLength(2)
    expect(screen.queryByText('2 chosen')).toBeNull()
  })

  test('goes on where its answer says', async () => {
    open('/admin/jobs?state=failed')
    const next = await screen.findByRole('link', { name: 'Next page' })
    expect(next.getAttribute('href')).toContain('?state=failed&place=bmV4dA')
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  })
})

// Somebody without the right sees the frame's refusal and no list.
test('a customer sees no list of the desk', async () => {
  open('/admin/jobs', { 'GET /api/current_user': buyer() })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Views' })).toBeNull())
})
