import type { Language } from './language.ts'
import { type EnteredIn, type LineExtra, lineExtras, type ShownOn } from './line-extras.ts'

export type ExtraKey = keyof typeof lineExtras

/** The extras of a line; empty ones are left out. */
export type Extras = { readonly [Key in ExtraKey]?: string | undefined }

const all: readonly (readonly [ExtraKey, LineExtra])[] = Object.entries(lineExtras) as [ExtraKey, LineExtra][]

export const extraKeys: readonly ExtraKey[] = all.map(([key]) => key)

/** Those that are entered in one of some places. */
export const extrasIn = (...places: readonly EnteredIn[]): ExtraKey[] =>
  all.flatMap(([key, { enteredIn }]) => (places.some(place => enteredIn.includes(place)) ? [key] : []))

/** Without those that are empty, in the order of the list. */
export const keptExtras = (extras: Extras | undefined): Extras =>
  Object.fromEntries(extraKeys.filter(key => extras?.[key]).map(key => [key, extras![key]]))

/**
 * What a line shows in one of some places, or anywhere, as the field of an answer; no field for none. Also what the shop no
 * longer takes.
 */
export function shownExtras(extras: Extras | undefined, ...places: readonly ShownOn[]): { extras?: Extras } {
  const shown = all.filter(([key, { shownOn }]) => extras?.[key] && isShown(shownOn, places))
  return shown.length > 0 ? { extras: Object.fromEntries(shown.map(([key]) => [key, extras![key]])) } : {}
}

const isShown = (shownOn: readonly ShownOn[], places: readonly ShownOn[]): boolean =>
  places.length === 0 || places.some(place => shownOn.includes(place))

/** Those of a place that any of some lines has, for a column each. */
export const extrasOf = (lines: readonly { readonly extras: Extras }[], place: ShownOn) =>
  all.flatMap(([key, { shownOn, texts }]) =>
    shownOn.includes(place) && lines.some(({ extras }) => extras[key]) ? [{ key, texts }] : [],
  )

/** What a line shows in a place, in words, such as 'Gift note: Happy birthday'. */
export function extraLines(extras: Extras | undefined, place: ShownOn, language: Language): string[] {
  const { extras: shown = {} } = shownExtras(extras, place)
  return all.flatMap(([key, { texts }]) => (shown[key] ? [`${texts[language].label}: ${shown[key]}`] : []))
}
