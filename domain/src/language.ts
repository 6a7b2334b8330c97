/** Languages of the product's texts; the first is the one they are written in. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Cookie with the language chosen in this browser. Read by pages and by the server. */
export const LANGUAGE_COOKIE = 'ff_language'

export const isLanguage = (text: unknown): text is Language => languages.some(one => one === text)

/** Sources for a reader's language, the most reliable first. */
export type Reader = {
  /** Chosen by the user on any device. */
  readonly stored: unknown
  /** Chosen in this browser. */
  readonly chosen: unknown
  /** Requested by the browser. */
  readonly accepted: unknown
}

/** @param offered languages of the shop, at least one; the first is the fallback */
export const readerLanguage = ({ stored, chosen, accepted }: Reader, offered: readonly Language[]): Language =>
  [stored, chosen, accepted].find((one): one is Language => offered.some(language => language === one)) ?? offered[0]!

/** Language of mails to a user of a company; the shop's first where nothing better is known. */
export const mailLanguage = (
  { stored, country }: { stored: unknown; country: string | null },
  offered: readonly Language[],
): Language => readerLanguage({ stored, chosen: undefined, accepted: country && languageOfCountry(country) }, offered)

/** Countries (ISO 3166-1) whose business language is one of ours. */
const COUNTRIES: Readonly<Record<Language, readonly string[]>> = { en: ['GB', 'IE'], de: ['DE', 'AT', 'CH'] }

/** The business language of a country; undefined where it is not one of ours. */
export const languageOfCountry = (country: string): Language | undefined =>
  languages.find(language => COUNTRIES[language].includes(country))
