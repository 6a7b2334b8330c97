import { Group } from 'three'
import { aisleBooths, aisles, door, hall } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { spotlight } from './kit/furniture.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { box, ground, ring, rod, sheet } from './kit/shapes.ts'
import { truss } from './kit/truss.ts'
import { aisleBanner, gate, lettered, title } from './signs.ts'
import { exitSign } from './views.ts'

const quarter = Math.PI / 2
const middle = { x: hall.width / 2, z: hall.depth / 2 }
const lines = Object.values(aisles)
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
  letters(parts)
  for (const [x, from, to, width] of passages)
    parts.add(ground(width, to - from, repeat.tiles), finish.aisleCarpet(), {
      x,
      y: 0.006,
      z: (from + to) / 2,
      tilt: -quarter,
    })
}

/** The aisle's letter on its carpet, between the stops, readable from either side. */
function letters(parts: Assembly) {
  for (const [letter, z] of Object.entries(aisles)) {
    const print = printed(lettered(letter, 512, 512, '#c8f031', null, 1.1), { roughness: 0.9, film: true })
    for (const x of [7.2, 17.6, 24.2, 30.8, 37, 43.6])
      for (const side of [-1, 1])
        parts.add(sheet(1.15, 1.15), print, {
          x: x + side * 0.3,
          y: 0.013,
          z: z - side * 0.75,
          tilt: -quarter,
          roll: side * quarter,
        })
  }
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

function shortWall(parts: Assembly, opening: { at: number; width: number; height: number } | null) {
  const half = hall.depth / 2
  const solid = (from: number, to: number) => {
    const place = { x: (from + to) / 2 }
    parts.add(box(to - from, hall.height, 0.2), finish.matt(), { ...place, y: hall.height / 2, z: -0.1 })
    parts.add(box(to - from, 0.14, 0.03), finish.graphite(), { ...place, y: 0.07, z: 0.01 })
  }
  if (!opening) return solid(-half, half)
  const { at, width, height } = opening
  solid(-half, at - width / 2)
  solid(at + width / 2, half)
  parts.add(box(width, hall.height - height, 0.2), finish.matt(), { x: at, y: (hall.height + height) / 2, z: -0.1 })
}

/** The fair's name, large, on a wall without doors there. */
function fairName(parts: Assembly, x: number) {
  parts.add(box(8.1, 3.1, 0.04), finish.white(), { x, y: 4.6, z: 0.02 })
  parts.add(sheet(8, 3), printed(title('Sports Nutrition', 'Trade Show'), { light: 0.15 }), { x, y: 4.6, z: 0.044 })
}

function walls(parts: Assembly) {
  parts.at({ x: middle.x }, () => longWall(parts, hall.width))
  parts.at({ x: middle.x, z: hall.depth, turn: Math.PI }, () => longWall(parts, hall.width))
  // The west wall is seen looking west: its left is south, so the door's place is mirrored.
  parts.at({ z: middle.z, turn: quarter }, () => {
    const at = middle.z - door.y
    shortWall(parts, { at, width: door.width, height: door.height })
    for (const side of [-1, 1])
      parts.add(box(0.16, door.height, 0.3), finish.ink(), {
        x: at + side * (door.width / 2 + 0.08),
        y: door.height / 2,
        z: -0.05,
      })
    parts.add(box(door.width + 0.32, 0.16, 0.3), finish.ink(), { x: at, y: door.height + 0.08, z: -0.05 })
    parts.add(sheet(5.6, 1.4), printed(gate('Lobby', 'Way out and information'), { light: 0.55 }), {
      x: at,
      y: 4.1,
      z: 0.06,
    })
    parts.add(box(5.7, 1.5, 0.05), finish.ink(), { x: at, y: 4.1, z: 0.03 })
    for (const x of [-0.6, -13]) fairName(parts, x)
  })
  parts.at({ x: hall.width, z: middle.z, turn: -quarter }, () => {
    shortWall(parts, null)
    for (const x of [-6.8, 6.8]) fairName(parts, x)
    for (const z of lines) {
      parts.add(box(2.6, 2.6, 0.06), finish.graphite(), { x: z - middle.z, y: 1.3, z: 0.02 })
      for (const side of [-1, 1]) {
        parts.add(box(1.16, 2.4, 0.04), finish.steel(), { x: z - middle.z + side * 0.6, y: 1.22, z: 0.05 })
        parts.add(box(0.7, 0.05, 0.05), finish.ink(), { x: z - middle.z + side * 0.6, y: 1.05, z: 0.1 })
      }
      parts.add(sheet(0.8, 0.4), printed(exitSign(), { light: 0.6 }), { x: z - middle.z, y: 2.9, z: 0.07 })
    }
  })
}

/** Roof, girders, ducts and lamps: nothing of it throws a shadow on the light that comes from it. */
function roof(parts: Assembly) {
  parts.add(sheet(hall.width, hall.depth), finish.ceiling(), { ...middle, y: hall.height, tilt: quarter })
  for (let x = 1; x < hall.width; x += 1.6)
    parts.add(box(0.2, 0.14, hall.depth), finish.graphite(), { x, y: hall.height - 0.07, z: middle.z })
  for (let x = 4; x < hall.width; x += 8.3)
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

/** The empty hall: floor and walls, and apart from them what hangs above and throws no shadow. */
export function shellOf(): Group {
  const result = new Group()
  const [below, above] = [new Assembly(), new Assembly()]
  floor(below)
  walls(below)
  roof(above)
  rigging(above)
  const house = below.finish('house')
  const ceiling = above.finish('ceiling')
  ceiling.userData.noShadow = true
  house.userData.noShadow = true
  result.add(house, ceiling)
  return result
}
