import { useState } from 'react'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { faqDates, GROUPS, type Question, timely } from './faq.ts'
import { faqTexts } from './faq-texts.ts'
import styles from './Information.module.css'
import { informationTexts } from './information-texts.ts'

/** Questions in groups, with the dates of the edition; what matters in its phase is open. Exhibitors do not release. */
export function Questions({ vts, isExhibitor }: { vts: Vts; isExhibitor: boolean }) {
  const { search: t, groups: names } = useTexts(informationTexts)
  const faq = useTexts(faqTexts)
  const { language } = useLanguage()
  const dates = faqDates(vts, language)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<readonly string[]>([timely[vts.phase]])

  const found = (asked: string) => {
    const parts = asked.toLowerCase().split(/\s+/)
    const isFound = (question: Question) => {
      const text = `${faq[question].head} ${faq[question].body(dates)}`.toLowerCase()
      return parts.every(part => text.includes(part)) && !(question === 'release' && isExhibitor)
    }
    return GROUPS.map(({ name, questions }) => ({ name, questions: questions.filter(isFound) })).filter(
      ({ questions }) => questions.length > 0,
    )
  }
  const search = (asked: string) => {
    setWords(asked)
    const isAsked = asked.trim() !== ''
    setOpen(isAsked ? found(asked.trim()).flatMap(({ questions }) => questions) : [timely[vts.phase]])
  }
  const groups = found(words.trim())
  const hits = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <SearchInput label={t.label} value={words} onChange={search} />
      <VisuallyHidden live="polite">{words.trim() === '' ? '' : t.found(hits)}</VisuallyHidden>
      {hits === 0 && <p className="mt-6">{t.none}</p>}
      {groups.map(({ name, questions }) => (
        <section key={name} className={`mt-6 ${styles.questionGroup}`}>
          <h3 className="ink-2 mb-2">{names[name]}</h3>
          <Accordion
            headingLevel={4}
            multiple
            open={open}
            onOpenChange={next => {
              const own: readonly string[] = questions
              setOpen([...open.filter(one => !own.includes(one)), ...next.filter(one => own.includes(one))])
            }}
            items={questions.map(question => ({
              id: question,
              head: faq[question].head,
              content: <p>{faq[question].body(dates)}</p>,
            }))}
          />
        </section>
      ))}
    </>
  )
}
