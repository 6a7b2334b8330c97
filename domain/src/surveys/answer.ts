import type { Question } from './question.ts'
import { LONGEST_ANSWER, SCALE } from './survey.ts'

/** What somebody says to a question; what they say nothing about is empty. */
export type Given = {
  readonly question: number
  /** Places of the options, from 0; of a scale its number, from 1. */
  readonly options: readonly number[]
  readonly brands: readonly number[]
  readonly text: string
}

export type AnswerFault = 'unanswered' | 'misfit'

const isEmpty = ({ options, brands, text }: Given) => options.length + brands.length === 0 && text.trim() === ''

/** Why an answer to a question cannot be taken. @param isBrand whether the shop has a brand */
export function faultOf(
  question: Question,
  given: Given | undefined,
  isBrand: (id: number) => boolean,
): AnswerFault | null {
  if (!given || isEmpty(given)) return question.required ? 'unanswered' : null
  return fits(question, given, isBrand) ? null : 'misfit'
}

function fits({ kind, options }: Question, given: Given, isBrand: (id: number) => boolean): boolean {
  const { text, brands } = given
  const chosen = given.options
  const only = { text: chosen.length + brands.length === 0, options: brands.length === 0 && text.trim() === '' }
  const areDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length
  const areOptions = chosen.every(place => place >= 0 && place < options.length)
  switch (kind) {
    case 'text':
      return only.text && text.trim().length <= LONGEST_ANSWER
    case 'scale':
      return only.options && chosen.length === 1 && chosen.every(number => number >= 1 && number <= SCALE)
    case 'one':
      return only.options && chosen.length === 1 && areOptions
    case 'several':
      return only.options && areDistinct(chosen) && areOptions
    case 'brands':
      return chosen.length === 0 && text.trim() === '' && areDistinct(brands) && brands.every(isBrand)
  }
}

/** Share of those who answered, in whole per cent. */
export const shareOf = (count: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((count / answered) * 100)
