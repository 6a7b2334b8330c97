import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackTab.module.css'
import { feedbackQuery } from './feedback.ts'
import { GivenAnswers } from './GivenAnswers.tsx'
import { feedbackTexts } from './texts.ts'

interface FeedbackTabProps {
  exhibitor: { id: number; name: string }
}

/** An exhibitor's questions; once they are answered, thanks and the user's answers. */
export default function FeedbackTab({ exhibitor: { id, name } }: FeedbackTabProps) {
  const t = useTexts(feedbackTexts)
  const query = useQuery(feedbackQuery(id))
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={3} height={96} radius="card" className={styles.tab} />}
      empty={{ icon: 'feedback', title: t.nothing, children: t.nothingText(name) }}
      isEmpty={({ answered, questions }) => !answered && questions.length === 0}
    >
      {({ answered, questions, refusal }) => (
        <div className={styles.tab}>
          {answered && <Alert tone="success">{t.answered(name)}</Alert>}
          {answered && <GivenAnswers questions={questions} />}
          {!answered && (refusal ? <Alert>{refusal}</Alert> : <p className={styles.lead}>{t.lead(name)}</p>)}
          {!answered && (
            <FeedbackForm
              exhibitorId={id}
              questions={questions}
              closed={refusal !== null}
              onSent={() => query.refetch()}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
