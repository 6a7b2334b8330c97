import type { Language } from '@fairfloor/domain/language'

/** The name of a country by its ISO 3166-1 code: 'NL' is 'Netherlands'; anything else stays as it is. */
export const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code
