import { Group } from 'three'
import { mixed } from './booths/drawing.ts'
import type { Look } from './booths/stand.ts'
import { endWalls } from './end-walls.ts'
import { aisleBooths, aisles, hall } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { spotlight } from './kit/furniture.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { box, ground, rod, sheet } from './kit/shapes.ts'
import { truss } from './kit/truss.ts'
import { places } from './places.ts'
import { type Aisle, aisleColours, aisleSign } from './signs.ts'
import { roofs } from './views.ts'
import { themeWall } from './wall-signs.ts'

const quarter = Math.PI / 2
const middle = { x: hall.width / 2, z: hall.depth / 2 }
const lines = Object.entries(aisles) as [Aisle, number][]
const white = () => paint('#e6e9ea', 0.6)
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
  for (const [letter, z] of lines) {
    // Grey to walk on, with a band in the aisle's colour along each edge: a whole carpet of it outshines the booths.
    const carpet = (share: number) => finish.aisleCarpet(mixed(aisleColours[letter], '#3a4048', share))
    parts.add(ground(hall.width - 1.6, 3.2, repeat.tiles), carpet(0.82), { x: middle.x, y: 0.008, z, tilt: -quarter })
    for (const side of [-1, 1]) {
      parts.add(ground(hall.width - 1.6, 0.5, repeat.tiles), carpet(0.25), {
        x: middle.x,
        y: 0.009,
        z: z + side * 1.2,
        tilt: -quarter,
      })
      parts.add(ground(hall.width - 1.6, 0.09, repeat.carpet), paint('#f1efe8', 0.9), {
        x: middle.x,
        y: 0.01,
        z: z + side * 1.5,
        tilt: -quarter,
      })
    }
  }
  for (const [x, from, to, width] of passages)
    parts.add(ground(width, to - from, repeat.tiles), finish.aisleCarpet('#8f918c'), {
      x,
      y: 0.006,
      z: (from + to) / 2,
      tilt: -quarter,
    })
}

/** Words between the columns. */
const themes = ['PROTEIN', 'ENERGY', 'ENDURANCE', 'VITAMINS', 'RECOVERY']

/** Panels below, a frieze, a band of windows; seen from inside with its back to -z. */
function longWall(parts: Assembly, colour: string, seed: number) {
  const { width } = hall
  parts.add(box(width, 6, 0.2), finish.matt(), { y: 3, z: -0.1 })
  parts.add(box(width, 1.4, 0.2), finish.matt(), { y: hall.height - 0.7, z: -0.1 })
  for (const side of [-1, 1])
    parts.add(sheet(width / 2, 2), printed(roofs(width / 2, 2, seed + side), { light: 1.1 }), {
      x: (side * width) / 4,
      y: 7,
      z: -0.14,
    })
  const bays = Math.round(width / 3)
  for (let i = 0; i <= bays; i++) parts.add(box(0.09, 2.1, 0.16), finish.grey(), { x: (i / bays - 0.5) * width, y: 7 })
  for (const y of [6, 8]) parts.add(box(width, 0.1, 0.24), finish.grey(), { y })
  parts.add(box(width, 3.9, 0.008), paint(mixed(colour, '#ffffff', 0.66), 0.85), { y: 2.09, z: 0.004 })
  themes.forEach((word, i) => {
    const place = { x: (i - (themes.length - 1) / 2) * girderStep, y: 4.9 }
    parts.add(box(6, 1.5, 0.05), finish.white(), { ...place, z: 0.02 })
    parts.add(sheet(5.9, 1.475), printed(themeWall(word, colour), { light: 0.1 }), { ...place, z: 0.047 })
  })
  parts.add(box(width, 0.14, 0.03), finish.graphite(), { y: 0.07, z: 0.01 })
}

function walls(parts: Assembly, looks: Look[]) {
  parts.at({ x: middle.x }, () => longWall(parts, aisleColours.A, 3))
  parts.at({ x: middle.x, z: hall.depth, turn: Math.PI }, () => longWall(parts, aisleColours.C, 7))
  // The columns that carry the girders, in front of either long wall.
  for (let x = 4; x < hall.width; x += girderStep)
    for (const z of [0.13, hall.depth - 0.13]) parts.add(box(0.34, 8, 0.26), white(), { x, y: 4, z })
  endWalls(parts, looks)
}

/** Roof, girders, ducts and lamps: none of them casts a shadow from the ceiling light. */
function roof(parts: Assembly) {
  parts.add(sheet(hall.width, hall.depth), paint('#dfe2e3', 0.95), { ...middle, y: hall.height, tilt: quarter })
  for (let x = 1; x < hall.width; x += 3.2)
    parts.add(box(0.2, 0.14, hall.depth), white(), { x, y: hall.height - 0.07, z: middle.z })
  for (let x = 4; x < hall.width; x += girderStep)
    parts.at({ x, y: 8.35, z: middle.z, turn: quarter }, () => truss(parts, white(), hall.depth - 0.4, 0.9, 0.055, 1.2))
  for (const z of [3, 13.8, 27.4, 38.2])
    parts.add(rod(0.32, hall.width - 0.1, 20), paint('#cdd2d4', 0.5), { x: middle.x, y: 8.55, z, roll: quarter })
  for (const [, z] of lines)
    for (const side of [-1, 1])
      for (let x = 3.4; x < hall.width - 2; x += 6.1) {
        parts.add(box(4.2, 0.09, 0.16), white(), { x, y: 7.7, z: z + side * 2.2 })
        parts.add(box(4.1, 0.02, 0.12), glow('#f4f7ff', 2.4), { x, y: 7.65, z: z + side * 2.2 })
        for (const end of [-1.6, 1.6]) hung(parts, x + end, 7.74, z + side * 2.2)
      }
}

/** A rod from the roof down to `y`. */
const hung = (parts: Assembly, x: number, y: number, z: number) =>
  parts.add(rod(0.008, hall.height - y, 4), finish.steel(), { x, y: (hall.height + y) / 2, z })

/** Over every aisle two beams with spotlights and a ribbon of light in its colour, and lit cubes with its letter. */
function rigging(parts: Assembly) {
  const side = 1.5
  for (const [letter, z] of lines) {
    for (const edge of [-1, 1]) {
      const bar = { x: middle.x, y: 5.7, z: z + edge * 1.9 }
      parts.add(box(hall.width - 6, 0.12, 0.14), white(), bar)
      parts.add(box(hall.width - 6, 0.09, 0.02), glow(mixed(aisleColours[letter], '#ffffff', 0.25), 0.6), {
        ...bar,
        z: bar.z - edge * 0.08,
      })
      for (let x = 4.6; x < hall.width - 3; x += 2.7)
        parts.copy(spotlight(), { x, y: bar.y - 0.05, z: bar.z, tilt: edge * 0.55 })
      for (let x = 4.6; x < hall.width - 3; x += 8.1) hung(parts, x, bar.y, bar.z)
    }
    const print = printed(aisleSign(letter, aisleBooths[letter]), { light: 0.45, roughness: 0.9 })
    for (const x of [11.5, 24.7, 38]) {
      parts.add(box(side, side, side), paint(aisleColours[letter], 0.9), { x, y: 6, z })
      for (let face = 0; face < 4; face++)
        parts.at({ x, y: 6, z, turn: face * quarter }, () =>
          parts.add(sheet(side, side), print, { z: side / 2 + 0.004 }),
        )
      for (const end of [-0.6, 0.6]) hung(parts, x + end, 6.7, z)
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
  result.add(house, ceiling, ...places(looks))
  return result
}
