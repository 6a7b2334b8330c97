import { changeSurvey, createSurvey } from '@fairfloor/domain/surveys/desk-contract'
import { lacking, MOST_QUESTIONS, unfit } from '@fairfloor/domain/surveys/survey'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { type DeskSurvey, deskSurveysQuery, surveyLists } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'
import { QuestionForm } from './QuestionForm.tsx'
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
  const isChanged = survey !== null && !isNew
  const form = useDeskForm({
    name: `survey ${isChanged ? survey.id : 'new'}`,
    record: survey,
    draftOf,
    newest: async () => {
      const { surveys } = await client.fetchQuery({ ...deskSurveysQuery, staleTime: 0 })
      return surveys.find(({ id }) => id === survey?.id) ?? null
    },
    words: { texts: t.name, questions: t.questions },
    faults: draft => {
      const body = bodyOf(draft)
      return Object.fromEntries([
        ...lacking(body).map(path => [path, t.missing]),
        ...unfit(body.questions).map(i => [`questions.${i}`, t.twoOptions]),
      ])
    },
    call: isChanged ? changeSurvey : createSurvey,
    input: (draft, version) => {
      const body = bodyOf(draft)
      return isChanged ? { params: { id: survey.id }, body: { ...body, version } } : { body }
    },
    invalidates: surveyLists,
    onSuccess: ({ id }) => onSaved(id),
  })
  const { texts, questions } = form.draft
  const { change, errorAt } = form
  const errorIn = (i: number) => (path: string) => errorAt(path === '' ? `questions.${i}` : `questions.${i}.${path}`)
  const set = (changed: readonly QuestionDraft[]) => change({ questions: changed })
  const up = (i: number) => [...questions.slice(0, i - 1), questions[i]!, questions[i - 1]!, ...questions.slice(i + 1)]
  return (
    <DeskForm form={form} label={t.form} save={t.save}>
      <p className="t13 fg-2">{t.languagesHint}</p>
      <WordsFields
        label={t.name}
        words={texts.title}
        errorOf={language => errorAt(`texts.title.${language}`)}
        onChange={title => change({ texts: { ...texts, title } })}
      />
      <WordsFields label={t.intro} words={texts.lead} long onChange={lead => change({ texts: { ...texts, lead } })} />
      <WordsFields
        label={t.thanks}
        words={texts.thanks}
        long
        onChange={thanks => change({ texts: { ...texts, thanks } })}
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
    </DeskForm>
  )
}
