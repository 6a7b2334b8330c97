import { useTexts } from '../../lib/texts.tsx'
import { StarRating, type Stars } from '../../ui/StarRating.tsx'
import styles from './Feedback.module.css'
import type { Question } from './feedback.ts'
import { feedbackTexts } from './texts.ts'

/** The user's answers, read only. */
export function GivenAnswers({ questions }: { questions: readonly Question[] }) {
  const t = useTexts(feedbackTexts)
  const wordsOf = ({ type, question, answer }: Question) => {
    if (answer === null) return <span className="ink-3 regular">{t.noAnswer}</span>
    if (type === 'rating') return <StarRating label={question} value={Number(answer) as Stars} />
    if (type === 'bool') return answer === true ? t.yes : t.no
    return String(answer)
  }
  return (
    <section>
      <h3 className="mb-2">{t.yours}</h3>
      <dl>
        {questions.map(question => (
          <div className={`grid gap-y-1 gap-x-6 line-above pad-y-3 ${styles.given}`} key={question.id}>
            <dt className="ink-2">{question.question}</dt>
            <dd className="medium anywhere lines">{wordsOf(question)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
