import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { useVts } from '../../../visit/edition/vts.ts'
import { EditionsDeskPage } from '../EditionsDeskPage.tsx'
import { edition } from './test-edition.ts'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const EDITIONS = 'GET /api/admin/editions'
const spring = { ...edition, id: 2, name: 'Spring Show', is_current: false, order_start: '2032-04-18T22:00:00.000Z' }
const listOf = (...editions: (typeof edition)[]) => ({ editions, server_time: '2031-07-06T10:00:00.000Z' })
/** What every page of the fair reads. */
const Fair = () => <p>{`At the fair: ${useVts().vts?.name}`}</p>
const page = (
  <>
    <EditionsDeskPage />
    <Fair />
  </>
)
const open = (answers: Answers = {}) =>
  openPage({ '/editions': page }, '/editions', {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('over'),
    [EDITIONS]: listOf(edition),
    ...answers,
  })

/** What stands below a field. */
const noteOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const newForm = async () => within(await screen.findByRole('form', { name: 'New edition' }))

test('an edition shows its dates in the time of the show; moved ones are marked until they are saved, as instants (FF-204)', async () => {
  const moved = { ...edition, order_start: '2031-05-03T22:00:00.000Z' }
  const lists = [listOf(edition), listOf(moved)]
  const { calls } = open({ [EDITIONS]: () => lists.shift(), 'PATCH /api/admin/editions/1': moved })
  const show = await card('Show 2031')
  show.getByText('current')
  show.getByText(/^All times are those of the show, Europe\/Berlin\./)
  const form = within(show.getByRole('form', { name: 'Dates: Show 2031' }))
  const starts = form.getByLabelText<HTMLInputElement>('Ordering starts')
  expect(starts.value).toMatch(/^2031-05-05T00:00/)
  expect(form.getByLabelText<HTMLInputElement>('Releasing ends').value).toBe('2031-06-30T23:59:59')
  expect(form.queryByRole('button', { name: 'Discard' })).toBeNull()
  await userEvent.clear(starts)
  await userEvent.click(form.getByRole('button', { name: 'Save dates' }))
  expect(noteOf(starts)).toContain('Please enter a day and a time.')
  expect(calls()).toEqual([])
  await userEvent.type(starts, '2031-05-04T00:00')
  form.getByText('These dates are not saved yet; the preview below shows them already.')
  await userEvent.dblClick(form.getByRole('button', { name: 'Save dates' }))
  await form.findByText('Saved. Every server and every page follows from now on.')
  const { id: _id, name: _name, time_zone: _zone, is_current: _current, live_counts: _counts, ...dates } = moved
  expect(calls().map(({ body }) => body)).toEqual([dates])
  expect(form.queryByRole('button', { name: 'Discard' })).toBeNull()
})

test('dates that do not follow each other are refused at their field, and discarded (FF-204)', async () => {
  open({
    'PATCH /api/admin/editions/1': refusal(422, 'These dates do not follow each other.', [
      { path: 'order_end', detail: 'Ordering must end after it starts.' },
    ]),
  })
  const form = within(await screen.findByRole('form', { name: 'Dates: Show 2031' }))
  const ends = form.getByLabelText<HTMLInputElement>('Ordering ends')
  await userEvent.clear(ends)
  await userEvent.type(ends, '2031-05-01T00:00')
  await userEvent.click(form.getByRole('button', { name: 'Save dates' }))
  await waitFor(() => expect(noteOf(ends)).toContain('Ordering must end after it starts.'))
  expect(form.queryByRole('alert')).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Discard' }))
  expect(ends.value).toBe('2031-05-08T23:59:59')
  expect(noteOf(ends)).not.toContain('Ordering must end after it starts.')
})

test('the next edition needs a name and a day, is made once after the current one, and stands in the list (FF-752)', async () => {
  const lists = [listOf(spring, edition), listOf({ ...spring, id: 3, name: 'Autumn Show' }, spring, edition)]
  const { calls } = open({ [EDITIONS]: () => lists.shift(), 'POST /api/admin/editions': { ...spring, id: 3 } })
  const form = await newForm()
  screen.getByText(/^Made after Show 2031: its hall, exhibitors and booths/)
  await userEvent.type(form.getByLabelText('Name'), ' ')
  await userEvent.click(form.getByRole('button', { name: 'Make edition' }))
  form.getByText('Please enter a name.')
  form.getByText('Please enter a day.')
  expect(calls()).toEqual([])
  await userEvent.clear(form.getByLabelText('Name'))
  await userEvent.type(form.getByLabelText('Name'), 'Autumn Show')
  await userEvent.type(form.getByLabelText('First day of ordering'), '2032-10-20')
  await userEvent.dblClick(form.getByRole('button', { name: 'Make edition' }))
  await card('Autumn Show')
  expect(calls().map(({ body }) => body)).toEqual([{ name: 'Autumn Show', copy_of: 1, first_day: '2032-10-20' }])
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('')
  expect(form.queryByText('Please enter a name.')).toBeNull()
})

