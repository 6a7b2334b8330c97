import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, exhibitorStaff, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import BoothEnquiries from './BoothEnquiries.tsx'

const ENQUIRIES = '/api/virtual-trade-show/exhibitors/11/enquiries'
const asked = {
  id: 1,
  kind: 'question',
  message: 'Is it vegan?',
  phone: '',
  call_when: '',
  asked_at: '2031-05-06T12:00:00Z',
  answer: null,
  answered_at: null,
}

/** Shown as soon as user and show are loaded. */
function Ready() {
  const user = useUser()
  return useVts().vts && user ? <p>ready</p> : null
}

const open = (answers: Answers = {}) =>
  openPage(
    { '/': [<BoothEnquiries key="booth" exhibitor={{ id: 11, name: 'North' }} />, <Ready key="ready" />] },
    '/',
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      [`GET ${ENQUIRIES}`]: [],
      ...answers,
    },
  )
const words = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(name) })
const type = async (name: string, value: string) => fireEvent.change(await words(name), { target: { value } })
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(closePage)

describe('a question to the booth', () => {
  test('is sent, shown as sent with its day, and the field is empty again (FF-685)', async () => {
    const { calls } = open({ [`POST ${ENQUIRIES}`]: [asked] })
    await type('Your question', 'Is it vegan?')
    await press('Send question')
    expect(await screen.findByText('You asked on 6 May, 14:00')).toBeTruthy()
    expect(screen.getByText('Is it vegan?')).toBeTruthy()
    expect((await words('Your question')).value).toBe('')
    const [sent] = calls(`POST ${ENQUIRIES}`)
    expect(sent!.body).toEqual({ kind: 'question', message: 'Is it vegan?', phone: '', call_when: '' })
    expect(sent!.headers.get('idempotency-key')).toBeTruthy()
  })

  test('without words says what is missing at its field, and sends nothing (FF-684)', async () => {
    const { calls } = open()
    await words('Your question')
    await press('Send question')
    const field = await words('Your question')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(errorOf(field)).toBe('Please write what you would like to know.')
    expect(calls(`POST ${ENQUIRIES}`)).toEqual([])
  })

  test('that is refused says why, and keeps what was typed', async () => {
    const why = 'You have asked a lot in the last hour.'
    open({ [`POST ${ENQUIRIES}`]: refusal(429, why) })
    await type('Your question', 'Is it vegan?')
    await press('Send question')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(why))
    expect((await words('Your question')).value).toBe('Is it vegan?')
  })

  test('that was lost is sent again as it reads then', async () => {
    let isLost = true
    const { calls } = open({
      [`POST ${ENQUIRIES}`]: () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : [asked]),
    })
    await type('Your question', 'Is it vegan?')
    await press('Send question')
    const again = await screen.findByRole('button', { name: 'Try again' })
    isLost = false
    await type('Your question', 'Is it vegan, and without soy?')
    // A press is ignored until a second after the answer.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send question' }).getAttribute('aria-disabled')).not.toBe('true'),
    )
    await userEvent.click(again)
    await waitFor(async () => expect((await words('Your question')).value).toBe(''))
    const sent = calls(`POST ${ENQUIRIES}`).map(({ body }) => (body as { message: string }).message)
    expect(sent).toEqual(['Is it vegan?', 'Is it vegan, and without soy?'])
  })
})

test('a call needs a phone number, and takes a time and a message', async () => {
  const { calls } = open({ [`POST ${ENQUIRIES}`]: [{ ...asked, kind: 'call', phone: '030 123456', message: '' }] })
  await userEvent.click(await screen.findByRole('radio', { name: 'Be called' }))
  await press('Ask for a call')
  expect(errorOf(await words('Phone number'))).toBe('Please enter the phone number to call.')
  await type('Phone number', 'call me')
  expect(errorOf(await words('Phone number'))).toBe('This is not a phone number.')
  await type('Phone number', '030 123456')
  await type('When does it suit you', 'tomorrow')
  await press('Ask for a call')
  expect(await screen.findByText('You asked for a call on 6 May, 14:00')).toBeTruthy()
  expect(calls(`POST ${ENQUIRIES}`)[0]!.body).toEqual({
    kind: 'call',
    message: '',
    phone: '030 123456',
    call_when: 'tomorrow',
  })
})

test('an answer of the back office is shown under its question (FF-685)', async () => {
  open({ [`GET ${ENQUIRIES}`]: [{ ...asked, answer: 'Yes, all of it.', answered_at: '2031-05-07T07:30:00Z' }] })
  expect(await screen.findByText('Answer of 7 May, 09:30')).toBeTruthy()
  expect(screen.getByText('Yes, all of it.')).toBeTruthy()
})

test('after the show there is no form, but what was asked (FF-686)', async () => {
  open({ 'GET /api/onlineshop/vts': vts('over'), [`GET ${ENQUIRIES}`]: [asked] })
  expect(await screen.findByText('You asked on 6 May, 14:00')).toBeTruthy()
  expect(screen.getByText('The show is over. This booth takes no more questions.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('staff are offered nothing, and ask for nothing', async () => {
  const { calls } = open({ 'GET /api/current_user': exhibitorStaff() })
  expect(await screen.findByText('ready')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(calls(`GET ${ENQUIRIES}`)).toEqual([])
})
