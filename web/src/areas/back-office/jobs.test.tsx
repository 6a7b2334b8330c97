import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { JobsPage } from './JobsPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const ID = '0190aaaa-0000-7000-8000-000000000001'
const failed = {
  ...{
    id: ID,
    queue: 'send-mail',
    state: 'failed',
    attempts: 3,
    error: 'No route to host' as string | null,
    data: '{"mail":7}',
  },
  ...{ created_at: '2031-05-06T12:00:00.000Z', due_at: '2031-05-06T13:00:00.000Z', ended_at: null },
}
const waiting = { ...failed, id: `${ID}2`, state: 'waiting', error: null, attempts: 1 }
const LATER = 'GET /api/admin/later'
const uncounted = { waiting: null, failed: null, error: null }
const later = [
  {
    ...{ started_by: 'event', start: 'orders.placed', does: ['order-mail', 'pro-forma'] },
    ...{ waiting: 1204, failed: 2, error: 'Sold out' },
  },
  { started_by: 'event', start: 'orders.of-tomorrow', does: [], waiting: 3, failed: 0, error: null },
  { started_by: 'job', start: 'send-mail', does: ['send-mail'], waiting: 1, failed: 1, error: 'No route to host' },
  { started_by: 'clock', start: 'show-lapse', does: ['show-lapse'], ...uncounted },
  { started_by: 'night', start: 'stock-sum', does: ['stock-sum'], ...uncounted },
]
const listOf = (...jobs: (typeof failed)[]) => ({
  next: null,
  previous: null,
  total: jobs.length,
  stopped: null,
  jobs,
})
const event = {
  ...{ id: 9, topic: 'order_placed', attempts: 10, error: 'Sold out' as string | null, payload: '{"order":501}' },
  created_at: '2031-05-06T12:00:00.000Z',
}
const JOBS = 'GET /api/admin/jobs'
const EVENTS = 'GET /api/admin/failed-events'
const open = (answers: Answers = {}) =>
  openPage({ '/jobs': JobsPage }, '/jobs', {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('over'),
    [JOBS]: listOf(failed, waiting),
    [EVENTS]: [],
    [LATER]: later,
    ...answers,
  })

test('each job says its state, tries, last error and data (FF-202)', async () => {
  open()
  const jobs = within(await screen.findByRole('table', { name: 'Jobs' }))
  const [, first, second] = jobs.getAllByRole('row')
  expect(first?.textContent).toMatch(/send-mail.*failed.*3.*No route to host.*\{"mail":7\}.*6 May 2031, 14:00:00/)
  expect(second?.textContent).toMatch(/waiting.*6 May 2031, 14:00:00next try 6 May 2031, 15:00:00$/)
  expect(within(second!).queryByRole('button', { name: /again$/ })).toBeNull()
  screen.getByText('No event has failed or is stuck.')
})

test('all that happens later says what starts it, what it does, what waits or failed, and what follows a failure (FF-1672)', async () => {
  open()
  const rowsOf = async (start: string) => {
    const group = await screen.findByRole('region', { name: start })
    return [...within(group).getAllByRole('row').slice(1), group].map(row => row.textContent)
  }
  const [placed, unknown, events] = await rowsOf('After an event')
  expect(placed).toMatch(/^orders\.placedMails the orderMails the pro forma.*1\.204.*2Sold out$/)
  expect(unknown).toMatch(/^orders\.of-tomorrowOnly a server of another version knows.*3.*0$/)
  expect(events).toContain('ten times in all, and then waits for you')
  const [mails, jobs] = await rowsOf('As a job')
  expect(mails).toMatch(/^send-mailHands mails to the mail server.*1.*1No route to host$/)
  expect(jobs).toContain('for some six hours')
  expect((await rowsOf('Every half minute'))[0]).toBe('show-lapseLets unconfirmed show orders lapse')
  expect((await rowsOf('Once a night'))[0]).toBe('stock-sumChecks the stock against its movements')
})

test('a failed job is tried again once, and the list is read again (FF-202)', async () => {
  const lists = [listOf(failed), listOf({ ...failed, state: 'completed' })]
  const { calls } = open({
    [JOBS]: () => lists.shift() ?? listOf(),
    [`POST /api/admin/jobs/send-mail/${ID}/retry`]: { success: true },
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: `Try send-mail ${ID} again` }))
  await within(await screen.findByRole('table', { name: 'Jobs' })).findByText('done')
  expect(calls().map(({ path }) => path)).toEqual([`/api/admin/jobs/send-mail/${ID}/retry`])
})

