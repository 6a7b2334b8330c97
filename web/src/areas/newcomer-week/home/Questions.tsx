import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/Accordion.tsx'
import { ReachUs } from '../../../ui/ReachUs.tsx'
import styles from './Home.module.css'
import { homeTexts } from './texts.ts'

/** What buyers ask, as the operator answers it for this event, and how customer service is reached. */
export function Questions({ questions }: { questions: Answer<typeof getWeekIntroduction>['questions'] }) {
  const t = useTexts(homeTexts)
  const { language } = useLanguage()
  return (
    <div className={`grid top gap-12 ${styles.questions}`}>
      {questions.length > 0 && (
        <section>
          <h2>{t.questions}</h2>
          <Accordion
            items={questions.map(({ question, answer }, i) => ({
              id: String(i),
              head: question[language],
              content: answer[language],
            }))}
            defaultOpen={['0']}
          />
        </section>
      )}
      <aside className={`grid gap-2 on-fog round-card pad-6 ${styles.service}`} aria-label={t.service}>
        <h2>{t.service}</h2>
        <p>{t.serviceText}</p>
        <ReachUs />
      </aside>
    </div>
  )
}
