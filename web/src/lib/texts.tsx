import { type Language, languages } from '@fairfloor/domain/language'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** A message is a text, or a function that puts values into one; messages may be grouped. */
export type Message = string | ((...values: never[]) => string)
export interface Messages {
  readonly [key: string]: Message | Messages
}

/** What another language must say: the same keys, and functions that take the same values. */
export type SameMessages<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : SameMessages<M[K]>
}

export type Texts<T> = Record<Language, T>

/** The messages of one area. A key that one language lacks, or has alone, does not compile. */
export const messages = <const M extends Messages>(texts: {
  en: M & SameMessages<NoInfer<M>>
  de: SameMessages<NoInfer<M>>
}): Texts<SameMessages<M>> => texts

/** The area's messages in the reader's language. */
export const useTexts = <T,>(texts: Texts<T>): T => texts[useLanguage().language]

/** The reader's language and the way to choose another; English where nothing was chosen. */
export const useLanguage = () => useContext(LanguageContext)

/** Gives the language chosen in this browser to everything inside, and tells it to the page (`<html lang>`). */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(readLanguage)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === storageKey && setState(readLanguage())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const value = useMemo(() => {
    const setLanguage = (chosen: Language) => {
      setState(chosen)
      writeLanguage(chosen)
    }
    return { language, setLanguage }
  }, [language])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', setLanguage: () => {} })

const storageKey = 'fairfloor.language'

// Storage throws in private windows and where it is forbidden; the choice then holds for the visit.
function readLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey)
    return languages.find(language => language === stored) ?? 'en'
  } catch {
    return 'en'
  }
}

function writeLanguage(language: Language) {
  try {
    localStorage.setItem(storageKey, language)
  } catch {}
}
