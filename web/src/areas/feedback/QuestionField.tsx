import { type AnswerValue, LONGEST_TEXT } from '@fairfloor/domain/feedback/answers'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { StarRating, type Stars } from '../../ui/StarRating.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import styles from './Feedback.module.css'
import type { Question } from './feedback.ts'
import { feedbackTexts } from './texts.ts'

interface QuestionFieldProps {
  question: Question
  value: AnswerValue | null
  /** A submit was attempted without this answer. */
  missing: boolean
  disabled: boolean
  onChange: (value: AnswerValue) => void
}

/** A question with stars, a text, or yes and no. */
export function QuestionField({ question, value, missing, disabled, onChange }: QuestionFieldProps) {
  const t = useTexts(feedbackTexts)
  return (
    <li className={`grid middle gap-y-2 gap-x-3 pad-y-4 ${styles.question}`} data-missing={missing ? '' : undefined}>
      <p className={`t18 medium pretty ${styles.words}`} aria-hidden="true">
        {question.question}
        {question.type === 'bool' && (
          <span className={`t13 ink-3 regular nowrap ${styles.optional}`}>{t.optional}</span>
        )}
      </p>
      <div className={styles.answer}>
        <Control {...{ question, value, missing, disabled, onChange }} />
      </div>
    </li>
  )
}

function Control({ question: { type, question }, value, missing, disabled, onChange }: QuestionFieldProps) {
  const t = useTexts(feedbackTexts)
  if (type === 'rating')
    return (
      <StarRating
        label={question}
        value={typeof value === 'number' ? (value as Stars) : null}
        onChange={onChange}
        invalid={missing}
        disabled={disabled}
      />
    )
  if (type === 'text') {
    const typed = typeof value === 'string' ? value : ''
    return (
      <TextArea
        label={question}
        hideLabel
        className={styles.text}
        value={typed}
        maxLength={LONGEST_TEXT}
        placeholder={t.placeholder}
        hint={t.characters(count(typed.length), count(LONGEST_TEXT))}
        error={missing ? t.missing : null}
        disabled={disabled}
        onChange={event => onChange(event.target.value)}
      />
    )
  }
  const option = (answer: boolean, label: string) => ({ value: String(answer), label, disabled })
  return (
    <RadioGroup
      label={`${question} (${t.optional})`}
      hideLabel
      look="segmented"
      options={[option(true, t.yes), option(false, t.no)]}
      value={typeof value === 'boolean' ? String(value) : null}
      onChange={chosen => onChange(chosen === 'true')}
    />
  )
}
