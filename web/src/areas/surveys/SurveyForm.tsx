import { faultOf } from '@fairfloor/domain/surveys/answer'
import { answerSurvey } from '@fairfloor/domain/surveys/contract'
import { wordsFor } from '@fairfloor/domain/surveys/survey'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallError, isLost } from '../../lib/call.ts'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { QuestionField } from './QuestionField.tsx'
import styles from './SurveyPage.module.css'
import { type GivenAnswer, givenTo, isBrandOf, type Survey, storedAnswers, surveyQuery, typedTo } from './surveys.ts'
import { surveyTexts } from './texts.ts'

/** The questions of a survey. What is chosen and typed stays in the browser until it is sent. */
export function SurveyForm({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const { language } = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped, forget] = useDraft(`survey-${survey.id}`, storedAnswers)
  const [isTried, setTried] = useState(false)
  const answers = givenTo(survey, typed)
  const [isClosed, setClosed] = useState(false)
  const send = useApiMutation(answerSurvey, {
    onDone: forget,
    onError: error => {
      if (!(error instanceof CallError) || isLost(error)) return
      // The questions would go with the survey, and with them what was typed.
      if (error.code === 'survey_not_open') setClosed(true)
      else void client.invalidateQueries(surveyQuery)
    },
    onSuccess: answered => {
      client.setQueryData(surveyQuery.queryKey, { survey, answered })
      announce(t.sent)
    },
  })
  const faultAt = (i: number) => faultOf(survey.questions[i]!, answers[i], isBrandOf(survey))
  const change = (given: GivenAnswer) =>
    setTyped(answers.map(answer => typedTo(survey, answer.question === given.question ? given : answer)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isClosed) return
    setTried(true)
    if (survey.questions.some((_, i) => faultAt(i) !== null)) return
    void send.run({ body: { survey_id: survey.id, revision: survey.revision, answers } })
  }
  const errorAt = (i: number) => {
    const fault = isTried ? faultAt(i) : null
    if (fault) return fault === 'unanswered' ? t.missing : t.misfit
    return send.fieldErrors.find(({ path }) => path === String(survey.questions[i]!.id))?.detail ?? null
  }
  const title = wordsFor(survey.texts.title, language)
  return (
    <form className="stack gap-6" aria-label={title} onSubmit={submit} noValidate>
      <header className="grid gap-2 lines anywhere on-fog round-card pad-5">
        <h2>{title}</h2>
        <p>{wordsFor(survey.texts.lead, language)}</p>
        <p className="t13 fg-2">{t.once}</p>
      </header>
      <ol className="stack gap-6">
        {survey.questions.map((question, i) => (
          <li key={question.id} className={`grid line-above pt-5 ${styles.question}`}>
            <span className="fg-3 sign t24" aria-hidden="true">
              {i + 1}
            </span>
            <QuestionField
              question={question}
              brands={survey.brands}
              given={answers[i]!}
              error={errorAt(i)}
              onChange={change}
            />
          </li>
        ))}
      </ol>
      {isClosed ? (
        <Alert tone="warning" title={t.closed} action={<LinkButton to="/">{t.toShop}</LinkButton>}>
          {t.closedText}
        </Alert>
      ) : (
        <>
          <MutationError of={send} onRetry={submit} />
          <div>
            <Button type="submit" variant="signal" size="l" loading={send.loading} done={send.done}>
              {t.send}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
