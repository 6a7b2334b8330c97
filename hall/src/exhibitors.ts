import { booths, organiserBooth, showcaseBooth } from './floorplan.ts'
import type { RangeBrand } from './range/brand.ts'
import { brandAt } from './range/brands.ts'

/** What an exhibitor has booked; the width of its booth says it. */
export type BoothPackage = 'small' | 'medium' | 'large'

export interface Exhibitor {
  boothNumber: number
  /** The scene that the booth is seen from best. */
  panoNumber: number
  organiser: boolean
  package: BoothPackage
  brand: RangeBrand
}

/** Who stands where: 30 brands and the organiser. The showcase area (booth 32) belongs to nobody. */
export const exhibitors: Exhibitor[] = booths
  .filter(booth => booth.number !== showcaseBooth)
  .map(booth => ({
    boothNumber: booth.number,
    panoNumber: booth.panoNr,
    organiser: booth.number === organiserBooth,
    package: booth.width < 5 ? 'small' : booth.width < 7 ? 'medium' : 'large',
    brand: brandAt(booth.number),
  }))