test('a name that is taken is refused at its field, and what was typed stays (FF-752)', async () => {
  const said = 'There is an edition of this name already.'
  open({ 'POST /api/admin/editions': refusal(409, said, [{ path: 'name', detail: said }], 'edition_exists') })
  const form = await newForm()
  await userEvent.type(form.getByLabelText('Name'), 'Show 2031')
  await userEvent.type(form.getByLabelText('First day of ordering'), '2032-04-19')
  await userEvent.click(form.getByRole('button', { name: 'Make edition' }))
  await waitFor(() => expect(noteOf(form.getByLabelText('Name'))).toContain(said))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>('First day of ordering').value).toBe('2032-04-19')
})

test('another edition is made current, and everything that the fair shows is read again (FF-752)', async () => {
  const lists = [listOf(spring, edition), listOf({ ...spring, is_current: true }, { ...edition, is_current: false })]
  const shows = [vts('over'), vts('before', { name: 'Spring Show' })]
  const { calls } = open({
    [EDITIONS]: () => lists.shift(),
    'GET /api/onlineshop/vts': () => shows.shift(),
    'POST /api/admin/editions/2/current': spring,
  })
  const next = await card('Spring Show')
  const last = await card('Show 2031')
  expect(last.queryByRole('button', { name: 'Make current' })).toBeNull()
  await userEvent.click(next.getByRole('button', { name: 'Make current' }))
  await next.findByText('current')
  expect(last.getByRole('button', { name: 'Make current' })).toBeTruthy()
  await screen.findByText('At the fair: Spring Show')
  expect(calls().map(({ path }) => path)).toEqual(['/api/admin/editions/2/current'])
})

test('while the current one is on, another one is refused in words', async () => {
  const said = 'Show 2031 is not over yet: customers could no longer confirm or release.'
  open({ [EDITIONS]: listOf(spring, edition), 'POST /api/admin/editions/2/current': refusal(409, said) })
  const next = await card('Spring Show')
  await userEvent.click(next.getByRole('button', { name: 'Make current' }))
  expect((await next.findByRole('alert')).textContent).toContain(said)
})

test('live counts are switched on for visitors', async () => {
  const lists = [listOf(edition), listOf({ ...edition, live_counts: true })]
  const { calls } = open({
    [EDITIONS]: () => lists.shift(),
    'PATCH /api/admin/editions/1/live-counts': { ...edition, live_counts: true },
  })
  await userEvent.click(await screen.findByRole('switch', { name: /^Visitors see live counts/, checked: false }))
  await screen.findByRole('switch', { name: /^Visitors see live counts/, checked: true })
  expect(calls().map(({ body }) => body)).toEqual([{ live_counts: true }])
})

test('a switch that is refused says so, and stays', async () => {
  open({ 'PATCH /api/admin/editions/1/live-counts': refusal(404, 'There is no such edition.') })
  const live = await screen.findByRole('switch', { name: /^Visitors see live counts/, checked: false })
  await userEvent.click(live)
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such edition.')
  screen.getByRole('switch', { name: /^Visitors see live counts/, checked: false })
})

test('without an edition the page says where one comes from; a failed one is tried again', async () => {
  const answers = [refusal(500, 'The database sleeps.'), listOf()]
  open({ [EDITIONS]: () => answers.shift() })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('An edition comes with the demo or with an import.')
  expect(screen.queryByRole('form', { name: 'New edition' })).toBeNull()
})

test('in German too', async () => {
  document.documentElement.lang = 'de'
  open({ [EDITIONS]: listOf(spring, edition) })
  const form = within(await screen.findByRole('form', { name: 'Neue Messe' }))
  await userEvent.click(form.getByRole('button', { name: 'Messe anlegen' }))
  form.getByText('Bitte geben Sie einen Namen an.')
  const next = await card('Spring Show')
  next.getByRole('button', { name: 'Zur aktuellen machen' })
  next.getByLabelText('Bestellen beginnt')
  ;(await card('Show 2031')).getByText('aktuell')
})
