import type { RichText as Content, Run } from '@fairfloor/domain/content/contract'
import { anchorOf } from '@fairfloor/domain/content/links'
import type { Language } from '@fairfloor/domain/language'
import type { ReactNode } from 'react'
import type { Vts } from '../../visit/edition/vts.ts'
import { RichText } from '../content/RichText.tsx'
import type { Written } from '../content/use-written.ts'
import { faqDates, GROUPS, type Question } from './faq.ts'
import type { faqTexts } from './faq-texts.ts'

type Asked = { id: string; head: string; content: ReactNode; searched: string }

/** Questions of one subject; the house may have written them in another language than the reader's. */
export type Group = { id: string; name: string; language: Language | undefined; questions: readonly Asked[] }

/** The questions of the house: a part is a subject, and each heading in it begins a question. */
export function houseGroups(page: Written | undefined, reader: Language): Group[] {
  const seen = new Set<string>()
  const unique = (id: string, nr = 1): string => {
    const wanted = nr === 1 ? id : `${id}-${nr}`
    if (seen.has(wanted)) return unique(id, nr + 1)
    seen.add(wanted)
    return wanted
  }
  return (page?.sections ?? []).map(({ head, content }) => ({
    id: `topic-${anchorOf(head)}`,
    name: head,
    language: page?.language === reader ? undefined : page?.language,
    questions: questionsOf(content, head).map(({ head: question, content: answer }) => ({
      id: unique(anchorOf(question)),
      head: question,
      content: <RichText content={answer} />,
      searched: `${question} ${answer.map(textOf).join(' ')}`.toLowerCase(),
    })),
  }))
}

/** @param subject the question of what stands before the first heading */
function questionsOf(content: Content, subject: string): { head: string; content: Content }[] {
  const questions: { head: string; content: Content }[] = []
  for (const block of content) {
    const last = questions.at(-1)
    if (block.kind === 'heading' && block.level === 3) questions.push({ head: wordsOf(block.runs), content: [] })
    else if (last) last.content.push(block)
    else questions.push({ head: subject, content: [block] })
  }
  return questions
}

function textOf(block: Content[number]): string {
  if (block.kind === 'picture') return block.alt
  if (block.kind !== 'list') return wordsOf(block.runs)
  return block.points.flatMap(({ runs, points }) => [runs, ...points.map(point => point.runs)].map(wordsOf)).join(' ')
}

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

type Texts = {
  readonly faq: (typeof faqTexts)['en']
  readonly names: Readonly<Record<(typeof GROUPS)[number]['name'], string>>
  readonly language: Language
  readonly isExhibitor: boolean
}

/** The questions of the fair, with the dates of its edition. Exhibitors do not release. */
export function fairGroups(vts: Vts, { faq, names, language, isExhibitor }: Texts): Group[] {
  const dates = faqDates(vts, language)
  const isFor = (question: Question) => !(question === 'release' && isExhibitor)
  return GROUPS.map(({ name, questions }) => ({
    id: `topic-fair-${name}`,
    name: `${vts.name}: ${names[name]}`,
    language: undefined,
    questions: questions.filter(isFor).map(question => {
      const { head, body } = faq[question]
      const text = body(dates)
      return { id: `fair-${question}`, head, content: <p>{text}</p>, searched: `${head} ${text}`.toLowerCase() }
    }),
  }))
}

/** What is open before anybody asks: the first question of each subject. */
export const firstOf = (groups: readonly Group[]): string[] => groups.flatMap(({ questions }) => questions[0]?.id ?? [])

/** Groups with the questions that hold every typed word. */
export function narrowed(groups: readonly Group[], typed: string): Group[] {
  const parts = typed.trim().toLowerCase().split(/\s+/)
  return groups
    .map(group => ({
      ...group,
      questions: group.questions.filter(({ searched }) => parts.every(part => searched.includes(part))),
    }))
    .filter(({ questions }) => questions.length > 0)
}
