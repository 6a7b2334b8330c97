import { finish, paint, printed } from '../kit/materials.ts'
import { box, rounded, sheet } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls, warm } from './walls.ts'

/** Two pillars carry a lit name beam over the whole front. */
export const portal: BoothType = {
  name: 'portal',
  top: 3.8,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    platform(stand, finish.oak())
    backWall(stand, 3.2)
    sideWalls(stand, 3.2, finish.white())
    const pillar = paint(look.strong, 0.35)
    for (const side of [-1, 1]) {
      parts.add(rounded(0.3, 3.12, 0.3, 0.02, 2), pillar, { x: side * (width / 2 - 0.17), y: 1.62, z: -0.2 })
      parts.add(box(0.012, 2.9, 0.03), warm(), { x: side * (width / 2 - 0.33), y: 1.6, z: -0.06 })
      parts.add(rounded(0.12, 0.2, depth - 0.4, 0.01, 2), finish.white(), {
        x: side * (width / 2 - 0.1),
        y: 3.3,
        z: -depth / 2,
      })
    }
    parts.add(rounded(width, 0.62, 0.34, 0.02, 2), finish.white(), { y: 3.47, z: -0.2 })
    parts.add(sheet(width - 0.12, 0.52), printed(look.fascia(width - 0.12, 0.52, 'paper'), { light: 0.4 }), {
      y: 3.47,
      z: -0.028,
    })
    parts.add(box(width - 0.7, 0.016, 0.05), warm(), { y: 3.155, z: -0.2 })
    for (let i = 1; i < 4; i++)
      parts.add(box(width - 0.3, 0.08, 0.06), finish.white(), { y: 3.32, z: (-depth * i) / 4 - 0.1 })
    furnish(
      stand,
      { body: pillar, top: finish.white() },
      { front: width / 2 - 0.37, back: [0.12 - width / 2, width / 2 - 0.12], wall: 0.11 - depth },
    )
    numberCube(stand, -width * 0.36, 9.3)
  },
}
