import { LANGUAGE_COOKIE } from '@fairfloor/domain/language'

/** A browser without a chosen language, and pages answered in English. */
export function forgetLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`
  document.documentElement.lang = 'en'
}
