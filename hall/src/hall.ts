import { placesIn } from '@fairfloor/brands/showcase-plan'
import { Group } from 'three'
import { arches } from './booths/arches.ts'
import { cabinet } from './booths/cabinet.ts'
import { largest } from './booths/fittings.ts'
import { gantry } from './booths/gantry.ts'
import { halo } from './booths/halo.ts'
import { market } from './booths/market.ts'
import { pergola } from './booths/pergola.ts'
import { portal } from './booths/portal.ts'
import type { BoothType, Look, Stand } from './booths/stand.ts'
import { tower } from './booths/tower.ts'
import { type Booth, booths, organiserBooth, showcaseBooth } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { organiser, organiserTop } from './organiser.ts'
import { showcase, showcaseTop } from './showcase.ts'
import { stopOf } from './stops.ts'

/** The design of each brand's booth: it suits the brand, and neighbours differ. */
const builds: [BoothType, number[]][] = [
  [portal, [1, 16, 29]],
  [pergola, [4, 7, 21, 25]],
  [gantry, [3, 8, 20, 28]],
  [halo, [6, 9, 26]],
  [tower, [11, 13, 27]],
  [market, [2, 14, 19, 23]],
  [cabinet, [5, 12, 15, 22, 30]],
  [arches, [10, 17, 18, 24]],
]

/** The booth design of this booth; undefined for the organiser and the showcase area. */
export const boothType = (number: number): BoothType | undefined =>
  builds.find(([, numbers]) => numbers.includes(number))?.[0]

/** The frame of a booth: origin on the floor at the middle of its front, z towards the aisle. */
export function frameOf({ x, y, width, depth, facing }: Booth) {
  if (facing === 'south') return { x: x + width / 2, z: y + depth, turn: 0, width, depth }
  if (facing === 'north') return { x: x + width / 2, z: y, turn: Math.PI, width, depth }
  return { x, z: y + depth / 2, turn: -Math.PI / 2, width: depth, depth: width }
}

/** Height of a booth's front in metres. */
export function boothTop(number: number): number {
  if (number === organiserBooth) return organiserTop
  return boothType(number)?.top ?? showcaseTop
}

function build(stand: Stand, looks: Look[]) {
  const { number } = stand
  const type = boothType(number)
  if (type) type.build(stand)
  else if (number === organiserBooth) organiser(stand, looks)
  else if (number === showcaseBooth) {
    // Each vitrine shows leading products of several brands.
    showcase(stand, vitrine => placesIn(vitrine).map(place => largest(looks[place]!)))
  }
}

/** All booths, one group each; `looks` by booth number from 1 to 31. */
export function boothsOf(looks: Look[]): Group {
  const result = new Group()
  result.name = 'booths'
  for (const booth of booths) {
    const parts = new Assembly()
    const { width, depth, ...place } = frameOf(booth)
    const look = looks[booth.number - 1] ?? looks[organiserBooth - 1]!
    const stop = stopOf(booth.panoNr)
    const across = (stop.x - place.x) * Math.cos(place.turn) - (stop.y - place.z) * Math.sin(place.turn)
    const near = Math.abs(across) < 0.5 ? (booth.number % 4 < 2 ? -1 : 1) : across < 0 ? -1 : 1
    const stand = { parts, number: booth.number, width, depth, open: booth.openSides, look, near } as const
    parts.at(place, () => build(stand, looks))
    result.add(parts.finish(`booth ${booth.number}`))
  }
  return result
}
