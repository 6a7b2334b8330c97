import { languages } from '@fairfloor/domain/language'
import { useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { surveyDeskTexts } from './desk-texts.ts'
import type { Words } from './survey-draft.ts'

interface WordsFieldsProps {
  label: string
  words: Words
  errorOf?: (language: keyof Words) => string | null
  onChange: (words: Words) => void
  /** Several lines. */
  long?: boolean
}

/** A text in each language, side by side. */
export function WordsFields({ label, words, errorOf, onChange, long }: WordsFieldsProps) {
  const t = useTexts(surveyDeskTexts)
  return (
    <div className={`stack top gap-y-3 gap-x-4 ${layout.pair}`}>
      {languages.map(language => {
        const field = {
          label: `${label}, ${t.languages[language]}`,
          value: words[language],
          error: errorOf?.(language) ?? null,
          onChange: (event: { target: { value: string } }) => onChange({ ...words, [language]: event.target.value }),
        }
        return long ? (
          <TextArea key={language} {...field} optional rows={3} maxLength={2000} />
        ) : (
          <TextInput key={language} {...field} maxLength={300} />
        )
      })}
    </div>
  )
}
