import { changeSurvey, createSurvey } from '@fairfloor/domain/surveys/desk-contract'
import { lacking, MOST_QUESTIONS, unfit } from '@fairfloor/domain/surveys/survey'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { SaveError } from '../back-office/SaveError.tsx'
import { type DeskSurvey, deskSurveysQuery, surveyLists } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'
import { QuestionForm } from './QuestionForm.tsx'
import styles from './SurveyDeskPage.module.css'
import { bodyOf, draftOf, newQuestion, type QuestionDraft } from './survey-draft.ts'
import { WordsFields } from './WordsFields.tsx'

interface SurveyEditorProps {
  /** The one that is changed, or copied; null: an empty one. */
  survey: DeskSurvey | null
  isNew: boolean
  onSaved: (id: number) => void
}

/** A survey in both languages; what is missing is said at its field before anything is sent. */
export function SurveyEditor({ survey, isNew, onSaved }: SurveyEditorProps) {
  const t = useTexts(surveyDeskTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(survey))
  const [version, setVersion] = useState(survey?.version ?? '')
  const [asked, setAsked] = useState(false)
  const options = { invalidates: surveyLists, onSuccess: ({ id }: { id: number }) => onSaved(id) }
  const create = useApiMutation(createSurvey, options)
  const change = useApiMutation(changeSurvey, options)
  const isChanged = survey !== null && !isNew
  const save = isChanged ? change : create
  const { texts, questions } = draft
  const body = bodyOf(draft)
  const missing = lacking(body)
  const isComplete = missing.length === 0 && unfit(body.questions).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isComplete) return
    void (isChanged ? change.run({ params: { id: survey.id }, body: { ...body, version } }) : create.run({ body }))
  }
  const showNewest = async () => {
    const { surveys } = await client.fetchQuery({ ...deskSurveysQuery, staleTime: 0 })
    const newest = surveys.find(({ id }) => id === survey?.id)
    if (!newest) return
    setDraft(draftOf(newest))
    setVersion(newest.version)
  }
  const errorAt = (path: string) => {
    if (asked && missing.includes(path)) return t.missing
    return save.fieldErrors.find(error => error.path === path)?.detail ?? null
  }
  const errorIn = (i: number) => (path: string) => {
    if (path === '' && asked && unfit(body.questions).includes(i)) return t.twoOptions
    return errorAt(path === '' ? `questions.${i}` : `questions.${i}.${path}`)
  }
  const set = (changed: readonly QuestionDraft[]) => setDraft(before => ({ ...before, questions: changed }))
  const up = (i: number) => [...questions.slice(0, i - 1), questions[i]!, questions[i - 1]!, ...questions.slice(i + 1)]
  return (
    <form className={styles.form} aria-label={t.form} noValidate onSubmit={submit}>
      <p className={styles.hint}>{t.languagesHint}</p>
      <WordsFields
        label={t.name}
        words={texts.title}
        errorOf={language => errorAt(`texts.title.${language}`)}
        onChange={title => setDraft({ ...draft, texts: { ...texts, title } })}
      />
      <WordsFields
        label={t.intro}
        words={texts.lead}
        long
        onChange={lead => setDraft({ ...draft, texts: { ...texts, lead } })}
      />
      <WordsFields
        label={t.thanks}
        words={texts.thanks}
        long
        onChange={thanks => setDraft({ ...draft, texts: { ...texts, thanks } })}
      />
      {questions.map((question, i) => (
        <QuestionForm
          key={question.id}
          question={question}
          number={i + 1}
          errorAt={errorIn(i)}
          onChange={changed => set(questions.map(one => (one.id === question.id ? changed : one)))}
          onUp={i === 0 ? undefined : () => set(up(i))}
          onRemove={() => set(questions.filter(({ id }) => id !== question.id))}
        />
      ))}
      <div>
        <Button
          icon="plus"
          disabled={questions.length >= MOST_QUESTIONS}
          onClick={() => set([...questions, newQuestion(questions)])}
        >
          {t.addQuestion}
        </Button>
      </div>
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {asked && !isComplete && <span role="status">{t.missing}</span>}
      </FormActs>
    </form>
  )
}
