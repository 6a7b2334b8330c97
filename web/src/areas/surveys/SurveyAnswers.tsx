import { hasOptions, wordsFor } from '@fairfloor/domain/surveys/survey'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import layout from '../../ui/layout.module.css'
import type { ListAddress } from '../../ui/list-address.ts'
import { useInstantText } from '../back-office/instants.ts'
import { answersQuery, type CustomersAnswer, type DeskSurvey } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'

/** What each customer answered, the newest first. */
export function SurveyAnswers({ survey, list }: { survey: DeskSurvey; list: ListAddress }) {
  const t = useTexts(surveyDeskTexts)
  const { place, search } = list
  const query = useQuery({ ...answersQuery(survey.id, { place, search }), placeholderData: keepPreviousData })
  return (
    <section className="stack gap-4" aria-label={t.byCustomer}>
      <h2>{t.byCustomer}</h2>
      <ListFilter list={list} label={t.search} />
      <LongList list={list} query={query} empty={{ icon: 'feedback', title: t.noOne, children: t.noOneText }}>
        {({ answers }) => (
          <ul className="stack gap-4">
            {answers.map(answer => (
              <Answer key={answer.id} survey={survey} answer={answer} />
            ))}
          </ul>
        )}
      </LongList>
    </section>
  )
}

function Answer({ survey, answer }: { survey: DeskSurvey; answer: CustomersAnswer }) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  const at = useInstantText()
  const { company, by, agent, answered_at, choices } = answer
  return (
    <li className={`stack gap-3 anywhere bordered round-card pad-5 ${layout.card}`}>
      <h3>{company}</h3>
      <p className="row wrap gap-x-4 t13 fg-2">
        <span>{at(answered_at)}</span>
        {by && <span>{t.by(by)}</span>}
        {agent && <span>{t.agent(agent)}</span>}
      </p>
      <dl className="grid gap-3">
        {choices.map(choice => {
          const question = survey.questions.find(({ id }) => id === choice.question)
          if (!question) return null
          const nameOf = (option: number) => {
            const words = hasOptions(question) ? question.options[option] : undefined
            return words ? wordsFor(words, language) : String(option)
          }
          return (
            <div key={choice.question}>
              <dt className="t13 fg-2">{wordsFor(question.text, language)}</dt>
              <dd className="lines">{choice.text ?? [...choice.options.map(nameOf), ...choice.brands].join(', ')}</dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
