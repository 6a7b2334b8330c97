import type { Language } from './language.ts'
import { lineExtras } from './line-extras.ts'
import type { Texts } from './messages.ts'

/** Where customers enter an extra; a basket is that of the shop, of the outlet, or of the Newcomer Week. */
export type EnteredIn = 'basket' | 'quick order' | 'api' | 'show order'

/** Where it is shown; the file is the order's PDF and spreadsheet. */
export type ShownOn = 'order page' | 'desk' | 'mail' | 'delivery note' | 'pick list' | 'invoice' | 'file' | 'api'

/** A text on a line of an order, on a single line itself. */
export type LineExtra = {
  /** Characters at most. */
  readonly limit: number
  readonly enteredIn: readonly EnteredIn[]
  readonly shownOn: readonly ShownOn[]
  readonly texts: Texts<{
    /** What it is called. */
    readonly label: string
    /** Opens its field. */
    readonly add: string
  }>
}

export type ExtraKey = keyof typeof lineExtras

/** The extras of a line; empty ones are left out. */
export type Extras = { readonly [Key in ExtraKey]?: string | undefined }

const all: readonly (readonly [ExtraKey, LineExtra])[] = Object.entries(lineExtras) as [ExtraKey, LineExtra][]

export const extraKeys: readonly ExtraKey[] = all.map(([key]) => key)

/** What a line shows in one of some places, as the field of an answer; no field for none. Also what the shop no longer takes. */
export function shownExtras(extras: Extras | undefined, ...places: readonly ShownOn[]): { extras?: Extras } {
  const shown = all.filter(([key, { shownOn }]) => extras?.[key] && places.some(place => shownOn.includes(place)))
  return shown.length > 0 ? { extras: Object.fromEntries(shown.map(([key]) => [key, extras![key]])) } : {}
}

/** The same in words, such as 'Gift note: Happy birthday'. */
export function extraLines(extras: Extras | undefined, place: ShownOn, language: Language): string[] {
  const { extras: shown = {} } = shownExtras(extras, place)
  return all.flatMap(([key, { texts }]) => (shown[key] ? [`${texts[language].label}: ${shown[key]}`] : []))
}
