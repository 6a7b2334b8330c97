import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import type { IconName } from '../ui/Icon.tsx'
import type { PanoramaTexts } from './texts.ts'

/** What the page knows about a hotspot and the picture does not. */
export interface SpotDetails {
  /** Shown and read out instead of the scene's own label. */
  name?: string
  /** One line under the name. */
  claim?: string
  facts?: readonly { icon: IconName; text: string }[]
  visited?: boolean
  /** A way that is shown as a door in the wall, not as an arrow on the floor. */
  door?: boolean
}

export type Describe = (hotspot: Hotspot) => SpotDetails | null

/** Ways are arrows on the floor, but for doors. */
export const liesOnFloor = (hotspot: Hotspot, details: SpotDetails | null | undefined): boolean =>
  hotspot.kind === 'scene' && !details?.door

/** What is written beside a hotspot's mark. */
export const nameOf = (hotspot: Hotspot, details: SpotDetails | null): string => details?.name ?? hotspot.label

/** What more there is to say about a hotspot, in one line; undefined where the page knows nothing. */
export const descriptionOf = (details: SpotDetails | null): string | undefined =>
  [details?.claim?.replace(/\.$/, ''), ...(details?.facts ?? []).map(fact => fact.text)].filter(Boolean).join(', ') ||
  undefined

/** A hotspot's name in full, as a screen reader says it: 'Booth 3, Oat Rebel, visited', 'Go to Aisle A, stop 5'. */
export function fullNameOf(hotspot: Hotspot, details: SpotDetails | null, t: PanoramaTexts): string {
  const name = nameOf(hotspot, details)
  const full =
    hotspot.kind === 'booth'
      ? t.booth(hotspot.booth_number, name)
      : liesOnFloor(hotspot, details)
        ? t.wayTo(name)
        : name
  return details?.visited ? `${full}, ${t.visited}` : full
}
