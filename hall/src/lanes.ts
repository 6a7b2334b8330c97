import type { Group } from 'three'
import { hall } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { coffeeTable, leaflets } from './kit/furniture.ts'
import { finish, paint, printed, repeat } from './kit/materials.ts'
import { plant, planter } from './kit/plants.ts'
import { bench, sofa } from './kit/seats.ts'
import { disc, ground, rounded, sheet } from './kit/shapes.ts'
import { planData } from './plan-data.ts'
import { directions, lettered, planBoard, stopMark } from './signs.ts'
import { stopOf } from './stops.ts'

const quarter = Math.PI / 2

type Rows = [text: string, degrees: number][]
const [ahead, left, right] = [-90, 180, 0]

/** A pillar with arrows: one face for people walking north, the other for those walking south. */
function fingerPost(parts: Assembly, x: number, z: number, northwards: Rows, southwards: Rows) {
  parts.at({ x, z }, () => {
    parts.add(rounded(0.76, 2.3, 0.14, 0.02, 2), finish.ink(), { y: 1.15 })
    for (const [rows, face] of [
      [northwards, 1],
      [southwards, -1],
    ] as const) {
      const height = 0.17 * rows.length
      const print = printed(directions(rows), { light: 0.35 })
      parts.add(sheet(0.64, height), print, { y: 2.2 - height / 2, z: face * 0.072, turn: face > 0 ? 0 : Math.PI })
    }
  })
}

function seating(parts: Assembly) {
  const [sand, blue] = [paint('#b98f4d', 0.95), paint('#3c5566', 0.95)]
  // Along the walls of the outer passages.
  for (const z of [12, 15.5, 26, 29.5]) {
    parts.copy(bench(1.8), { x: 0.5, z, turn: quarter })
    parts.copy(bench(1.8), { x: hall.width - 0.5, z, turn: quarter })
  }
  for (const z of [10.6, 13.8, 17.2, 24.4, 27.8, 31]) {
    parts.copy(plant(z % 2 > 1 ? 'palm' : 'sword'), { x: 0.6, z, turn: z, scale: 1.35 })
    parts.copy(plant(z % 2 > 1 ? 'sword' : 'palm'), { x: hall.width - 0.6, z, turn: z, scale: 1.35 })
  }
  // Greenery in the middle passages, on the side away from the camera stops.
  for (const z of [11.2, 16.2, 24.6, 30]) parts.copy(planter(1.4), { x: 17.2, z, turn: quarter })
  for (const z of [11.2, 16.2]) parts.copy(planter(1.4), { x: 32, z, turn: quarter })
  // The lounge before the showcase area.
  parts.add(ground(6.5, 7.6, repeat.tiles), finish.blueCarpet(), { x: 35.2, y: 0.012, z: 27.4, tilt: -quarter })
  for (const side of [-1, 1])
    parts.add(sheet(6.5, 0.06), paint('#c8f031', 0.9), { x: 35.2, y: 0.014, z: 27.4 + side * 3.83, tilt: -quarter })
  const word = printed(lettered('SHOWCASE', 1400, 320, '#c8f031', null, 0.9), { roughness: 0.9, film: true })
  parts.add(sheet(3.5, 0.8), word, { x: 37.5, y: 0.016, z: 27.4, tilt: -quarter, roll: -quarter })
  parts.copy(planter(2), { x: 37.3, z: 23.7 })
  parts.copy(sofa(1.7, blue), { x: 32.2, z: 25.6, turn: quarter })
  parts.copy(sofa(1.7, sand), { x: 32.2, z: 29.3, turn: quarter })
  parts.copy(coffeeTable(finish.oak()), { x: 33.1, z: 29.5 })
  parts.copy(plant('palm'), { x: 32.1, z: 27.45, scale: 1.5 })
  // Corners of the hall without booths.
  for (const [x, z, turn] of [
    [1.9, 1.2, 0],
    [47.7, 1.2, 0],
    [1.9, 40, Math.PI],
    [47.7, 40, Math.PI],
  ] as const)
    parts.at({ x, z, turn }, () => {
      parts.copy(sofa(1.7, blue))
      parts.copy(coffeeTable(finish.oak()), { z: 1.1 })
      parts.copy(sofa(0.95, sand), { x: 1.35, z: 1.1, turn: -quarter })
      parts.copy(plant('palm'), { x: -1.25, z: 0.05, scale: 1.5 })
      parts.copy(plant('sword'), { x: 1.2, z: -0.2, scale: 1.3 })
    })
  // The ends of the aisles.
  for (const z of [7, 20.6, 34.2])
    for (const side of [-1, 1])
      parts.copy(plant('palm'), { x: hall.width - 0.8, z: z + side * 2.1, scale: 1.6, turn: z + side })
  for (const side of [-1, 1]) parts.copy(plant('palm'), { x: 0.8, z: 7 + side * 2.75, scale: 1.5, turn: side })
  parts.copy(leaflets(finish.white()), { x: 0.7, z: 3.2, turn: quarter })
}

/** The plan of the hall above a bench, where a passage meets the outer wall. */
function planCorner(parts: Assembly, x: number, z: number, turn: number) {
  const art = planBoard(planData())
  const width = 2.8
  const height = (width * art.height) / art.width
  parts.at({ x, z, turn }, () => {
    parts.add(rounded(width + 0.1, height + 0.1, 0.06, 0.02, 2), finish.ink(), { y: 2.1, z: 0.03 })
    parts.add(sheet(width, height), printed(art, { light: 0.4, roughness: 0.3 }), { y: 2.1, z: 0.064 })
    parts.copy(bench(1.8), { z: 0.5 })
    for (const side of [-1, 1])
      parts.copy(plant(side < 0 ? 'palm' : 'sword'), { x: side * 1.35, z: 0.5, turn: side, scale: 1.2 })
  })
}

function wayfinding(parts: Assembly) {
  for (const x of [15.8, 33.6]) {
    planCorner(parts, x, 0.02, 0)
    planCorner(parts, x, hall.depth - 0.02, Math.PI)
  }
  const posts: [x: number, z: number, northwards: Rows, southwards: Rows][] = [
    [
      16.9,
      8.9,
      [
        ['Aisle A', ahead],
        ['Lobby', left],
      ],
      [
        ['Aisle B', ahead],
        ['Organiser', ahead],
        ['Lobby', right],
      ],
    ],
    [
      32.4,
      18.6,
      [
        ['Aisle A', ahead],
        ['Organiser', left],
      ],
      [
        ['Showcase', ahead],
        ['Aisle C', ahead],
        ['Organiser', right],
      ],
    ],
    [
      16.9,
      22.4,
      [
        ['Aisle B', ahead],
        ['Organiser', right],
      ],
      [
        ['Aisle C', ahead],
        ['Booths 21–30', ahead],
      ],
    ],
    [
      32.4,
      32.6,
      [
        ['Showcase', ahead],
        ['Aisle B', ahead],
      ],
      [
        ['Aisle C', ahead],
        ['Booths 21–28', right],
      ],
    ],
  ]
  for (const post of posts) fingerPost(parts, ...post)
}

/** Furniture between the booths. The scene's own stop is marked on the carpet. */
export function lanes(panoNr: number): Group {
  const parts = new Assembly()
  seating(parts)
  wayfinding(parts)
  if (panoNr > 0) {
    const { x, y } = stopOf(panoNr)
    parts.add(disc(0.42, 64), printed(stopMark(panoNr), { roughness: 0.9, film: true }), {
      x,
      y: 0.02,
      z: y,
      tilt: -quarter,
    })
  }
  return parts.finish('lanes')
}
