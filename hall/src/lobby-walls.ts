import { door, lobby } from './floorplan.ts'
import type { Assembly } from './kit/assembly.ts'
import { finish, glow, paint, printed, repeat } from './kit/materials.ts'
import { box, ground, rounded, sheet } from './kit/shapes.ts'
import { gate } from './signs.ts'
import { exitSign, square } from './views.ts'

const quarter = Math.PI / 2
export const height = 5.2
export const [halfWidth, halfDepth] = [lobby.depth / 2, lobby.width / 2]

export function floor(parts: Assembly) {
  parts.add(ground(2 * halfWidth, 2 * halfDepth, repeat.terrazzo), finish.terrazzo(), { tilt: -quarter })
  parts.add(ground(door.width, 2.1, repeat.terrazzo), finish.terrazzo(), {
    y: 0.004,
    z: -halfDepth - 1,
    tilt: -quarter,
  })
  parts.add(ground(3, 2 * halfDepth + 2, repeat.tiles), finish.blueCarpet(), { y: 0.008, z: -1, tilt: -quarter })
  for (const side of [-1, 1])
    parts.add(sheet(0.06, 2 * halfDepth + 2), paint('#c8f031', 0.9), { x: side * 1.53, y: 0.01, z: -1, tilt: -quarter })
  parts.add(ground(5.2, 4.6, repeat.carpet), finish.lightCarpet(), { x: 4.5, y: 0.006, z: 4, tilt: -quarter })
}

/** Plain white with lines of light, slats along the sides. */
export function ceiling(parts: Assembly) {
  parts.add(ground(2 * halfWidth, 2 * halfDepth, 4), finish.brightCeiling(), { y: height, tilt: quarter })
  for (const side of [-1, 1])
    for (let i = 0; i < 19; i++)
      parts.add(box(0.06, 0.16, 2 * halfDepth - 0.2), finish.oak(), {
        x: side * (halfWidth - 0.15 - i * 0.16),
        y: height - 0.08,
      })
  for (const x of [-3, -1.5, 0, 1.5, 3])
    parts.add(box(0.1, 0.02, 2 * halfDepth - 1.4), glow('#fffaf2', 1.6), { x, y: height - 0.01 })
}

/** The wall with the way into the hall. */
export function front(parts: Assembly) {
  const [width, high] = [door.width, door.height]
  const side = halfWidth - width / 2
  parts.at({ z: -halfDepth }, () => {
    for (const at of [-1, 1]) {
      const x = at * (halfWidth - side / 2)
      parts.add(box(side, height, 0.2), finish.graphite(), { x, y: height / 2, z: -0.1 })
      for (let i = 0; i < Math.round(side / 0.17); i++)
        parts.add(box(0.06, height - 0.3, 0.07), finish.oak(), {
          x: at * (width / 2 + 0.42 + i * 0.17),
          y: height / 2 - 0.1,
          z: 0.035,
        })
      parts.add(rounded(0.34, high + 0.3, 0.5, 0.02, 2), finish.ink(), {
        x: at * (width / 2 + 0.17),
        y: (high + 0.3) / 2,
      })
      parts.add(box(0.03, high - 0.1, 0.03), glow('#c8f031', 0.9), { x: at * (width / 2 + 0.02), y: high / 2, z: 0.24 })
      // The passage to the hall and its sliding doors.
      parts.add(box(0.1, high, 2), finish.matt(), { x: at * (width / 2 + 0.05), y: high / 2, z: -1 })
      parts.add(box(1.05, high - 0.25, 0.02), finish.glass(), {
        x: at * (width / 2 - 0.52),
        y: (high - 0.25) / 2,
        z: -0.12,
      })
      for (const edge of [0, 1.05])
        parts.add(box(0.05, high - 0.2, 0.05), finish.ink(), {
          x: at * (width / 2 - edge),
          y: (high - 0.2) / 2,
          z: -0.12,
        })
    }
    parts.add(box(width, height - high, 0.2), finish.graphite(), { y: (height + high) / 2, z: -0.1 })
    parts.add(box(width, 0.1, 2), finish.matt(), { y: high + 0.05, z: -1 })
    parts.add(box(width, 0.2, 0.12), finish.ink(), { y: high - 0.1, z: -0.12 })
    parts.add(rounded(6, 1.55, 0.3, 0.02, 2), finish.ink(), { y: high + 0.98, z: 0.1 })
    parts.add(sheet(5.9, 1.475), printed(gate('Exhibition hall', 'Aisles A, B and C'), { light: 0.55 }), {
      y: high + 0.98,
      z: 0.256,
    })
    for (const x of [-1.2, 0, 1.2]) parts.add(box(0.5, 0.02, 0.06), glow('#fff3e2', 1.8), { x, y: high - 0.005, z: -1 })
  })
}

/** Windows to the square outside, on the right. */
export function windows(parts: Assembly) {
  parts.at({ x: halfWidth, turn: -quarter }, () => {
    const view = printed(square(2 * halfDepth, height, 4), { light: 1.12 })
    parts.add(sheet(2 * halfDepth, height), view, { y: height / 2, z: -0.3 })
    parts.add(box(2 * halfDepth, 0.3, 0.3), finish.plaster(), { y: 0.15, z: -0.05 })
    parts.add(box(2 * halfDepth, 0.5, 0.3), finish.plaster(), { y: height - 0.25, z: -0.05 })
    for (let i = 0; i <= 8; i++)
      parts.add(box(0.09, height, 0.16), finish.graphite(), { x: (i / 8 - 0.5) * 2 * halfDepth, y: height / 2 })
    parts.add(box(2 * halfDepth, 0.07, 0.14), finish.graphite(), { y: 3.2 })
  })
}

/** The doors from outside, behind the visitor. */
export function back(parts: Assembly) {
  parts.at({ z: halfDepth, turn: Math.PI }, () => {
    parts.add(sheet(6, 2.7), printed(square(6, 2.7, 9), { light: 1.12 }), { y: 1.35, z: -0.25 })
    parts.add(box(2 * halfWidth, height - 2.7, 0.2), finish.plaster(), { y: (height + 2.7) / 2, z: -0.1 })
    for (const side of [-1, 1])
      parts.add(box(halfWidth - 3, 2.7, 0.2), finish.plaster(), { x: side * (halfWidth + 3) * 0.5, y: 1.35, z: -0.1 })
    for (let i = 0; i <= 6; i++) parts.add(box(0.07, 2.7, 0.12), finish.graphite(), { x: i - 3, y: 1.35 })
    parts.add(box(6, 0.08, 0.12), finish.graphite(), { y: 2.66 })
    for (const x of [-1.5, 1.5])
      parts.add(sheet(0.56, 0.28), printed(exitSign(), { light: 0.7 }), { x, y: 2.95, z: 0.02 })
    parts.add(rounded(6, 0.02, 1.8, 0.008, 1), finish.darkCarpet(), { y: 0.014, z: 1 })
  })
}
