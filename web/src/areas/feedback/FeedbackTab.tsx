import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackTab.module.css'
import { feedbackQuery } from './feedback.ts'
import { GivenAnswers } from './GivenAnswers.tsx'
import { feedbackTexts } from './texts.ts'

interface FeedbackTabProps {
  exhibitor: { id: number; name: string }
}

/** An exhibitor's questions; once they are answered, thanks and one's own answers (specification §4). */
export default function FeedbackTab({ exhibitor }: FeedbackTabProps) {
  const t = useTexts(feedbackTexts)
  const { data: feedback, error, refetch } = useQuery(feedbackQuery(exhibitor.id))
  if (!feedback)
    return error ? <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} /> : <Loading />
  if (feedback.answered)
    return (
      <div className={styles.tab}>
        <Alert tone="success">{t.answered(exhibitor.name)}</Alert>
        <GivenAnswers questions={feedback.questions} />
      </div>
    )
  if (feedback.questions.length === 0)
    return (
      <EmptyState icon="feedback" title={t.nothing}>
        {t.nothingText(exhibitor.name)}
      </EmptyState>
    )
  return (
    <div className={styles.tab}>
      {feedback.refusal ? <Alert>{feedback.refusal}</Alert> : <p className={styles.lead}>{t.lead(exhibitor.name)}</p>}
      <FeedbackForm
        exhibitorId={exhibitor.id}
        questions={feedback.questions}
        closed={feedback.refusal !== null}
        onSent={() => refetch()}
      />
    </div>
  )
}

const Loading = () => (
  <div className={styles.tab} aria-busy="true">
    {[0, 1, 2].map(row => (
      <Skeleton key={row} height={96} radius="card" />
    ))}
  </div>
)
