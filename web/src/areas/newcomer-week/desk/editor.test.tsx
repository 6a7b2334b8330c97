import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { buyer } from '../../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../../testing/open-page.tsx'
import { WeekDeskPage } from '../WeekDeskPage.tsx'
import { WeeksDeskPage } from '../WeeksDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const LIST = '/admin/newcomer-weeks'
const head = {
  ...{ id: 3, name: 'Newcomer Week 2031', phase: 'before', published: false, is_current: true, orders: 0 },
  ...{ start: '2031-03-09T23:00:00.000Z', end: '2031-03-16T22:59:59.000Z' },
  ...{ banner_start: '2031-03-09T22:00:00.000Z', banner_end: '2031-03-16T21:59:59.000Z' },
}
const look = { percent: null, color_background: null, color_text: null }
const week = {
  ...head,
  ...{ version: 'a', time_zone: 'Europe/Berlin', server_time: '2031-02-01T12:00:00.000Z', text: { en: '', de: '' } },
  questions: [{ question: { en: 'How?', de: 'Wie?' }, answer: { en: 'So.', de: 'So.' } }],
  brands: ['North', 'South'].map((name, i) => ({
    ...{ ...look, brand_id: i + 1, name, logo_url: null, image: null, image_url: null, video: null },
  })),
  products: [],
}
const open = (answers: Answers = {}, address = `${LIST}/3`) =>
  openPage(
    {
      [LIST]: WeeksDeskPage,
      [`${LIST}/:newcomerWeek`]: () => (
        <>
          <Link to={LIST}>Elsewhere</Link>
          <WeekDeskPage />
        </>
      ),
    },
    address,
    {
      'GET /api/current_user': operator,
      [`GET /api${LIST}`]: {
        time_zone: 'Europe/Berlin',
        server_time: week.server_time,
        weeks: [{ ...head, brands: 2, products: 0 }],
      },
      [`GET /api${LIST}/3`]: week,
      ...answers,
    },
  )
const tab = (name: RegExp) => screen.findByRole('tab', { name })

test('brands get percentages, colours and another order, and the event is saved whole (FF-1153)', async () => {
  const { calls } = open({
    [`PUT /api${LIST}/3`]: ({ body }: { body: object }) => ({ ...week, ...body, version: 'b' }),
  })
  const user = userEvent.setup()
  await user.click(await tab(/Brands/))
  await user.click(screen.getByRole('button', { name: 'Edit South' }))
  await user.type(screen.getByLabelText('Per cent off'), '0')
  await user.type(screen.getByLabelText('Background colour'), '#777777')
  expect(screen.getByText('Contrast 4.4 : 1. From 4.5 : 1 on it is easy to read.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  expect(await screen.findByText('Please enter a whole number from 1 to 99, or nothing.')).toBeTruthy()
  expect(calls()).toEqual([])
  await user.clear(screen.getByLabelText('Per cent off'))
  await user.type(screen.getByLabelText('Per cent off'), '25')
  const up = screen.getByRole('button', { name: 'Move South up' })
  await user.click(up)
  expect(document.activeElement).toBe(up)
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]!.body).toEqual({
    published: false,
    ...{ version: 'a', name: head.name, start: head.start, end: head.end, text: week.text, questions: week.questions },
    ...{ banner_start: head.banner_start, banner_end: head.banner_end, products: [] },
    brands: [
      { brand_id: 2, percent: 25, color_background: '#777777', color_text: null, image: null, video: null },
      { brand_id: 1, ...look, image: null, video: null },
    ],
  })
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?:/)).toBeNull())
})

test('what is typed during an upload or a save stays, and is saved next (FF-1180)', async () => {
  const stored = Promise.withResolvers<unknown>()
  const saved = Promise.withResolvers<unknown>()
  const { calls } = open({
    'POST /api/admin/newcomer-week-pictures': () => stored.promise,
    [`PUT /api${LIST}/3`]: () => saved.promise,
  })
  const user = userEvent.setup()
  await user.click(await tab(/Brands/))
  await user.click(screen.getByRole('button', { name: 'Edit South' }))
  await user.upload(
    screen.getByLabelText('Picture', { selector: 'input' }),
    new File(['x'], 'a.png', { type: 'image/png' }),
  )
  await user.type(screen.getByLabelText('Per cent off'), '25')
  await user.click(screen.getByRole('button', { name: 'Move South up' }))
  stored.resolve({ picture: 'a'.repeat(32), url: '/media/a.webp' })
  await waitFor(() => expect(document.querySelector('img[src="/media/a.webp"]')).toBeTruthy())
  expect(screen.getByLabelText('Per cent off')).toHaveProperty('value', '25')
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  await user.type(screen.getByLabelText('Per cent off'), '{Backspace}')
  const sent = calls().at(-1)!.body as typeof week
  expect(sent.brands.map(one => one.image)).toEqual(['a'.repeat(32), null])
  saved.resolve({ ...week, version: 'b', brands: week.brands.map(brand => ({ ...brand, percent: 25 })) })
  const kept = () => Object.entries(localStorage).find(([key]) => key.includes('newcomer-week 3'))?.[1]
  await waitFor(() => expect(JSON.parse(kept() ?? '{}').version).toBe('b'))
  expect(screen.getByLabelText('Per cent off')).toHaveProperty('value', '2')
  expect(screen.getByText(/^1 change: Brands/)).toBeTruthy()
})

