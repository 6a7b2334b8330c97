import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import FeedbackTab from './FeedbackTab.tsx'

const FEEDBACK = '/api/virtual-trade-show/feedbacks'
const SAVE = '/api/virtual-trade-show/save-feedback'
const RATING = 'How do you like our whey?'
const TEXT = 'What is missing in our range?'
const BOOL = 'Do you sell whey already?'
const THANKS = 'You have already voted for North. Thank you for your feedback!'

const questions = (answers: [unknown, unknown, unknown] = [null, null, null]) => [
  { id: 1, type: 'rating', question: RATING, answer: answers[0] },
  { id: 2, type: 'text', question: TEXT, answer: answers[1] },
  { id: 3, type: 'bool', question: BOOL, answer: answers[2] },
]
const unanswered = { questions: questions(), answered: false, refusal: null, refusal_reason: null }
const answered = { questions: questions([3, 'More salt.', false]), answered: true, refusal: null, refusal_reason: null }

const open = (answers: Answers = {}) =>
  openPage({ '/': <FeedbackTab exhibitor={{ id: 11, name: 'North' }} /> }, '/', {
    [`GET ${FEEDBACK}`]: unanswered,
    ...answers,
  })
const star = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: TEXT })
const send = () => screen.getByRole('button', { name: 'Send feedback' })
const isEnabled = () => send().getAttribute('aria-disabled') !== 'true'
const answerAll = async () => {
  await userEvent.click(await star('3 stars'))
  fireEvent.change(await words(), { target: { value: 'More salt.' } })
}

afterEach(closePage)

