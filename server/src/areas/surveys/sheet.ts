import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { shareOf } from '@fairfloor/domain/surveys/answer'
import type { Question } from '@fairfloor/domain/surveys/question'
import { hasOptions, wordsFor } from '@fairfloor/domain/surveys/survey'
import type { SheetColumn } from '../../platform/workbook.ts'
import { sheetsWorkbook } from '../../platform/workbook.ts'
import type { answersOf } from './answers.ts'
import type { Survey } from './queries.ts'
import type { SurveyResults } from './results.ts'

const texts = messages({
  en: {
    figures: 'Figures',
    answers: 'Answers',
    question: 'Question',
    answer: 'Answer',
    count: 'Customers',
    share: 'Share in %',
    average: 'Average',
    answered: 'Answered at all',
    number: 'Number',
    company: 'Company',
    at: 'Answered at',
    by: 'By',
    agent: 'Agent',
  },
  de: {
    figures: 'Zahlen',
    answers: 'Antworten',
    question: 'Frage',
    answer: 'Antwort',
    count: 'Kunden',
    share: 'Anteil in %',
    average: 'Durchschnitt',
    answered: 'Überhaupt geantwortet',
    number: 'Nummer',
    company: 'Firma',
    at: 'Beantwortet am',
    by: 'Von',
    agent: 'Kundendienst',
  },
})

type Line = Awaited<ReturnType<typeof answersOf>>['answers'][number]
type Figure = readonly [question: string, answer: string, count: number, share: number | null]

type Given = {
  readonly survey: Survey
  readonly results: SurveyResults
  readonly answers: readonly Line[]
  readonly language: Language
  readonly at: Date
}

/** The results of a survey as a spreadsheet: figures by question, and a line for each customer. */
export function surveySheet({ survey, results, answers, language, at }: Given): Promise<Uint8Array> {
  const t = texts[language]
  const answerColumns = survey.questions.map(
    (question): SheetColumn<Line> => ({
      title: wordsFor(question.text, language),
      width: 36,
      value: line => saidTo(question, line, language),
    }),
  )
  return sheetsWorkbook({
    title: wordsFor(survey.texts.title, language),
    at,
    sheets: [
      {
        name: t.figures,
        columns: [
          { title: t.question, width: 50, value: ([question]: Figure) => question },
          { title: t.answer, width: 36, value: ([, answer]) => answer },
          { title: t.count, width: 12, value: ([, , count]) => count },
          { title: t.share, width: 12, value: ([, , , share]) => share },
        ],
        lines: figuresOf({ survey, results, language }),
      },
      {
        name: t.answers,
        columns: [
          { title: t.number, width: 14, value: ({ number }: Line) => number },
          { title: t.company, width: 36, value: ({ company }) => company },
          { title: t.at, width: 24, value: ({ answered_at }) => answered_at },
          { title: t.by, width: 24, value: ({ by }) => by },
          { title: t.agent, width: 24, value: ({ agent }) => agent },
          ...answerColumns,
        ],
        lines: answers,
      },
    ],
  })
}

function figuresOf({ survey, results, language }: Pick<Given, 'survey' | 'results' | 'language'>): Figure[] {
  const t = texts[language]
  return survey.questions.flatMap((question, i): Figure[] => {
    const { answered, options, brands, average } = results.questions[i]!
    const asked = wordsFor(question.text, language)
    const figure = (answer: string, count: number): Figure => [asked, answer, count, shareOf(count, answered)]
    return [
      [asked, t.answered, answered, shareOf(answered, results.answers)],
      ...options.map(({ option, count }) => figure(optionName(question, option, language), count)),
      ...brands.map(({ name, count }) => figure(name, count)),
      ...(average === null ? [] : [[asked, t.average, average, null] as const]),
    ]
  })
}

const optionName = (question: Question, option: number, language: Language): string => {
  const words = hasOptions(question) ? question.options[option] : undefined
  return words ? wordsFor(words, language) : String(option)
}

/** What a customer said to a question; a single number of a scale stays a number. */
function saidTo(question: Question, { choices }: Line, language: Language): string | number | null {
  const said = choices.find(one => one.question === question.id)
  if (!said) return null
  if (question.kind === 'scale') return said.options[0] ?? null
  return said.text ?? [...said.options.map(option => optionName(question, option, language)), ...said.brands].join(', ')
}
