import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import type { IconName } from '../ui/Icon.tsx'
import type { PanoramaTexts } from './texts.ts'

/** What the page adds to a hotspot of the scene. */
export interface SpotDetails {
  /** Replaces the scene's own label. */
  name?: string
  /** Address of its logo, beside the booth's number in the list. */
  logo?: string | null
  /** One line under the name. */
  claim?: string
  facts?: readonly { icon: IconName; text: string }[]
  visited?: boolean
  /** What the user has ordered there, in words. */
  ordered?: string
  /** A way shown as a door in the wall instead of an arrow on the floor. */
  door?: boolean
}

export type Describe = (hotspot: Hotspot) => SpotDetails | null

/** Ways are arrows on the floor, except doors. */
export const liesOnFloor = (hotspot: Hotspot, details: SpotDetails | null | undefined): boolean =>
  hotspot.kind === 'scene' && !details?.door

/** The text beside a hotspot's mark. */
export const nameOf = (hotspot: Hotspot, details: SpotDetails | null): string => details?.name ?? hotspot.label

/** One more line about a hotspot; undefined if the page adds nothing. */
export const descriptionOf = (details: SpotDetails | null): string | undefined =>
  [details?.claim?.replace(/\.$/, ''), ...(details?.facts ?? []).map(fact => fact.text), details?.ordered]
    .filter(Boolean)
    .join(', ') || undefined

/** A hotspot's full name for screen readers: 'Booth 3, Oat Rebel, visited', 'Go to Aisle A, stop 5'. */
export function fullNameOf(hotspot: Hotspot, details: SpotDetails | null, t: PanoramaTexts): string {
  const name = nameOf(hotspot, details)
  const full =
    hotspot.kind === 'booth'
      ? // Scenes call a booth without an exhibitor 'Showcase area, booth 32'.
        t.booth(hotspot.booth_number, name.replace(/(, |^)booth \d+$/i, ''))
      : liesOnFloor(hotspot, details)
        ? t.wayTo(name)
        : name
  return details?.visited ? `${full}, ${t.visited}` : full
}
