import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { bench } from '../kit/seats.ts'
import { archway, box, extruded, sheet } from '../kit/shapes.ts'
import { counter, display, hero, shelves, standing } from './fittings.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls, warm } from './walls.ts'

/** Four round-shouldered ribs, one behind the other, in shades of the brand. */
export const arches: BoothType = {
  name: 'arches',
  top: 3.7,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    platform(stand, finish.lightCarpet(), repeat.carpet)
    backWall(stand, 3.1)
    sideWalls(stand, 1.1, finish.white(), 0)
    const ribs = 4
    for (let i = 0; i < ribs; i++) {
      const z = -0.34 - (i * (depth - 0.7)) / (ribs - 1)
      const colour = i % 2 ? finish.white() : paint(look.strong, 0.4)
      parts.add(extruded(archway(width - 0.04 - i * 0.05, 3.62 - i * 0.1, 0.2, 0.8), 0.22, 0.012), colour, {
        y: 0,
        z: z - 0.11,
      })
      parts.add(extruded(archway(width - 0.46 - i * 0.05, 3.4 - i * 0.1, 0.014, 0.58), 0.03), warm(), { z: z - 0.015 })
    }
    const sign = Math.min(width * 0.62, 3.8)
    parts.add(box(sign + 0.14, 0.56, 0.06), finish.white(), { y: 3.05, z: -0.12 })
    parts.add(sheet(sign, 0.46), printed(look.fascia(sign, 0.46, 'paper'), { light: 0.4 }), { y: 3.05, z: -0.086 })
    for (const side of [-1, 1])
      parts.add(box(0.02, 0.2, 0.02), finish.steel(), { x: side * sign * 0.35, y: 3.4, z: -0.16 })
    counter(stand, width * 0.02, -1.05, {
      width: 1.7,
      body: finish.white(),
      top: paint(look.strong, 0.4),
      radius: 0.12,
    })
    hero(stand, -width * 0.27, -1.2, 0.95)
    shelves(stand, -width * 0.22, -depth + 0.1, width > 6 ? 2.3 : 1.6, { foot: finish.white() })
    shelves(stand, width * 0.25, -depth + 0.1, width > 6 ? 1.9 : 1.3, { foot: finish.white(), levels: 3 })
    display(stand, width * 0.34, -1.5, 0.95, paint(look.strong, 0.4), -0.5)
    standing(stand, width * 0.1, -depth * 0.6, finish.white())
    parts.copy(bench(1.1), { x: -width / 2 + 0.62, y: deck, z: -depth * 0.62, turn: Math.PI / 2 })
    parts.copy(plant('palm'), { x: width / 2 - 0.55, y: deck, z: -depth + 0.7, turn: 1 })
    numberCube(stand, -width * 0.36, 9.3)
  },
}
