/** Languages that the product's texts exist in; the first is the one they are written in. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Holds the language that was chosen in this browser. Pages read it as well as the server does. */
export const LANGUAGE_COOKIE = 'ff_language'

export const isLanguage = (text: unknown): text is Language => languages.some(one => one === text)

/** What is known of a reader's language, the surest first. */
export type Reader = {
  /** Chosen by the user, on whatever device. */
  readonly stored: unknown
  /** Chosen in this browser. */
  readonly chosen: unknown
  /** Asked for by the browser itself. */
  readonly accepted: unknown
}

/** @param offered languages of the shop, at least one; the first is for readers of whom nothing is known that fits */
export const readerLanguage = ({ stored, chosen, accepted }: Reader, offered: readonly Language[]): Language =>
  [stored, chosen, accepted].find((one): one is Language => offered.some(language => language === one)) ?? offered[0]!

/** The language of mails to a user of a company; the shop's first where nothing says better. */
export const mailLanguage = (
  { stored, country }: { stored: unknown; country: string | null },
  offered: readonly Language[],
): Language => readerLanguage({ stored, chosen: undefined, accepted: country && languageOfCountry(country) }, offered)

/** Countries (ISO 3166-1) whose business language is one of ours. */
const COUNTRIES: Readonly<Record<Language, readonly string[]>> = { en: ['GB', 'IE'], de: ['DE', 'AT', 'CH'] }

/** The language that one writes to a company of a country in; undefined where none of ours is spoken. */
export const languageOfCountry = (country: string): Language | undefined =>
  languages.find(language => COUNTRIES[language].includes(country))
