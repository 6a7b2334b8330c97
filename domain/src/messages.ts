import type { Language } from './language.ts'

/** A message is a text, or a function that inserts values into one; messages may be grouped. */
export type Message = string | ((...values: never[]) => string)
export interface Messages {
  readonly [key: string]: Message | Messages
}

/** What every other language must provide: the same keys, and functions with the same parameters. */
export type SameMessages<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : SameMessages<M[K]>
}

export type Texts<T> = Record<Language, T>

/** The messages of one area. A key missing in one language does not compile. */
export const messages = <const M extends Messages>(texts: {
  en: M & SameMessages<NoInfer<M>>
  de: SameMessages<NoInfer<M>>
}): Texts<SameMessages<M>> => texts
