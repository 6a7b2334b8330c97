import { finish, paint, printed } from '../kit/materials.ts'
import { box, rod, rounded, sheet } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls } from './walls.ts'

/** A market stall: striped awning, a long tasting bar, crates full of products. */
export const market: BoothType = {
  name: 'market',
  top: 3.5,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    platform(stand, finish.ash())
    backWall(stand, 3.1)
    sideWalls(stand, 3.1, finish.ash(), 0.2)
    for (const side of [-1, 1])
      parts.add(rod(0.045, 3.1, 16), finish.oak(), { x: side * (width / 2 - 0.12), y: 1.55, z: -0.5 })
    parts.add(rod(0.035, width - 0.2, 12), finish.oak(), { y: 3.05, z: -0.5, roll: Math.PI / 2 })
    const stripes = Math.round((width - 0.1) / 0.32)
    const stripe = (width - 0.1) / stripes
    for (let i = 0; i < stripes; i++) {
      const cloth = i % 2 ? paint('#f2f0ea', 0.9) : paint(look.strong, 0.9)
      const x = -width / 2 + 0.05 + (i + 0.5) * stripe
      parts.add(box(stripe, 0.015, 1.75), cloth, { x, y: 3.18, z: -0.86, tilt: 0.24 })
      parts.add(box(stripe, 0.24, 0.012), cloth, { x, y: 2.86, z: -0.008 })
    }
    const sign = Math.min(width * 0.7, 4.2)
    parts.add(rounded(sign + 0.14, 0.54, 0.08, 0.02, 2), finish.oak(), { y: 3.36, z: -0.5 })
    parts.add(sheet(sign, 0.44), printed(look.fascia(sign, 0.44, 'paper'), { light: 0.3 }), { y: 3.36, z: -0.458 })
    furnish(
      stand,
      { body: finish.ash(), top: finish.walnut(), frame: finish.oak() },
      { front: width / 2 - 0.2, back: [0.16 - width / 2, width / 2 - 0.16], wall: 0.11 - depth },
    )
    numberCube(stand, -width * 0.36, 9.3)
  },
}
