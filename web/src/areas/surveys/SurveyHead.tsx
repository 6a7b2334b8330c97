import { hasOptions, wordsFor } from '@fairfloor/domain/surveys/survey'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { useInstantText } from '../back-office/instants.ts'
import type { DeskSurvey } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'
import { SurveyActs } from './SurveyActs.tsx'

const TONES = { draft: 'soft', open: 'green', closed: 'ink' } as const satisfies Record<string, Tone>

interface SurveyHeadProps {
  survey: DeskSurvey
  onEdit: (as: 'change' | 'copy') => void
  onDeleted: () => void
}

/** A survey with its state and what can be done with it; until somebody answers, its questions as well. */
export function SurveyHead({ survey, onEdit, onDeleted }: SurveyHeadProps) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  const at = useInstantText()
  const { state, opened_at, opened_by, closed_at, closed_by, changed_at, answers } = survey
  return (
    <section className="stack gap-4">
      <div className="row wrap middle gap-y-2 gap-x-4 anywhere">
        <h2>{wordsFor(survey.texts.title, language)}</h2>
        <Tag tone={TONES[state]}>{t.states[state]}</Tag>
      </div>
      <p className="row wrap middle gap-y-2 gap-x-4 t13 fg-2 anywhere">
        {opened_at ? <span>{t.openedAt(at(opened_at), opened_by)}</span> : <span>{t.changedAt(at(changed_at))}</span>}
        {closed_at && <span>{t.closedAt(at(closed_at), closed_by)}</span>}
      </p>
      <SurveyActs survey={survey} onEdit={onEdit} onDeleted={onDeleted} />
      {answers === 0 && <Questions survey={survey} />}
      {answers === 0 && state === 'open' && (
        <EmptyState icon="feedback" title={t.noAnswers}>
          {t.noAnswersText}
        </EmptyState>
      )}
    </section>
  )
}

function Questions({ survey }: { survey: DeskSurvey }) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  return (
    <ol className="grid line-below" aria-label={t.questions}>
      {survey.questions.map(question => (
        <li className="grid gap-1 anywhere line-above pad-y-3" key={question.id}>
          <strong>{wordsFor(question.text, language)}</strong>
          <span className="row wrap middle gap-y-2 gap-x-4 t13 fg-2 anywhere">
            <span>{t.kinds[question.kind]}</span>
            {!question.required && <span>{t.optional}</span>}
          </span>
          {hasOptions(question) && (
            <span>{question.options.map(option => wordsFor(option, language)).join(' · ')}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
