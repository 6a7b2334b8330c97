import { showDayTime } from '@fairfloor/domain/day'
import type { Period, Rule, Rules } from '@fairfloor/domain/refusal'
import type { RefusalText, RefusalTexts } from './refusal-texts.ts'

type Details<R extends Rule> = Parameters<R['text']>[0]

/** A text for each refusal; one that holds values is a function of them. */
type German<R extends Rules> = {
  readonly [C in keyof R]: undefined extends Details<R[C]> ? string : (details: Details<R[C]>) => string
}

/** The refusals of an area in the reader's language: English as the API says them. */
export const refusalTexts = <R extends Rules>(rules: R, german: German<R>): RefusalTexts => ({
  en: Object.fromEntries(Object.entries(rules).map(([code, { text }]) => [code, text])),
  de: Object.fromEntries(
    Object.entries<string | RefusalText>(german).map(([code, text]) => [
      code,
      typeof text === 'string' ? () => text : text,
    ]),
  ),
})

/** A window of time within a German sentence. */
export const vonBis = ({ start, end, timeZone }: Period): string =>
  `von ${showDayTime(start, timeZone, 'de')} bis ${showDayTime(end, timeZone, 'de')}`
