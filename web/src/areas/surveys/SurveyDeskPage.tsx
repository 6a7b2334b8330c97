import { wordsFor } from '@fairfloor/domain/surveys/survey'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Select } from '../../ui/Select.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { type DeskSurvey, deskSurveysQuery } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'
import { SurveyEditor } from './SurveyEditor.tsx'
import { SurveyHead } from './SurveyHead.tsx'
import { SurveyResults } from './SurveyResults.tsx'
import styles from './surveys-desk.module.css'

// Its code comes after the page, as it is opened later.
const SurveyAnswers = lazyPart(async () => ({ default: (await import('./SurveyAnswers.tsx')).SurveyAnswers }))

/** /admin/listing-survey: what customers are asked about the range, and what they say. */
export function SurveyDeskPage() {
  const t = useTexts(surveyDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Surveys />
    </AdminFrame>
  )
}

function Surveys() {
  const query = useQuery(deskSurveysQuery)
  return (
    <Loaded query={query} waiting={480}>
      {({ surveys }) => <Desk surveys={surveys} />}
    </Loaded>
  )
}

type Edited = { readonly survey: DeskSurvey | null; readonly isNew: boolean }

function Desk({ surveys }: { surveys: readonly DeskSurvey[] }) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  const list = useListAddress()
  const [edited, setEdited] = useState<Edited>()
  const asked = list.query.get('survey')
  const shown = surveys.find(({ id }) => String(id) === asked) ?? surveys.find(isOpen) ?? surveys[0]
  const show = (id: number) => list.filter({ survey: String(id), search: '' })
  const nameOf = (survey: DeskSurvey) => `${wordsFor(survey.texts.title, language)} (${t.states[survey.state]})`
  const add = (
    <Button icon="plus" variant={shown ? 'outline' : 'signal'} onClick={() => setEdited({ survey: null, isNew: true })}>
      {t.new}
    </Button>
  )
  return (
    <div className={`stack gap-8 ${styles.desk}`}>
      {shown ? (
        <>
          <div className="row wrap bottom gap-3">
            {surveys.length > 1 && (
              <Select
                label={t.which}
                value={String(shown.id)}
                options={surveys.map(one => ({ value: String(one.id), label: nameOf(one) }))}
                onChange={id => show(Number(id))}
              />
            )}
            {add}
          </div>
          <SurveyHead
            key={shown.id}
            survey={shown}
            onEdit={as => setEdited({ survey: shown, isNew: as === 'copy' })}
            onDeleted={list.clear}
          />
          {shown.answers > 0 && (
            <>
              <SurveyResults survey={shown} />
              <Suspense fallback={<Skeleton height={320} radius="card" />}>
                <SurveyAnswers survey={shown} list={list} />
              </Suspense>
            </>
          )}
        </>
      ) : (
        <EmptyState icon="feedback" title={t.none} action={add}>
          {t.noneText}
        </EmptyState>
      )}
      <Sheet open={edited !== undefined} onClose={() => setEdited(undefined)} title={edited?.isNew ? t.new : t.edit}>
        {edited && (
          <SurveyEditor
            {...edited}
            onSaved={id => {
              setEdited(undefined)
              void show(id)
            }}
          />
        )}
      </Sheet>
    </div>
  )
}

const isOpen = ({ state }: DeskSurvey): boolean => state === 'open'
