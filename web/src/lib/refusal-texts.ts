import { isLanguage, type Language } from '@fairfloor/domain/language'

export type RefusalText = (details: never) => string

/** A text for each code, in each language. */
export type RefusalTexts = Readonly<Record<Language, Readonly<Record<string, RefusalText>>>>

type Load = () => Promise<RefusalTexts>

let load: Load | undefined

/** Where the texts of all areas come from: they are loaded with the first refusal. */
export function takeRefusalTexts(from: Load): void {
  load = from
}

type Problem = { code?: string | undefined; details?: unknown }

/** What a refusal says in a language; undefined for codes that the tables do not hold. */
export function textOfRefusal(texts: RefusalTexts, language: Language, { code = '', details }: Problem) {
  const text = texts[language][code] as ((details: unknown) => string) | undefined
  return text?.(details)
}

/** What a refusal says in the language of the page; undefined for codes that no area knows, and where the texts cannot be loaded. */
export async function refusalText(problem: Problem = {}): Promise<string | undefined> {
  if (problem.code === undefined || !load) return undefined
  const { lang } = document.documentElement
  try {
    return textOfRefusal(await load(), isLanguage(lang) ? lang : 'en', problem)
  } catch {
    return undefined
  }
}
