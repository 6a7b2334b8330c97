import { dateFormat, locales } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'

/** Day and time with the year, short enough for a table: '5 May 2031, 00:00'. */
export const instantText = (instant: string, timeZone: string, language: Language): string =>
  dateFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))
