import { dayIn } from '@fairfloor/domain/day'
import { wordsFor } from '@fairfloor/domain/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calendarDay } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Lead, ReadingFrame } from '../../ui/ReadingFrame.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { SurveyForm } from './SurveyForm.tsx'
import styles from './SurveyPage.module.css'
import { type Survey, surveyQuery } from './surveys.ts'
import { surveyTexts } from './texts.ts'

/** /listing-survey: the operator's questions about the range, which a customer answers once. */
export function SurveyPage() {
  const t = useTexts(surveyTexts)
  const user = useUser()
  return (
    <ReadingFrame>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <Lead>{t.lead}</Lead>
      {user === null && <LoginFirst />}
      {user && !user.company && <p>{t.ofCompanies}</p>}
      {(user === undefined || user?.company) && <OpenSurvey enabled={user !== undefined} />}
    </ReadingFrame>
  )
}

function OpenSurvey({ enabled }: { enabled: boolean }) {
  const t = useTexts(surveyTexts)
  const query = useQuery({ ...surveyQuery, enabled })
  const toShop = <LinkButton to="/">{t.toShop}</LinkButton>
  return (
    <div className={styles.survey}>
      <Loaded query={query} waiting={640}>
        {({ survey, answered }) => {
          if (!survey)
            return (
              <EmptyState icon="check" title={t.none} action={toShop}>
                {t.noneText}
              </EmptyState>
            )
          if (answered) return <Thanks survey={survey} answered={answered} />
          return <SurveyForm key={survey.id} survey={survey} />
        }}
      </Loaded>
    </div>
  )
}

function Thanks({ survey, answered: { at, by } }: { survey: Survey; answered: { at: string; by: string | null } }) {
  const t = useTexts(surveyTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  // The form was sent at its foot, far below.
  useEffect(() => scrollTo(0, 0), [])
  const day = calendarDay(dayIn(at, timeZone), language, { year: true })
  return (
    <EmptyState icon="check" title={t.thanks} action={<LinkButton to="/">{t.toShop}</LinkButton>}>
      <p className="lines">{wordsFor(survey.texts.thanks, language)}</p>
      <p>{by ? t.answeredBy(by, day) : t.answeredOn(day)}</p>
    </EmptyState>
  )
}
