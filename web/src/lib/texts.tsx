import type { Language } from '@fairfloor/domain/language'
import type { Texts } from '@fairfloor/domain/messages'
import { createContext, useContext } from 'react'

export { messages } from '@fairfloor/domain/messages'

export interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', setLanguage: () => {} })

/** The area's messages in the reader's language. */
export const useTexts = <T,>(texts: Texts<T>): T => texts[useLanguage().language]

/** The reader's language and a function to change it; English outside a `LanguageProvider`. */
export const useLanguage = (): LanguageChoice => useContext(LanguageContext)
