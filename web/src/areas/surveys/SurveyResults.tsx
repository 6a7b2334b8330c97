import { shareOf } from '@fairfloor/domain/surveys/answer'
import { hasOptions, wordsFor } from '@fairfloor/domain/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { useInstantText } from '../back-office/instants.ts'
import { type DeskQuestion, type DeskSurvey, type SurveyResults as Results, resultsQuery } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'
import styles from './surveys-desk.module.css'

type OfQuestion = Results['questions'][number]

/** Answers appear by themselves, so an open page polls. */
const live = { refetchInterval: 30_000 }

/** What customers answered, question by question. */
export function SurveyResults({ survey }: { survey: DeskSurvey }) {
  const t = useTexts(surveyDeskTexts)
  const query = useQuery({ ...resultsQuery(survey.id), ...live })
  return (
    <section className="stack gap-4" aria-label={t.results}>
      <h2>{t.results}</h2>
      <Loaded query={query} waiting={640}>
        {results => (
          <>
            <p className="sign t24">{t.answeredOf(count(results.answers), count(results.customers))}</p>
            <ol className="stack gap-4">
              {survey.questions.map((question, i) => {
                const own = results.questions.find(one => one.question === question.id)
                return own && <Card key={question.id} number={i + 1} question={question} results={own} />
              })}
            </ol>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Card({ number, question, results }: { number: number; question: DeskQuestion; results: OfQuestion }) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  const { answered, average } = results
  return (
    <li className={`stack gap-3 anywhere bordered round-card pad-5 ${layout.card}`}>
      <h3>
        {number}. {wordsFor(question.text, language)}
      </h3>
      <p className="row wrap gap-x-4 t13 fg-2">
        <span>{t.kinds[question.kind]}</span>
        <span>{t.answered(answered)}</span>
        {average !== null && <b>{t.average(average.toLocaleString('de-DE'))}</b>}
      </p>
      {answered === 0 ? <p>{t.noneSaid}</p> : <Said question={question} results={results} />}
    </li>
  )
}

function Said({ question, results }: { question: DeskQuestion; results: OfQuestion }) {
  const { language } = useLanguage()
  if (question.kind === 'text') return <Texts results={results} />
  const nameOf = (option: number) => {
    const words = hasOptions(question) ? question.options[option] : undefined
    return words ? wordsFor(words, language) : String(option)
  }
  const bars = [
    ...results.options.map(one => ({ key: one.option, name: nameOf(one.option), count: one.count })),
    ...results.brands.map(one => ({ key: one.brand_id, name: one.name, count: one.count })),
  ]
  return (
    <ul className="grid gap-1">
      {bars.map(bar => (
        <Bar key={bar.key} name={bar.name} chosen={bar.count} answered={results.answered} />
      ))}
    </ul>
  )
}

function Bar({ name, chosen, answered }: { name: string; chosen: number; answered: number }) {
  const share = shareOf(chosen, answered)
  return (
    <li className={`grid middle gap-3 figures ${styles.bar}`}>
      <span>{name}</span>
      <span className={`round-full on-fog-2 ${styles.track}`} aria-hidden="true">
        <span className="tall block round-full on-ink" style={{ width: `${share}%` }} />
      </span>
      <b className="to-end">{count(chosen)}</b>
      <span className="fg-2 to-end">{share} %</span>
    </li>
  )
}

function Texts({ results: { texts, answered } }: { results: OfQuestion }) {
  const t = useTexts(surveyDeskTexts)
  const at = useInstantText()
  return (
    <>
      <ul className="grid gap-3">
        {texts.map(({ customer_id, company, text, answered_at }) => (
          <li className={`grid gap-1 lines ${layout.quoted}`} key={customer_id}>
            <q>{text}</q>
            <span className="row wrap gap-x-4 t13 fg-2">
              <span>{company}</span>
              <span>{at(answered_at)}</span>
            </span>
          </li>
        ))}
      </ul>
      {answered > texts.length && <p className="row wrap gap-x-4 t13 fg-2">{t.moreTexts}</p>}
    </>
  )
}
