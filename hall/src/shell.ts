import { Group } from 'three'
import type { Look } from './booths/stand.ts'
import { endWalls } from './end-walls.ts'
import { aisleBooths, aisles, hall } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { spotlight } from './kit/furniture.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { box, ground, ring, rod, sheet } from './kit/shapes.ts'
import { truss } from './kit/truss.ts'
import { aisleBanner } from './signs.ts'
import { strokes } from './wall-signs.ts'

const quarter = Math.PI / 2
const middle = { x: hall.width / 2, z: hall.depth / 2 }
const lines = Object.values(aisles)
/** Metres between two girders and the columns under them. */
const girderStep = 8.3
/** Passages that run north-south: centre line, from, to, width. */
const passages: [x: number, from: number, to: number, width: number][] = [
  [15.8, 8.4, 32.8, 2.2],
  [33.6, 8.4, 32.8, 2.2],
  [2.4, 8.4, 32.8, 2],
  [47.2, 8.4, 32.8, 2],
]

function floor(parts: Assembly) {
  parts.add(ground(hall.width, hall.depth, repeat.concrete), finish.concrete(), { ...middle, tilt: -quarter })
  for (const z of lines) {
    parts.add(ground(hall.width - 1.6, 3.2, repeat.tiles), finish.aisleCarpet(), {
      x: middle.x,
      y: 0.008,
      z,
      tilt: -quarter,
    })
    for (const side of [-1, 1])
      parts.add(ground(hall.width - 1.6, 0.06, repeat.carpet), paint('#c8f031', 0.9), {
        x: middle.x,
        y: 0.01,
        z: z + side * 1.64,
        tilt: -quarter,
      })
  }
  marks(parts)
  for (const [x, from, to, width] of passages)
    parts.add(ground(width, to - from, repeat.tiles), finish.aisleCarpet(), {
      x,
      y: 0.006,
      z: (from + to) / 2,
      tilt: -quarter,
    })
}

/** Strokes on the carpets between the stops: letters would be upside down for people walking back. */
function marks(parts: Assembly) {
  lines.forEach((z, i) => {
    const print = printed(strokes(i + 1), { roughness: 0.9, film: true })
    for (const x of [7.2, 17.6, 24.2, 30.8, 37, 43.6])
      parts.add(sheet(1.7, 1.7), print, { x, y: 0.013, z, tilt: -quarter, roll: quarter })
  })
}

/** Panels below, a band of windows, panels above; seen from inside with its back to -z, `width` wide. */
function longWall(parts: Assembly, width: number) {
  parts.add(box(width, 6, 0.2), finish.matt(), { y: 3, z: -0.1 })
  parts.add(box(width, 1.4, 0.2), finish.grey(), { y: hall.height - 0.7, z: -0.1 })
  parts.add(sheet(width, 2), glow('#dfeaf6', 1.15), { y: 7, z: -0.14 })
  const bays = Math.round(width / 3)
  for (let i = 0; i <= bays; i++)
    parts.add(box(0.09, 2.1, 0.16), finish.graphite(), { x: (i / bays - 0.5) * width, y: 7 })
  for (const y of [6, 8]) parts.add(box(width, 0.1, 0.24), finish.graphite(), { y })
  for (let i = 1; i < bays / 2; i++)
    parts.add(box(0.025, 6, 0.012), finish.grey(), { x: (i / bays - 0.25) * 2 * width, y: 3 })
  parts.add(box(width, 0.14, 0.03), finish.graphite(), { y: 0.07, z: 0.01 })
}

function walls(parts: Assembly, looks: Look[]) {
  parts.at({ x: middle.x }, () => longWall(parts, hall.width))
  parts.at({ x: middle.x, z: hall.depth, turn: Math.PI }, () => longWall(parts, hall.width))
  // The columns that carry the girders, in front of either long wall.
  for (let x = 4; x < hall.width; x += girderStep)
    for (const z of [0.13, hall.depth - 0.13]) parts.add(box(0.34, 8, 0.26), finish.grey(), { x, y: 4, z })
  endWalls(parts, looks)
}

/** Roof, girders, ducts and lamps: none of them casts a shadow from the ceiling light. */
function roof(parts: Assembly) {
  parts.add(sheet(hall.width, hall.depth), finish.ceiling(), { ...middle, y: hall.height, tilt: quarter })
  for (let x = 1; x < hall.width; x += 1.6)
    parts.add(box(0.2, 0.14, hall.depth), finish.graphite(), { x, y: hall.height - 0.07, z: middle.z })
  for (let x = 4; x < hall.width; x += girderStep)
    parts.at({ x, y: 8.35, z: middle.z, turn: quarter }, () =>
      truss(parts, finish.steel(), hall.depth - 0.4, 0.9, 0.055, 0.9),
    )
  for (const z of [3, 13.8, 27.4, 38.2]) {
    parts.add(rod(0.32, hall.width - 1, 20), finish.steel(), { x: middle.x, y: 8.55, z, roll: quarter })
    for (let x = 1.5; x < hall.width; x += 2.1)
      parts.add(ring(0.325, 0.014, 20), finish.grey(), { x, y: 8.55, z, turn: quarter })
  }
  for (const z of lines)
    for (const side of [-1, 1])
      for (let x = 3.4; x < hall.width - 2; x += 6.1) {
        parts.add(box(4.2, 0.09, 0.16), finish.graphite(), { x, y: 7.7, z: z + side * 2.2 })
        parts.add(box(4.1, 0.02, 0.12), glow('#f4f7ff', 2.4), { x, y: 7.65, z: z + side * 2.2 })
        for (const end of [-1.6, 1.6])
          parts.add(rod(0.006, 1.6, 4), finish.ink(), { x: x + end, y: 8.5, z: z + side * 2.2 })
      }
}

function rigging(parts: Assembly) {
  for (const [letter, z] of Object.entries(aisles) as [keyof typeof aisles, number][]) {
    for (const side of [-1, 1]) {
      const bar = { x: middle.x, y: 5.7, z: z + side * 1.9 }
      parts.at(bar, () => truss(parts, finish.steel(), hall.width - 8, 0.28, 0.02, 0.28))
      for (let x = 5; x < hall.width - 4; x += 1.9)
        parts.copy(spotlight(), { x, y: bar.y - 0.14, z: bar.z, tilt: side * 0.55, turn: 0 })
    }
    const banner = printed(aisleBanner(letter, aisleBooths[letter]), { light: 0.2, roughness: 0.9 })
    for (const x of [11.8, 17.8, 30.6, 37.2]) {
      for (const side of [-1, 1])
        parts.add(sheet(1, 2), banner, { x: x + side * 0.012, y: 5.9, z, turn: side * quarter })
      parts.add(rod(0.018, 1.1, 8), finish.steel(), { x, y: 6.92, z, tilt: quarter })
      for (const end of [-0.45, 0.45]) parts.add(rod(0.005, 2.4, 4), finish.steel(), { x, y: 8.1, z: z + end })
    }
  }
}

/** The empty hall: floor and walls, and separately the ceiling parts, which cast no shadow. */
export function shellOf(looks: Look[]): Group {
  const result = new Group()
  const [below, above] = [new Assembly(), new Assembly()]
  floor(below)
  walls(below, looks)
  roof(above)
  rigging(above)
  const house = below.finish('house')
  const ceiling = above.finish('ceiling')
  ceiling.userData.noShadow = true
  house.userData.noShadow = true
  result.add(house, ceiling)
  return result
}
