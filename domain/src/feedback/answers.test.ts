import { describe, expect, test } from 'vitest'
import { isComplete, judgeAnswers, LONGEST_TEXT, type Question, type TypedAnswers } from './answers.ts'

const questions: Question[] = [
  { id: 1, type: 'rating' },
  { id: 2, type: 'text' },
  { id: 3, type: 'bool' },
]
const paths = (errors: { path: string }[]) => errors.map(({ path }) => path)

describe('the answers to an exhibitor’s questions', () => {
  test('are kept by question, texts without the space around them', () => {
    expect(judgeAnswers(questions, { 1: 4, 2: ' Crisp. ', 3: false })).toEqual({
      answers: [
        { questionId: 1, value: 4 },
        { questionId: 2, value: 'Crisp.' },
        { questionId: 3, value: false },
      ],
      wrong: [],
      missing: [],
    })
  })

  test('yes or no can be left out, rating and text cannot (TS-234)', () => {
    expect(isComplete(questions, { 1: 1, 2: 'Good' })).toBe(true)
    expect(judgeAnswers(questions, { 1: 1, 2: 'Good', 3: null }).missing).toEqual([])
    const incomplete: TypedAnswers[] = [{}, { 1: 1 }, { 2: 'Good' }, { 1: 1, 2: '  ' }, { 1: null, 2: 'Good' }]
    for (const given of incomplete) expect(isComplete(questions, given)).toBe(false)
    expect(paths(judgeAnswers(questions, { 3: true }).missing)).toEqual(['answersJson.1', 'answersJson.2'])
  })

  test.each([0, 5, 2.5, -1, '3', true])('%j stars cannot be given (TS-231)', stars =>
    expect(paths(judgeAnswers(questions, { 1: stars, 2: 'x' }).wrong)).toEqual(['answersJson.1']),
  )

  test('a text has 2,000 characters at most (TS-240)', () => {
    const text = (length: number) => judgeAnswers(questions, { 1: 1, 2: 'x'.repeat(length) }).wrong
    expect(text(LONGEST_TEXT)).toEqual([])
    expect(paths(text(LONGEST_TEXT + 1))).toEqual(['answersJson.2'])
  })

  test('an answer of another kind is wrong', () =>
    expect(paths(judgeAnswers(questions, { 1: 1, 2: 7, 3: 'yes' }).wrong)).toEqual(['answersJson.2', 'answersJson.3']))

  test('a question of another exhibitor is wrong, and so are names that every object has', () => {
    expect(paths(judgeAnswers(questions, { 1: 1, 2: 'x', 9: 1 }).wrong)).toEqual(['answersJson.9'])
    expect(paths(judgeAnswers(questions, { 1: 1, 2: 'x', toString: 1 }).wrong)).toEqual(['answersJson.toString'])
  })
})
