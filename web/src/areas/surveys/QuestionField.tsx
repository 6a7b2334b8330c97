import { LONGEST_ANSWER, SCALE, wordsFor } from '@fairfloor/domain/surveys/survey'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import { BrandChoice } from './BrandChoice.tsx'
import { ManyChoice } from './ManyChoice.tsx'
import type { GivenAnswer, Survey, SurveyQuestion } from './surveys.ts'
import { surveyTexts } from './texts.ts'

interface QuestionFieldProps {
  question: SurveyQuestion
  brands: Survey['brands']
  given: GivenAnswer
  error: string | null
  onChange: (given: GivenAnswer) => void
}

const SCALE_NUMBERS = Array.from({ length: SCALE }, (_, i) => String(i + 1))

/** A question with the field of its kind. */
export function QuestionField({ question, brands, given, error, onChange }: QuestionFieldProps) {
  const t = useTexts(surveyTexts)
  const { language } = useLanguage()
  const words = wordsFor(question.text, language)
  const label = question.required ? words : `${words} (${t.optional})`
  const chosen = given.options[0]
  const options = question.options.map((option, place) => ({
    value: String(place),
    label: wordsFor(option, language),
  }))
  const choose = (value: string) => onChange({ ...given, options: [Number(value)] })
  switch (question.kind) {
    case 'one':
    case 'scale':
      return (
        <RadioGroup
          label={label}
          look={question.kind === 'scale' ? 'segmented' : 'boxed'}
          hint={question.kind === 'scale' ? t.scale : undefined}
          options={question.kind === 'scale' ? SCALE_NUMBERS.map(value => ({ value, label: value })) : options}
          value={chosen === undefined ? null : String(chosen)}
          error={error}
          onChange={choose}
        />
      )
    case 'several':
      return (
        <ManyChoice
          label={label}
          hint={t.several}
          error={error}
          options={options.map(({ label: name }, id) => ({ id, name }))}
          chosen={given.options}
          onChange={places => onChange({ ...given, options: places })}
        />
      )
    case 'brands':
      return (
        <BrandChoice
          label={label}
          error={error}
          brands={brands}
          chosen={given.brands}
          onChange={ids => onChange({ ...given, brands: ids })}
        />
      )
    case 'text':
      return (
        <TextArea
          label={label}
          rows={4}
          maxLength={LONGEST_ANSWER}
          value={given.text}
          error={error}
          onChange={event => onChange({ ...given, text: event.target.value })}
        />
      )
  }
}
