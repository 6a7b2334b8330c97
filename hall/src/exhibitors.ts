import { booths, organiserBooth, showcaseBooth } from './floorplan.ts'
import type { RangeBrand } from './range/brand.ts'
import { brandAt } from './range/brands.ts'

/** An exhibitor's booking, given by the width of its booth. */
export type BoothPackage = 'small' | 'medium' | 'large'

export interface Exhibitor {
  boothNumber: number
  /** The scene with the best view of the booth. */
  panoNumber: number
  organiser: boolean
  package: BoothPackage
  brand: RangeBrand
}

/** Exhibitors by booth: 30 brands and the organiser. The showcase area (booth 32) has none. */
export const exhibitors: Exhibitor[] = booths
  .filter(booth => booth.number !== showcaseBooth)
  .map(booth => ({
    boothNumber: booth.number,
    panoNumber: booth.panoNr,
    organiser: booth.number === organiserBooth,
    package: booth.width < 5 ? 'small' : booth.width < 7 ? 'medium' : 'large',
    brand: brandAt(booth.number),
  }))
