import type { Material } from 'three'
import { coffeeTable } from '../kit/furniture.ts'
import { finish, paint } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { sofa } from '../kit/seats.ts'
import { counter, demo, filmWall, hero, meeting, standing } from './fittings.ts'
import { gondola, podium, shelves, tasting } from './goods.ts'
import { deck, type Stand } from './stand.ts'

/** A booth type's materials for its furniture. */
export interface Style {
  body: Material
  top: Material
  frame?: Material
  radius?: number
}

/** Where furniture may stand: half of the front's width, the back row's ends, and the z of the back wall's face. */
export interface Room {
  front: number
  back: [number, number]
  wall: number
}

/** A piece of furniture, its least and its greatest width in metres, put at the middle of its place in a row. */
interface Piece {
  least: number
  most: number
  put(stand: Stand, x: number, z: number, width: number, style: Style): void
}

const piece = (least: number, most: number, put: Piece['put']): Piece => ({ least, most, put })
const frontZ = (depth: number) => -0.24 - depth / 2

const pieces = {
  counter: piece(1.6, 2, (stand, x, _, width, { body, top, radius }) =>
    counter(stand, x, frontZ(0.6), { width: width - 0.1, body, top, radius }),
  ),
  gondola: piece(1.5, 2.6, (stand, x, _, width, { body, top }) => gondola(stand, x, frontZ(0.6), width, body, top)),
  tasting: piece(1.7, 2.4, (stand, x, _, width, { body, top }) =>
    tasting(stand, x, frontZ(0.66), width - 0.1, body, top),
  ),
  podium: piece(1.5, 1.5, (stand, x, _, __, { body, top }) => podium(stand, x, frontZ(1.44), body, top)),
  show: piece(0.9, 0.9, (stand, x) =>
    hero(stand, x, frontZ(0.9), { x: -stand.near * 0.3, y: -deck, z: 0.95, turn: Math.PI }),
  ),
  hero: piece(1.6, 1.6, (stand, x, z) =>
    hero(stand, x - stand.near * 0.35, z, { x: stand.near * 0.8, z: 0.1, turn: -stand.near * (Math.PI / 2) }),
  ),
  standing: piece(1.75, 1.75, (stand, x, z, _, { top }) => standing(stand, x, z, top)),
  meeting: piece(1.95, 1.95, (stand, x, z, _, { top }) => meeting(stand, x, z, top)),
  demo: piece(1.8, 1.8, (stand, x, z, _, { top }) => demo(stand, x, z, top)),
  lounge: piece(2.1, 2.1, ({ parts, look, near }, x, z, _, { top }) =>
    parts.at({ x, y: deck, z }, () => {
      parts.copy(sofa(1.5, paint(look.strong, 0.95)), { x: -near * 0.6, turn: near * (Math.PI / 2) })
      parts.copy(coffeeTable(top), { x: near * 0.5 })
      parts.mark('visitor', { x: -near * 0.55, z: 0.4, turn: near * (Math.PI / 2) }, { seat: 0.5 })
    }),
  ),
  film: piece(1.75, 2, (stand, x, z, width, { frame = finish.ink() }) =>
    filmWall(stand, x, z + 0.09, width - 0.06, frame),
  ),
  shelves: piece(1.2, 2.6, (stand, x, z, width, { frame = finish.white() }) =>
    shelves(stand, x, z, width - 0.16, frame),
  ),
  plant: piece(0.6, 0.6, ({ parts, number }, x, z) =>
    parts.copy(plant(number % 2 ? 'sword' : 'palm'), { x, y: deck, z: z + 0.32, turn: number }),
  ),
}

type Row = (keyof typeof pieces)[]

/**
 * What stands in a booth: at the aisle, in the middle and along the back wall, from the far end to that near the stop.
 * Films are at the far end, where nothing hides them from the stop.
 */
const kits: [front: Row, middle: Row, back: Row][] = [
  [
    ['counter', 'tasting'],
    ['standing', 'hero'],
    ['film', 'shelves', 'plant'],
  ],
  [
    ['counter', 'podium', 'gondola'],
    ['standing', 'plant', 'standing'],
    ['plant', 'film', 'shelves', 'shelves'],
  ],
  [
    ['show', 'gondola', 'counter'],
    ['demo', 'standing'],
    ['film', 'shelves', 'plant'],
  ],
  [
    ['counter', 'gondola'],
    ['lounge', 'hero'],
    ['film', 'shelves', 'plant'],
  ],
  [
    ['tasting', 'gondola'],
    ['hero', 'standing'],
    ['film', 'shelves', 'shelves'],
  ],
  [
    ['counter', 'gondola', 'show'],
    ['meeting', 'standing'],
    ['film', 'plant', 'shelves'],
  ],
]

/** Sets a row's pieces between two ends, first those first named; what has no room is left out. */
function arrange(stand: Stand, row: Row, [from, to]: [number, number], z: number, style: Style) {
  const gap = 0.12
  const fitting: Piece[] = []
  let room = to - from - gap
  for (const name of row) {
    const one = pieces[name]
    if (one.least + gap > room) continue
    room -= one.least + gap
    fitting.push(one)
  }
  const widths = fitting.map(({ least, most }) => {
    const more = Math.min(most - least, Math.max(0, room - 0.3) * 0.6)
    room -= more
    return least + more
  })
  const space = gap + room / (fitting.length + 1)
  let at = from + space
  fitting.forEach((one, i) => {
    const middle = at + widths[i]! / 2
    one.put(stand, stand.near > 0 ? middle : from + to - middle, z, widths[i]!, style)
    at += widths[i]! + space
  })
}

/** Furnishes a booth by its number, so that neighbours differ; goods for passers-by stand near the booth's stop. */
export function furnish(stand: Stand, style: Style, { front, back, wall }: Room) {
  const [atAisle, middle, behind] = kits[stand.number % kits.length]!
  arrange(stand, atAisle, [-front, front], 0, style)
  // Between those behind the counter and those before the shelves.
  arrange(stand, middle, back, (wall - 0.9) / 2, style)
  arrange(stand, behind, back, wall, style)
}
