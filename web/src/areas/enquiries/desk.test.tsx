import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyer, vts } from '../../testing/fair.ts'
import { closePage, openPage } from '../../testing/open-page.tsx'
import { EnquiriesDeskPage } from './EnquiriesDeskPage.tsx'

afterEach(closePage)

const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const enquiry = {
  id: 7,
  kind: 'call',
  exhibitor: 'North',
  booth_number: 1,
  company: 'Gym Shop',
  name: 'Bea Buyer',
  email: 'bea@gym.test',
  agent: null,
  phone: '+31 20 555',
  call_when: 'tomorrow',
  message: 'About the bars.',
  asked_at: '2031-05-06T12:00:00.000Z',
  answer: null,
  answered_at: null,
  answered_by: null,
}
const answered = { ...enquiry, answer: 'We called.', answered_at: '2031-05-06T13:00:00.000Z', answered_by: 'Olga' }

const open = () => {
  let isAnswered = false
  return openPage({ '/admin/enquiries': EnquiriesDeskPage }, '/admin/enquiries', {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/admin/enquiries': () => ({
      next: null,
      previous: null,
      total: 1,
      enquiries: [isAnswered ? answered : enquiry],
    }),
    'POST /api/admin/enquiries/7/answer': () => {
      isAnswered = true
      return answered
    },
  })
}

test('an enquiry shows who asks what at which booth, and how to reach them', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Gym Shop' })).toBeTruthy()
  for (const words of ['Booth 1, North', 'Call back', 'tomorrow', 'About the bars.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'bea@gym.test' }).getAttribute('href')).toBe('mailto:bea@gym.test')
  expect(screen.getByRole('link', { name: 'Call +31 20 555' }).getAttribute('href')).toBe('tel:+3120555')
})

test('an answer is sent once it has words, and shown in place of the form (FF-687)', async () => {
  const { calls } = open()
  const field = await screen.findByRole('textbox', { name: 'Your answer' })
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(calls('POST /api/admin/enquiries/7/answer')).toEqual([])
  fireEvent.change(field, { target: { value: 'We called.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText(/^Answered by Olga, /)).toBeTruthy()
  expect(screen.getByText('We called.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
  expect(calls('POST /api/admin/enquiries/7/answer')[0]!.body).toEqual({ answer: 'We called.' })
})

test('an answer by mail is noted in place of the form (FF-862)', async () => {
  let isNoted = false
  const noted = { ...answered, answer: null }
  const { calls } = openPage({ '/admin/enquiries': EnquiriesDeskPage }, '/admin/enquiries', {
    'GET /api/current_user': operator,
    'GET /api/onlineshop/vts': vts('ordering'),
    'GET /api/admin/enquiries': () => ({
      next: null,
      previous: null,
      total: 1,
      enquiries: [isNoted ? noted : enquiry],
    }),
    'POST /api/admin/enquiries/7/answered-by-mail': () => {
      isNoted = true
      return noted
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Answered by mail' }))
  expect(await screen.findByText(/^Answered by mail, noted by Olga, /)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull()
  expect(calls('POST /api/admin/enquiries/7/answered-by-mail')).toHaveLength(1)
})