describe('the questions', () => {
  test('a rating has four whole stars, a text a field, a bool yes and no (TS-230..233)', async () => {
    open()
    await words()
    expect(screen.getByRole('group', { name: RATING })).toBeTruthy()
    expect(screen.getAllByRole('radio', { name: /star/ })).toHaveLength(4)
    expect((await words()).maxLength).toBe(2000)
    expect(screen.getByRole('group', { name: new RegExp(`^${BOOL.replace('?', '\\?')}`) })).toBeTruthy()
    expect(screen.getAllByRole('radio', { name: /^(Yes|No)$/ })).toHaveLength(2)
  })

  test('the text says how long it is', async () => {
    open()
    fireEvent.change(await words(), { target: { value: 'Twelve chars' } })
    expect(screen.getByText('12 of 2.000 characters')).toBeTruthy()
  })

  test('the button wakes up when rating and text are answered; yes or no is optional (TS-234..236)', async () => {
    open()
    await words()
    expect(isEnabled()).toBe(false)
    await userEvent.click(await star('3 stars'))
    expect(isEnabled()).toBe(false)
    fireEvent.change(await words(), { target: { value: 'More salt.' } })
    expect(isEnabled()).toBe(true)
    fireEvent.change(await words(), { target: { value: '   ' } })
    expect(isEnabled()).toBe(false)
  })

  test('the foot says how much is missing before one can send (FF-626)', async () => {
    open()
    await words()
    expect(screen.getByText('Answer 2 more questions to send.')).toBeTruthy()
    await userEvent.click(await star('3 stars'))
    expect(screen.getByText('Answer 1 more question to send.')).toBeTruthy()
    fireEvent.change(await words(), { target: { value: 'More salt.' } })
    expect(screen.queryByText(/to send\.$/)).toBeNull()
  })

  test.each([
    [0, '+20 points'],
    [30, undefined],
  ])(
    'the foot says what feedback earns by the rule, unless the cap is reached: %i given (FF-626)',
    async (count, shown) => {
      const row = { description: 'Feedback given', points: 20, count, user_points: count * 20, cap: 30 }
      const { calls } = open({
        'GET /api/current_user': buyer(),
        'GET /api/virtual-trade-show/user-rewards': [
          row,
          { ...row, description: 'Total', points: null, count: null, cap: null },
        ],
      })
      await words()
      await waitFor(() => expect(calls('GET /api/virtual-trade-show/user-rewards')).toHaveLength(1))
      if (shown) expect(await screen.findByText(shown)).toBeTruthy()
      else expect(screen.queryByText('+20 points')).toBeNull()
    },
  )

  test('pressing it before says to answer all of them, and sends nothing (TS-237)', async () => {
    const { calls } = open()
    await words()
    await userEvent.click(send())
    expect(screen.getByRole('alert').textContent).toBe('Please answer all the questions!')
    expect(calls()).toEqual([])
    await answerAll()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('what is answered survives closing (FF-622)', async () => {
    open()
    await answerAll()
    const kept = localStorage.getItem('fairfloor.draft.1.feedback-11')!
    closePage()
    localStorage.setItem('fairfloor.draft.1.feedback-11', kept)
    open()
    expect((await words()).value).toBe('More salt.')
    expect((await star('3 stars')).checked).toBe(true)
  })

  test('of an exhibitor who asks nothing are an empty state (FF-623)', async () => {
    open({ [`GET ${FEEDBACK}`]: { questions: [], answered: false, refusal: null, refusal_reason: null } })
    expect(await screen.findByText('No questions here')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('cannot be answered where the server says why not (FF-621)', async () => {
    const why = 'This is your own booth: feedback comes from its visitors.'
    open({ [`GET ${FEEDBACK}`]: { ...unanswered, refusal: why, refusal_reason: { code: 'own_booth', details: null } } })
    expect(await screen.findByText(why)).toBeTruthy()
    expect((await words()).disabled).toBe(true)
    expect(isEnabled()).toBe(false)
  })

  test('say why not in the language of the page', async () => {
    document.documentElement.lang = 'de'
    const period = { start: '2031-05-04T22:00:00Z', end: '2031-06-30T21:59:59Z', timeZone: 'Europe/Berlin' }
    const refusal_reason = { code: 'feedback_closed', details: period }
    open({ [`GET ${FEEDBACK}`]: { ...unanswered, refusal: 'Feedback can be given …', refusal_reason } })
    expect(await screen.findByText(/^Feedback ist von Montag, 5\. Mai.* möglich\.$/)).toBeTruthy()
  })
})

describe('sending', () => {
  test('gives the answers, reads the questions anew and says thanks (TS-238, TS-239)', async () => {
    let sent = false
    const { calls } = open({
      [`GET ${FEEDBACK}`]: () => (sent ? answered : unanswered),
      [`POST ${SAVE}`]: () => {
        sent = true
        return answered
      },
    })
    await answerAll()
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await userEvent.click(send())
    expect(await screen.findByText(THANKS)).toBeTruthy()
    const { exhibitor_id, answersJson } = calls()[0]!.body as Record<string, string>
    expect(exhibitor_id).toBe('11')
    expect(JSON.parse(answersJson!)).toEqual({ 1: 3, 2: 'More salt.', 3: false })
    expect(calls(`GET ${FEEDBACK}`)).toHaveLength(2)
    expect(screen.getByText('More salt.')).toBeTruthy()
    expect(localStorage.getItem('fairfloor.draft.1.feedback-11')).toBeNull()
  })

  test('what was sent before, in another tab or by a call whose answer was lost, says thanks too (FF-624)', async () => {
    let sent = false
    open({
      [`GET ${FEEDBACK}`]: () => (sent ? answered : unanswered),
      [`POST ${SAVE}`]: () => {
        sent = true
        return new Response(JSON.stringify({ status: 409, code: 'feedback_given', detail: THANKS }), { status: 409 })
      },
    })
    await answerAll()
    await userEvent.click(send())
    expect(await screen.findByText(THANKS)).toBeTruthy()
  })

  test('that fails says why beside the button and keeps the answers', async () => {
    open({ [`POST ${SAVE}`]: refusal(409, 'Feedback can be given later.') })
    await answerAll()
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Feedback can be given later.'))
    expect((await words()).value).toBe('More salt.')
  })
})
