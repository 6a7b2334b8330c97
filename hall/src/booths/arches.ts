import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { archway, box, extruded, sheet } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
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
    parts.add(box(sign + 0.14, 0.56, 0.06), finish.white(), { y: 3.05, z: -0.24 })
    parts.add(sheet(sign, 0.46), printed(look.fascia(sign, 0.46, 'paper'), { light: 0.4 }), { y: 3.05, z: -0.207 })
    for (const side of [-1, 1])
      parts.add(box(0.02, 0.2, 0.02), finish.steel(), { x: side * sign * 0.35, y: 3.4, z: -0.24 })
    furnish(
      stand,
      { body: finish.white(), top: paint(look.strong, 0.4), radius: 0.12 },
      { front: width / 2 - 0.34, back: [0.32 - width / 2, width / 2 - 0.32], wall: 0.11 - depth },
    )
    numberCube(stand, -width * 0.36, 9.3)
  },
}