test('a job that is tried already says so beside its button', async () => {
  const said = 'That has not failed, or is tried again already.'
  open({ [`POST /api/admin/jobs/send-mail/${ID}/retry`]: refusal(409, said, [], 'not_failed') })
  await userEvent.click(await screen.findByRole('button', { name: `Try send-mail ${ID} again` }))
  const row = within(screen.getByRole('table', { name: 'Jobs' })).getAllByRole('row')[1]!
  expect((await within(row).findByRole('alert')).textContent).toContain(said)
})

test('where the server’s time is in doubt, the operator says whether it is right, and the nightly work goes on (FF-1491)', async () => {
  const stopped = { now: '2035-01-01T02:30:00.000Z', last: '2031-05-06T00:00:00.000Z' }
  const lists = [{ ...listOf(failed), stopped }, listOf(failed)]
  const { calls } = open({ [JOBS]: () => lists.shift(), 'POST /api/admin/time': { success: true } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/The server says 1 Jan 2035, 03:30:00, .* nothing newer than 6 May 2031, 02:00:00/)
  await userEvent.click(within(alert).getByRole('button', { name: 'It is 1 Jan 2035, 03:30:00: go on' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(calls().map(({ path }) => path)).toEqual(['/api/admin/time'])
})

test('an event whose reaction failed is delivered anew, and then all is well (FF-202)', async () => {
  const lists = [[event], []]
  const { calls } = open({ [EVENTS]: () => lists.shift(), 'POST /api/admin/failed-events/9/retry': { success: true } })
  const events = within(await screen.findByRole('table', { name: 'Events not handled' }))
  expect(events.getAllByRole('row')[1]?.textContent).toMatch(/order_placed.*10.*Sold out.*\{"order":501\}/)
  await userEvent.click(events.getByRole('button', { name: 'Try order_placed 9 again' }))
  await screen.findByText('No event has failed or is stuck.')
  expect(calls().map(({ path }) => path)).toEqual(['/api/admin/failed-events/9/retry'])
})

test('an event that no server reacts to says so, and cannot be tried again (FF-1671)', async () => {
  open({ [EVENTS]: [{ ...event, attempts: 0, error: null }] })
  const events = within(await screen.findByRole('table', { name: 'Events not handled' }))
  expect(events.getAllByRole('row')[1]?.textContent).toMatch(/order_placed.*0.*Waits for a server that reacts to it/)
  expect(events.queryByRole('button', { name: /again$/ })).toBeNull()
})

test('the jobs are narrowed to a state; without any, the page says where they come from', async () => {
  const { address, calls } = open({ [JOBS]: listOf() })
  await screen.findByText('Jobs come with mails and with the dates of the show, and are kept for a week.')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'running')
  await waitFor(() => expect(calls(JOBS).at(-1)?.path).toBe('/api/admin/jobs?search=&state=active'))
  expect(address()).toBe('/jobs?state=active')
})

test('jobs and events that cannot be read are tried again apart', async () => {
  const jobs = [refusal(500, 'The database sleeps.'), listOf(failed)]
  const { calls } = open({ [JOBS]: () => jobs.shift(), [EVENTS]: refusal(500, 'The outbox sleeps.') })
  await screen.findByText('The outbox sleeps.')
  const section = within(screen.getByRole('region', { name: 'Jobs' }))
  await userEvent.click(await section.findByRole('button', { name: 'Try again' }))
  await section.findByRole('table', { name: 'Jobs' })
  expect(calls(EVENTS)).toHaveLength(1)
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open({ [EVENTS]: [event] })
  const jobs = within(await screen.findByRole('table', { name: 'Aufträge' }))
  expect(jobs.getAllByRole('row')[2]?.textContent).toMatch(/wartet.*nächster Versuch 06\.05\.2031, 15:00:00$/)
  await screen.findByRole('button', { name: 'order_placed 9 wiederholen' })
  await within(screen.getByRole('region', { name: 'Einmal pro Nacht' })).findByText(
    'Prüft den Bestand gegen seine Bewegungen',
  )
})
