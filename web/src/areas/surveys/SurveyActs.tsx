import { addressOf } from '@fairfloor/domain/endpoint'
import { closeSurvey, deleteSurvey, getSurveySheet, openSurvey } from '@fairfloor/domain/surveys/desk-contract'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { type DeskSurvey, surveyLists } from './desk-queries.ts'
import { surveyDeskTexts } from './desk-texts.ts'

interface SurveyActsProps {
  survey: DeskSurvey
  onEdit: (as: 'change' | 'copy') => void
  onDeleted: () => void
}

/** What can be done with a survey, by its state. */
export function SurveyActs({ survey, onEdit, onDeleted }: SurveyActsProps) {
  const t = useTexts(surveyDeskTexts)
  const { language } = useLanguage()
  const { id, state, answers, version } = survey
  const lists = { invalidates: surveyLists, invalidatesOnRefusal: surveyLists }
  const open = useApiMutation(openSurvey, lists)
  const close = useApiMutation(closeSurvey, lists)
  const remove = useApiMutation(deleteSurvey, { ...lists, onSuccess: onDeleted })
  const params = { id }
  return (
    <div className="row wrap middle gap-2">
      {state === 'draft' && survey.questions.length > 0 && (
        <AskFirst
          icon="check"
          label={t.open}
          sure={t.openSure}
          of={open}
          onSure={() => void open.run({ params, body: { version } })}
        >
          {t.openText}
        </AskFirst>
      )}
      {answers > 0 && (
        <LinkButton
          to={addressOf(getSurveySheet, { params, query: { language } })}
          reloadDocument
          download
          icon="download"
        >
          {t.download}
        </LinkButton>
      )}
      {answers === 0 && state !== 'closed' && (
        <Button icon="edit" onClick={() => onEdit('change')}>
          {t.edit}
        </Button>
      )}
      <Button icon="document" onClick={() => onEdit('copy')}>
        {t.copy}
      </Button>
      {state === 'open' && (
        <AskFirst icon="lock" label={t.close} sure={t.closeSure} of={close} onSure={() => void close.run({ params })}>
          {t.closeText}
        </AskFirst>
      )}
      {answers === 0 && (
        <AskFirst
          icon="trash"
          label={t.delete}
          sure={t.deleteSure}
          of={remove}
          onSure={() => void remove.run({ params })}
        >
          {t.deleteText}
        </AskFirst>
      )}
    </div>
  )
}