test('an event is published with a switch; one with orders stays so (FF-1183)', async () => {
  const { calls } = open({ [`PUT /api${LIST}/3`]: { ...week, published: true, orders: 1, version: 'b' } })
  const user = userEvent.setup()
  expect(await screen.findByText('Not published')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  expect(await screen.findByText('Customers have ordered in this event: it stays published.')).toBeTruthy()
  expect(calls()[0]!.body).toMatchObject({ published: true })
  expect(screen.getByRole('switch', { name: 'Published' })).toHaveProperty('disabled', true)
  expect(screen.queryByText('Not published')).toBeNull()
})

test('an event in which nobody takes part is not published without a word (FF-1406)', async () => {
  open({ [`GET /api${LIST}/3`]: { ...week, brands: [] } })
  const words = /^No brand and no product takes part yet/
  const user = userEvent.setup()
  await user.click(await screen.findByRole('switch', { name: 'Published' }))
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  expect(screen.queryByText(words)).toBeNull()
})

test('what the server finds wrong is said in the reader’s language (FF-1184)', async () => {
  document.documentElement.lang = 'de'
  const errors = [{ path: 'brands.1', detail: 'This is not in the range any more.' }]
  open({ [`PUT /api${LIST}/3`]: refusal(422, 'Something of the event is missing or does not fit.', errors) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Aktion speichern' }))
  await user.click(await tab(/Marken/))
  expect(await screen.findByText('Das ist nicht mehr im Sortiment.')).toBeTruthy()
})

test('dates are those of the shop’s clocks; what is missing is shown in its part (FF-1153)', async () => {
  const { calls } = open()
  const user = userEvent.setup()
  expect(await screen.findByLabelText<HTMLInputElement>('Opens')).toHaveProperty('value', '2031-03-10T00:00')
  await user.click(await tab(/Questions/))
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  await user.type(screen.getAllByLabelText('Question, English')[1]!, 'When?')
  await user.click(await tab(/Dates/))
  await user.click(screen.getByRole('button', { name: 'Save event' }))
  const form = within(screen.getByRole('form', { name: 'Event' }))
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(3)
  expect(screen.getByRole('tab', { name: /Questions !/, selected: true })).toBeTruthy()
  expect(calls()).toEqual([])
})

test('words that name other days than the event’s are pointed out where they stand, and before it is published (FF-1401)', async () => {
  const text = { en: 'From 10 to 16 March 2030', de: 'Ab 10. März 2031' }
  const questions = [
    ...week.questions,
    { question: { en: 'When?', de: 'Wann?' }, answer: { en: 'Now', de: 'Am 9.3.' } },
  ]
  open({ [`GET /api${LIST}/3`]: { ...week, text, questions } })
  const user = userEvent.setup()
  const notes = () => screen.queryAllByText('Other days are named').map(title => title.closest('[role=status]')!)
  await tab(/Dates/)
  await waitFor(() => expect(notes()).toHaveLength(1))
  const found = () =>
    within(notes()[0] as HTMLElement)
      .getAllByRole('listitem')
      .map(one => one.textContent)
  expect(found()).toEqual(['Text: 10 to 16 March 2030', 'Question 2: 9.3.'])
  await user.click(await tab(/Text/))
  expect(found()).toEqual(['Text: 10 to 16 March 2030'])
  await user.type(screen.getByLabelText('English'), '{Backspace}1')
  expect(notes()).toEqual([])
  await user.click(await tab(/Questions/))
  expect(found()).toEqual(['Question 2: 9.3.'])
})

test('what is typed is kept: a link asks first, and the form has it again afterwards (FF-1153)', async () => {
  const { goTo, address } = open()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Name'), '!')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(address()).toBe(`${LIST}/3`)
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave, keep the draft' }))
  await waitFor(() => expect(address()).toBe(LIST))
  await goTo(`${LIST}/3`)
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Newcomer Week 2031!')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Newcomer Week 2031')
})

test('a new event begins as the last one was, and opens (FF-1153)', async () => {
  const { calls, address } = open(
    { [`POST /api${LIST}`]: { ...week, id: 4, name: 'Autumn' }, [`GET /api${LIST}/4`]: { ...week, id: 4 } },
    LIST,
  )
  const user = userEvent.setup()
  expect(within(await screen.findByRole('table')).getByText('planned')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New event' }))
  const form = within(await screen.findByRole('form', { name: 'New event' }))
  await user.type(form.getByLabelText('Name'), 'Autumn')
  await user.type(form.getByLabelText('First day'), '2031-09-01')
  await user.click(form.getByRole('button', { name: 'Make the event' }))
  await waitFor(() => expect(address()).toBe(`${LIST}/4`))
  expect(calls()[0]!.body).toEqual({ name: 'Autumn', first_day: '2031-09-01', copy_of: 3 })
})
