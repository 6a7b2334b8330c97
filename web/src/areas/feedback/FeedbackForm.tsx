import { type AnswerValue, isComplete, type TypedAnswers } from '@fairfloor/domain/feedback/answers'
import { saveFeedback } from '@fairfloor/domain/feedback/contract'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { usePointsFor } from '../rewards/points.ts'
import styles from './Feedback.module.css'
import type { Question } from './feedback.ts'
import { QuestionField } from './QuestionField.tsx'
import { feedbackTexts } from './texts.ts'

interface FeedbackFormProps {
  exhibitorId: number
  questions: readonly Question[]
  /** This user cannot give feedback here, or not now. */
  closed: boolean
  /** Reloads the questions, when feedback was sent now or before. */
  onSent: () => Promise<unknown>
}

/** The questions to answer. The button is enabled with the last answer; pressed before, it says what is missing. */
export function FeedbackForm({ exhibitorId, questions, closed, onSent }: FeedbackFormProps) {
  const t = useTexts(feedbackTexts)
  const [answers, keep, forget] = useDraft(`feedback-${exhibitorId}`, readAnswers)
  const [asked, setAsked] = useState(false)
  const complete = isComplete(questions, answers)

  const send = useApiMutation(saveFeedback, {
    isAlreadyDone: ({ code }) => code === 'feedback_given',
    onDone: () => {
      forget()
      return onSent()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (closed) return
    setAsked(!complete)
    if (complete) void send.run({ body: { exhibitor_id: exhibitorId, answersJson: { ...answers } } })
  }
  const error = asked && !complete ? t.incomplete : send.error?.message
  const points = usePointsFor('feedback_given')
  const left = questions.filter(question => question.type !== 'bool' && !isComplete([question], answers)).length
  return (
    <form className={`stack gap-5 ${styles.form}`} onSubmit={submit} noValidate>
      <ol>
        {questions.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            value={answers[question.id] ?? null}
            missing={asked && question.type !== 'bool' && !isComplete([question], answers)}
            disabled={closed}
            onChange={value => keep({ ...answers, [question.id]: value })}
          />
        ))}
      </ol>
      <div className={`row wrap middle at-end gap-y-3 gap-x-5 on-paper line-above ${styles.foot}`}>
        <Button
          type="submit"
          variant="signal"
          size="l"
          loading={send.loading}
          done={send.done}
          aria-disabled={!complete || closed}
        >
          {t.send}
        </Button>
        {points !== undefined && !closed && <Tag tone="signal">{t.points(points)}</Tag>}
        {!closed && left > 0 && !error && <p className="ink-2">{t.left(left)}</p>}
        {error && (
          <p className="red medium" role="alert">
            {error}
          </p>
        )}
      </div>
    </form>
  )
}

/** Stored input may have any form, so it is checked. */
function readAnswers(stored: unknown): TypedAnswers {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => ['number', 'string', 'boolean'].includes(typeof value)),
  ) as Record<string, AnswerValue>
}
