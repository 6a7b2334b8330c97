import type { Language } from '@fairfloor/domain/language'

/** Each in the language itself, which the markup around it says. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }
