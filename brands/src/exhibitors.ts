import type { RangeBrand } from './range/brand.ts'
import { brandAt } from './range/brands.ts'

/** An exhibitor's booking: how wide its booth is. */
export type BoothPackage = 'small' | 'medium' | 'large'

export interface Exhibitor {
  boothNumber: number
  /** The scene with the best view of the booth. */
  panoNumber: number
  organiser: boolean
  package: BoothPackage
  brand: RangeBrand
}

const organiserBooth = 31

/** Booths of each package, each with the scene that shows it best. */
const booked: [BoothPackage, Record<number, number>][] = [
  [
    'small',
    { 1: 1, 2: 1, 4: 2, 9: 6, 10: 6, 12: 7, 13: 8, 14: 8, 15: 9, 16: 9, 17: 12, 19: 14, 21: 16, 23: 17, 29: 21 },
  ],
  ['medium', { 3: 2, 5: 3, 6: 3, 11: 6, 22: 15, 24: 16, 26: 18, 30: 21 }],
  ['large', { 7: 4, 8: 4, 18: 11, 20: 11, 25: 18, 27: 19, 28: 19, [organiserBooth]: 11 }],
]

/** Exhibitors by booth: 30 brands and the organiser. The showcase area (booth 32) has none. */
export const exhibitors: Exhibitor[] = booked
  .flatMap(([name, booths]) =>
    Object.entries(booths).map(([number, panoNumber]) => ({
      boothNumber: Number(number),
      panoNumber,
      organiser: Number(number) === organiserBooth,
      package: name,
      brand: brandAt(Number(number)),
    })),
  )
  .sort((a, b) => a.boothNumber - b.boothNumber)
