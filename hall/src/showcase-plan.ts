import { type Exhibitor, exhibitors } from './exhibitors.ts'

/** Vitrines that can be looked into; the hall has room for the first five as glass cases. */
const vitrines = 12
const brandsInOne = 5

const byBooth = [...exhibitors].sort((a, b) => a.boothNumber - b.boothNumber).filter(({ organiser }) => !organiser)

/** Places in the table of booths of whose products stand in a vitrine (1 to 12); the first gives the vitrine its clip. */
export const placesIn = (vitrine: number): number[] =>
  // Every seventh booth, from another one each time: no vitrine begins with the same brand as another.
  Array.from({ length: brandsInOne }, (_, i) => (vitrine * 5 + Math.floor((vitrine - 1) / 6) + i * 7) % 30)

/** Who shows something in which vitrine, from the first vitrine on. */
export const showcasePlan: Exhibitor[][] = Array.from({ length: vitrines }, (_, i) =>
  placesIn(i + 1).map(place => byBooth[place]!),
)

/** Who has a clip: the first of each vitrine. */
export const filmed: Exhibitor[] = showcasePlan.map(([first]) => first!)
