import { languages } from '@fairfloor/domain/language'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea, TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { editorTexts } from './editor-texts.ts'
import { moved } from './moved.ts'
import { OrderButtons } from './OrderButtons.tsx'
import { OtherDaysNote } from './OtherDaysNote.tsx'
import type { WeekForm } from './use-week-form.ts'
import styles from './week-desk.module.css'
import type { QuestionDraft } from './week-draft.ts'

const EMPTY = { en: '', de: '' }

/** Questions and answers in both languages, in their order. */
export function QuestionsPart({ form, timeZone }: { form: WeekForm; timeZone: string }) {
  const t = useTexts(editorTexts)
  const { draft, change } = form
  const { questions } = draft
  const set = (next: readonly QuestionDraft[]) => change({ questions: next })
  const add = () => {
    const key = Math.max(-1, ...questions.map(one => one.key)) + 1
    set([...questions, { key, question: EMPTY, answer: EMPTY }])
  }
  return (
    <DeskPanel title={t.questions} hint={t.questionsHint}>
      <OtherDaysNote draft={draft} timeZone={timeZone} of={at => typeof at === 'number'} />
      {questions.length === 0 && <p>{t.noQuestions}</p>}
      <ol className="stack m-0 pad-0 unlisted">
        {questions.map((one, at) => (
          <li
            key={one.key}
            className={`stack gap-4 line-above pad-y-2 ${styles.open}`}
            aria-label={t.questionNo(at + 1)}
          >
            <div className={`row wrap middle between ${styles.questionHead}`}>
              <b>{t.questionNo(at + 1)}</b>
              <OrderButtons
                name={t.questionNo(at + 1)}
                at={at}
                of={questions.length}
                onMove={to => set(moved(questions, at, to))}
                onRemove={() => set(questions.filter(other => other !== one))}
              />
            </div>
            <Fields
              one={one}
              errorAt={path => form.errorAt(`questions.${at}.${path}`)}
              onChange={next => set(questions.map(other => (other === one ? next : other)))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button icon="plus" onClick={add}>
          {t.addQuestion}
        </Button>
      </div>
    </DeskPanel>
  )
}

interface FieldsProps {
  one: QuestionDraft
  errorAt: (path: string) => string | null
  onChange: (next: QuestionDraft) => void
}

function Fields({ one, errorAt, onChange }: FieldsProps) {
  const t = useTexts(editorTexts)
  return (
    <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
      {languages.map(language => (
        <div key={language} className="grid packed gap-3">
          <TextInput
            label={t.question[language]}
            lang={language}
            maxLength={300}
            value={one.question[language]}
            error={errorAt(`question.${language}`)}
            onChange={event => onChange({ ...one, question: { ...one.question, [language]: event.target.value } })}
          />
          <TextArea
            label={t.answer[language]}
            lang={language}
            rows={3}
            maxLength={3000}
            value={one.answer[language]}
            error={errorAt(`answer.${language}`)}
            onChange={event => onChange({ ...one, answer: { ...one.answer, [language]: event.target.value } })}
          />
        </div>
      ))}
    </div>
  )
}
