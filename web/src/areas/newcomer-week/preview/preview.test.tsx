import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../../../testing/open-page.tsx'
import { Preview } from './Preview.tsx'
import { PreviewStrip } from './PreviewStrip.tsx'
import { notePreview, runningPreview } from './preview-note.ts'

afterEach(closePage)

const PATH = '/api/admin/newcomer-week-preview'
const week = {
  ...{ name: 'News', time_zone: 'Europe/Berlin', server_time: '2031-02-01T12:00:00.000Z' },
  ...{ start: '2031-03-09T23:00:00.000Z', end: '2031-03-16T22:59:59.000Z' },
}

test.each([
  ['A day before', '2031-03-08T23:00:00.000Z', '/newcomer-week'],
  ['In its last hour', '2031-03-16T21:59:59.000Z', '/newcomer-week/home'],
  ['When it is over', '2031-03-16T23:59:59.000Z', '/newcomer-week/home'],
])('%s opens the event’s pages as at that moment (FF-1157)', async (moment, at, address) => {
  const { calls } = openPage({ '/': <Preview week={week} /> }, '/', {
    [`PUT ${PATH}`]: { at, time_zone: 'Europe/Berlin' },
  })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: moment }))
  await user.click(screen.getByRole('button', { name: 'Open the pages' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(address))
  expect(calls()[0]!.body).toEqual({ at })
  expect(runningPreview()).toMatchObject({ at, timeZone: 'Europe/Berlin' })
  assign.mockRestore()
})

test('the pages say that they are a preview, which ends with a press (FF-1157)', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  notePreview({ at: '2031-03-16T21:59:59.000Z', timeZone: 'Europe/Berlin' })
  openPage({ '/': PreviewStrip }, '/', {
    [`DELETE ${PATH}`]: { success: true },
  })
  const user = userEvent.setup()
  expect(await screen.findByText('Preview as at 16 Mar 2031, 22:59')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End preview' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/newcomer-weeks'))
  expect(runningPreview()).toBeNull()
  assign.mockRestore()
})
