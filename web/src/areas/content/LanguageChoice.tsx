import { languages } from '@fairfloor/domain/language'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { texts } from './texts.ts'

/** The other languages, each under its own name. */
export function LanguageChoice() {
  const names = useTexts(texts).languages
  const { language, setLanguage } = useLanguage()
  return languages
    .filter(one => one !== language)
    .map(one => (
      <button key={one} type="button" lang={one} onClick={() => setLanguage(one)}>
        {names[one]}
      </button>
    ))
}
