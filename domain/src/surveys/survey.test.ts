import { describe, expect, test } from 'vitest'
import { faultOf, type Given, shareOf } from './answer.ts'
import type { Question, QuestionKind } from './question.ts'
import { lacking, surveyState, unfit, wordsFor } from './survey.ts'

const words = (en: string, de = '') => ({ en, de })
const question = (kind: QuestionKind, more: Partial<Question> = {}): Question => ({
  ...{ id: 1, kind, required: true, text: words('Which?'), options: [] },
  ...more,
})
const given = (said: Partial<Given>): Given => ({ question: 1, options: [], brands: [], text: '', ...said })
const options = [words('Shop'), words('Gym')]
const isBrand = (id: number) => id < 10

test('a survey is a draft until it is opened, and open until it is closed', () => {
  const at = new Date(0)
  expect(surveyState({ openedAt: null, closedAt: null })).toBe('draft')
  expect(surveyState({ openedAt: at, closedAt: null })).toBe('open')
  expect(surveyState({ openedAt: at, closedAt: at })).toBe('closed')
})

describe('an answer', () => {
  test.each<[QuestionKind, Partial<Given>, ReturnType<typeof faultOf>]>([
    ['one', { options: [1] }, null],
    ['one', { options: [2] }, 'misfit'],
    ['one', { options: [-1] }, 'misfit'],
    ['one', { options: [0, 1] }, 'misfit'],
    ['one', { options: [0], text: 'x' }, 'misfit'],
    ['several', { options: [1, 0] }, null],
    ['several', { options: [1, 1] }, 'misfit'],
    ['scale', { options: [5] }, null],
    ['scale', { options: [0] }, 'misfit'],
    ['scale', { options: [6] }, 'misfit'],
    ['brands', { brands: [3, 4] }, null],
    ['brands', { brands: [3, 3] }, 'misfit'],
    ['brands', { brands: [10] }, 'misfit'],
    ['brands', { options: [1] }, 'misfit'],
    ['text', { text: 'Creatine' }, null],
    ['text', { text: 'x'.repeat(2001) }, 'misfit'],
    ['text', { text: 'x', brands: [1] }, 'misfit'],
    ['text', { text: '  ' }, 'unanswered'],
  ])('of the kind %s with %o: %s (FF-1300)', (kind, said, fault) =>
    expect(
      faultOf(question(kind, { options: kind === 'one' || kind === 'several' ? options : [] }), given(said), isBrand),
    ).toBe(fault),
  )

  test('may be left out where it is optional', () => {
    expect(faultOf(question('text', { required: false }), undefined, isBrand)).toBeNull()
    expect(faultOf(question('text'), undefined, isBrand)).toBe('unanswered')
  })

  test('counts as a share of those who answered', () => {
    expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33, 0])
  })
})

describe('the questions', () => {
  const texts = { title: words('Range', 'Sortiment'), lead: words(''), thanks: words('') }

  test('are written in each language of the title (FF-1302)', () => {
    expect(lacking({ texts: { ...texts, title: words('') }, questions: [] })).toEqual(['texts.title.en'])
    expect(lacking({ texts, questions: [question('one', { options })] })).toEqual([
      'questions.0.text.de',
      'questions.0.options.0.de',
      'questions.0.options.1.de',
    ])
    expect(lacking({ texts: { ...texts, title: words('Range') }, questions: [question('one', { options })] })).toEqual(
      [],
    )
    expect(wordsFor(words('Range'), 'de')).toBe('Range')
  })

  test('offer two options at least where one chooses, none elsewhere, and have numbers of their own (FF-1302)', () => {
    const asked = [question('one', { options: [words('Shop')] }), question('text', { options }), question('scale')]
    expect(unfit(asked)).toEqual([0, 1, 2])
    expect(unfit([question('one', { options }), question('text', { id: 2 })])).toEqual([])
  })
})
