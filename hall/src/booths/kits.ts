import {
  counter,
  demo,
  type Fitting,
  filmWall,
  green,
  hero,
  lounge,
  meeting,
  type Style,
  show,
  standing,
} from './fittings.ts'
import { gondola, podium, shelves, tasting } from './goods.ts'
import type { Stand } from './stand.ts'

/** Where furniture may stand: half of the front's width, the back row's ends, and the z of the back wall's face. */
export interface Room {
  front: number
  back: [number, number]
  wall: number
}

/** Least and greatest width and the depth in metres (0 where z is not the front), and what builds it there. */
type Piece = [least: number, most: number, deep: number, build: Fitting]

const pieces: Record<string, Piece> = {
  counter: [1.5, 1.9, 0.66, counter],
  demo: [1.8, 1.8, 0, demo],
  film: [1.75, 2, 0, filmWall],
  gondola: [1.5, 2.6, 0.61, gondola],
  hero: [1.6, 1.6, 0, hero],
  lounge: [2.1, 2.1, 0, lounge],
  meeting: [1.95, 1.95, 0, meeting],
  plant: [0.6, 0.6, 0, green],
  podium: [1.5, 1.5, 1.48, podium],
  shelves: [1.2, 2.6, 0, shelves],
  show: [0.9, 0.9, 0.9, show],
  standing: [1.75, 1.75, 0, standing],
  tasting: [1.6, 2.3, 0.68, tasting],
}

/**
 * What stands in a booth: at the aisle, in the middle and along the back wall, from the far end to that near the stop.
 * Films are at the far end, where nothing hides them from the stop.
 */
const kits = [
  'counter tasting / standing hero / film shelves plant',
  'counter podium gondola / standing plant standing / plant film shelves shelves',
  'show gondola counter / demo standing / film shelves plant',
  'counter gondola / lounge hero / film shelves plant',
  'tasting gondola / hero standing / film shelves shelves',
  'counter gondola show / meeting standing / film plant shelves',
].map(kit => kit.split(' / ').map(row => row.split(' ').map(name => pieces[name]!)))

/** Sets a row's pieces between two ends, first those first named; what has no room is left out. */
function arrange(stand: Stand, row: Piece[], [from, to]: [number, number], z: number, style: Style) {
  const gap = 0.12
  let room = to - from - gap
  const fitting = row.filter(([least]) => {
    const fits = least + gap <= room
    if (fits) room -= least + gap
    return fits
  })
  const widths = fitting.map(([least, most]) => {
    const more = Math.min(most - least, Math.max(0, room - 0.3) * 0.6)
    room -= more
    return least + more
  })
  const space = gap + room / (fitting.length + 1)
  let at = from + space
  fitting.forEach(([, , deep, build], i) => {
    const middle = at + widths[i]! / 2
    build(stand, stand.near > 0 ? middle : from + to - middle, z - deep / 2, widths[i]!, style)
    at += widths[i]! + space
  })
}

/** Furnishes a booth by its number, so that neighbours differ; goods for passers-by stand near the booth's stop. */
export function furnish(stand: Stand, style: Style, { front, back, wall }: Room) {
  const [atAisle, middle, behind] = kits[stand.number % kits.length] as [Piece[], Piece[], Piece[]]
  arrange(stand, atAisle, [-front, front], -0.2, style)
  // Between those behind the counter and those before the shelves.
  arrange(stand, middle, back, (wall - 0.9) / 2, style)
  arrange(stand, behind, back, wall, style)
}
