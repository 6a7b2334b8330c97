import { mixed } from './booths/drawing.ts'
import type { Look } from './booths/stand.ts'
import { aisles, door, hall } from './floorplan.ts'
import type { Assembly } from './kit/assembly.ts'
import { finish, paint, printed } from './kit/materials.ts'
import { panel } from './kit/panel.ts'
import { box, sheet } from './kit/shapes.ts'
import { type Aisle, aisleColours, gate, title } from './signs.ts'
import { exitSign } from './views.ts'
import { aisleWall } from './wall-signs.ts'

const quarter = Math.PI / 2
const middle = hall.depth / 2
/** Where the walls take on an aisle's colour, up to its letter. */
const zones: [Aisle, from: number, to: number][] = [
  ['A', 0, 13.8],
  ['B', 13.8, 27.4],
  ['C', 27.4, hall.depth],
]

/** The walls at the ends of the aisles. Both are built as seen from inside: x runs to the right of somebody facing them. */
export function endWalls(parts: Assembly, looks: Look[]) {
  parts.at({ z: middle, turn: quarter }, () => west(parts, looks))
  parts.at({ x: hall.width, z: middle, turn: -quarter }, () => east(parts, looks))
}

function west(parts: Assembly, looks: Look[]) {
  const at = (z: number) => middle - z
  wall(parts, at, { at: at(door.y), width: door.width, height: door.height })
  wayOut(parts, at(door.y))
  posters(parts, at(2.6), looks, [5])
  posters(parts, at(11.4), looks, [20])
  fairName(parts, at(14.9), 4.4, 4.6)
  aisleEnd(parts, 'B', at(aisles.B))
  posters(parts, at(aisles.B), looks, [9, 27])
  posters(parts, at(30.2), looks, [3, 17])
  aisleEnd(parts, 'C', at(aisles.C))
  doubleDoor(parts, 'C', at(aisles.C))
}

function east(parts: Assembly, looks: Look[]) {
  const at = (z: number) => z - middle
  wall(parts, at, null)
  aisleEnd(parts, 'A', at(aisles.A))
  for (const letter of ['B', 'C'] as const) {
    const x = at(aisles[letter])
    aisleEnd(parts, letter, x)
    doubleDoor(parts, letter, x)
    parts.add(sheet(0.8, 0.4), printed(exitSign(), { light: 0.6 }), { x, y: 2.95, z: 0.033 })
  }
  posters(parts, at(11), looks, [14])
  posters(parts, at(27.4), looks, [30, 12, 6])
  fairName(parts, at(27.4), 6, 7.2)
}

function wall(
  parts: Assembly,
  place: (z: number) => number,
  opening: { at: number; width: number; height: number } | null,
) {
  const half = hall.depth / 2
  const solid = (from: number, to: number) => {
    const x = (from + to) / 2
    parts.add(box(to - from, hall.height, 0.2), finish.matt(), { x, y: hall.height / 2, z: -0.1 })
    parts.add(box(to - from, 0.14, 0.03), finish.graphite(), { x, y: 0.07, z: 0.01 })
    for (const [letter, ...ends] of zones) {
      const [a, b] = ends.map(place).sort((one, other) => one - other) as [number, number]
      const [left, right] = [Math.max(a, from), Math.min(b, to)]
      if (left >= right) continue
      const field = paint(mixed(aisleColours[letter], '#ffffff', 0.66), 0.85)
      parts.add(box(right - left, 4.4, 0.008), field, { x: (left + right) / 2, y: 2.34, z: 0.004 })
    }
  }
  if (!opening) return solid(-half, half)
  const { at, width, height } = opening
  solid(-half, at - width / 2)
  solid(at + width / 2, half)
  parts.add(box(width, hall.height - height, 0.2), finish.matt(), { x: at, y: (hall.height + height) / 2, z: -0.1 })
}

/** The frame of the opening to the lobby and the sign over it. */
function wayOut(parts: Assembly, x: number) {
  for (const side of [-1, 1])
    parts.add(box(0.16, door.height, 0.3), finish.ink(), {
      x: x + side * (door.width / 2 + 0.08),
      y: door.height / 2,
      z: -0.05,
    })
  parts.add(box(door.width + 0.32, 0.16, 0.3), finish.ink(), { x, y: door.height + 0.08, z: -0.05 })
  parts.add(sheet(5.6, 1.4), printed(gate('Lobby', 'Way out and information'), { light: 0.55 }), { x, y: 4.1, z: 0.06 })
  parts.add(box(5.7, 1.5, 0.05), finish.ink(), { x, y: 4.1, z: 0.03 })
}

function aisleEnd(parts: Assembly, letter: Aisle, x: number) {
  parts.add(box(4.3, 4.3, 0.06), finish.white(), { x, y: 6.7, z: 0.03 })
  parts.add(sheet(4.2, 4.2), printed(aisleWall(letter), { light: 0.4, roughness: 0.85 }), { x, y: 6.7, z: 0.064 })
}

/** A door in a field of the aisle's colour that reaches up to its letter. */
function doubleDoor(parts: Assembly, letter: Aisle, x: number) {
  parts.add(box(4.3, 4.4, 0.03), paint(aisleColours[letter], 0.7), { x, y: 2.34, z: 0.015 })
  parts.add(box(2.6, 2.6, 0.06), finish.graphite(), { x, y: 1.3, z: 0.02 })
  for (const side of [-1, 1]) {
    parts.add(box(1.16, 2.4, 0.04), finish.white(), { x: x + side * 0.6, y: 1.22, z: 0.05 })
    parts.add(box(0.7, 0.05, 0.06), finish.ink(), { x: x + side * 0.6, y: 1.05, z: 0.09 })
  }
}

/** Posters side by side with a product of each of these booths. */
function posters(parts: Assembly, x: number, looks: Look[], numbers: number[]) {
  const [width, height] = [1.7, 4]
  numbers.forEach((number, i) => {
    const place = { x: x + (i - (numbers.length - 1) / 2) * 2.1, y: 2.4 }
    panel(parts, looks[number - 1]!.rollUp(), place, width, height)
  })
}

/** The fair's name in large letters on a wall without doors. */
function fairName(parts: Assembly, x: number, width: number, y: number) {
  panel(parts, title('Sports Nutrition', 'Trade Show'), { x, y }, width, width * 0.375)
}
