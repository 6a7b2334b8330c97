import { type QuestionKind, questionKinds } from '@fairfloor/domain/surveys/question'
import { hasOptions, MOST_OPTIONS } from '@fairfloor/domain/surveys/survey'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import layout from '../../ui/layout.module.css'
import { Select } from '../../ui/Select.tsx'
import { surveyDeskTexts } from './desk-texts.ts'
import { ofKind, type QuestionDraft, withOption } from './survey-draft.ts'
import styles from './surveys-desk.module.css'
import { WordsFields } from './WordsFields.tsx'

interface QuestionFormProps {
  question: QuestionDraft
  number: number
  /** The error at a place within the question, as in `options.1.de`. */
  errorAt: (path: string) => string | null
  onChange: (question: QuestionDraft) => void
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A question as it is typed, with its options in both languages. */
export function QuestionForm({ question, number, errorAt, onChange, onUp, onRemove }: QuestionFormProps) {
  const t = useTexts(surveyDeskTexts)
  const { kind, required, text, options } = question
  return (
    <fieldset className={`stack gap-4 slim line-above pt-4 ${layout.part}`}>
      <legend>{t.question(number)}</legend>
      <WordsFields
        label={t.text}
        words={text}
        errorOf={language => errorAt(`text.${language}`)}
        onChange={words => onChange({ ...question, text: words })}
      />
      <div className={`stack top gap-y-3 gap-x-4 ${layout.pair}`}>
        <Select<QuestionKind>
          label={t.kind}
          value={kind}
          error={errorAt('')}
          options={questionKinds.map(value => ({ value, label: t.kinds[value] }))}
          onChange={value => onChange(ofKind(question, value))}
        />
        <Checkbox
          className={styles.required}
          label={t.required}
          checked={required}
          onChange={isRequired => onChange({ ...question, required: isRequired })}
        />
      </div>
      {hasOptions(question) && (
        <>
          {options.map((option, i) => (
            <div key={option.key} className={`grid bottom gap-2 ${styles.option}`}>
              <WordsFields
                label={t.option(i + 1)}
                words={option}
                errorOf={language => errorAt(`options.${i}.${language}`)}
                onChange={words => {
                  const changed = { ...option, ...words }
                  onChange({ ...question, options: options.map(one => (one.key === option.key ? changed : one)) })
                }}
              />
              <IconButton
                icon="close"
                label={t.removeOption(i + 1)}
                onClick={() => onChange({ ...question, options: options.filter(({ key }) => key !== option.key) })}
              />
            </div>
          ))}
          <div>
            <Button
              icon="plus"
              disabled={options.length >= MOST_OPTIONS}
              onClick={() => onChange(withOption(question))}
            >
              {t.addOption}
            </Button>
          </div>
        </>
      )}
      <div className="row wrap middle gap-2">
        <Button icon="chevronUp" disabled={!onUp} onClick={onUp}>
          {t.up}
        </Button>
        <Button icon="trash" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </fieldset>
  )
}
