import { type Exhibitor, exhibitors } from './exhibitors.ts'

/** Number of vitrines; the hall has room for the first five as glass cases. */
const vitrines = 12
const brandsInOne = 5

const byBooth = [...exhibitors].sort((a, b) => a.boothNumber - b.boothNumber).filter(({ organiser }) => !organiser)

/** Indexes of the exhibitors in a vitrine (1 to 12); the first one provides the vitrine's clip. */
export const placesIn = (vitrine: number): number[] =>
  // Every seventh booth from a different start, so that no two vitrines begin with the same brand.
  Array.from({ length: brandsInOne }, (_, i) => (vitrine * 5 + Math.floor((vitrine - 1) / 6) + i * 7) % 30)

/** Exhibitors of each vitrine, from the first vitrine on. */
export const showcasePlan: Exhibitor[][] = Array.from({ length: vitrines }, (_, i) =>
  placesIn(i + 1).map(place => byBooth[place]!),
)

/** Exhibitors with a clip: the first of each vitrine. */
export const filmed: Exhibitor[] = showcasePlan.map(([first]) => first!)
