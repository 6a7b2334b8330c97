import { useQuery } from '@tanstack/react-query'
import { textOfRefusal } from '../../lib/refusal-texts.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './Feedback.module.css'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackQuery } from './feedback.ts'
import { GivenAnswers } from './GivenAnswers.tsx'
import { feedbackRefusals } from './refusals.ts'
import { feedbackTexts } from './texts.ts'

interface FeedbackTabProps {
  exhibitor: { id: number; name: string }
}

/** An exhibitor's questions; once they are answered, thanks and the user's answers. */
export default function FeedbackTab({ exhibitor: { id, name } }: FeedbackTabProps) {
  const t = useTexts(feedbackTexts)
  const { language } = useLanguage()
  const query = useQuery(feedbackQuery(id))
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={3} height={96} radius="card" className={`stack packed gap-5 pad-6 ${styles.tab}`} />}
      empty={{ icon: 'feedback', title: t.nothing, children: t.nothingText(name) }}
      isEmpty={({ answered, questions }) => !answered && questions.length === 0}
    >
      {({ answered, questions, refusal, refusal_reason }) => (
        <div className={`stack packed gap-5 pad-6 ${styles.tab}`} data-fill="">
          {answered && <Alert tone="success">{t.answered(name)}</Alert>}
          {answered && <GivenAnswers questions={questions} />}
          {!answered &&
            (refusal_reason ? (
              <Alert>{textOfRefusal(feedbackRefusals, language, refusal_reason) ?? refusal}</Alert>
            ) : (
              <p className="ink-2">{t.lead(name)}</p>
            ))}
          {!answered && (
            <FeedbackForm
              exhibitorId={id}
              questions={questions}
              closed={refusal_reason !== null}
              onSent={() => query.refetch()}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
