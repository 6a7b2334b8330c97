import { pendant } from '../kit/furniture.ts'
import { finish, paint, printed } from '../kit/materials.ts'
import { box, rounded, sheet } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls } from './walls.ts'

/** Timber posts and slats with pendant lamps and greenery. */
export const pergola: BoothType = {
  name: 'pergola',
  top: 3.7,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    platform(stand, finish.oak())
    backWall(stand, 3.2, 0.2)
    sideWalls(stand, 3.2, finish.walnut())
    const timber = finish.walnut()
    for (const side of [-1, 1])
      for (const z of [-0.16, -depth + 0.3])
        parts.add(rounded(0.16, 3.25, 0.16, 0.012, 2), timber, { x: side * (width / 2 - 0.12), y: 1.7, z })
    for (const z of [-0.16, -depth + 0.3]) parts.add(rounded(width, 0.2, 0.16, 0.012, 2), timber, { y: 3.36, z })
    const slats = Math.floor(width / 0.26)
    for (let i = 0; i <= slats; i++)
      parts.add(box(0.05, 0.16, depth - 0.1), finish.oak(), {
        x: -width / 2 + 0.1 + (i * (width - 0.2)) / slats,
        y: 3.54,
        z: -depth / 2,
      })
    const sign = Math.min(width * 0.66, 4)
    parts.add(rounded(sign + 0.12, 0.6, 0.08, 0.02, 2), paint(look.main), { y: 3.4, z: -0.04 })
    parts.add(sheet(sign, 0.5), printed(look.fascia(sign, 0.5, 'main'), { light: 0.3 }), { y: 3.4, z: 0.002 })
    parts.add(box(width - 0.3, 0.03, 0.03), timber, { y: 3.447, z: -depth * 0.42 })
    const lamp = pendant(0.5, paint(look.strong))
    const lamps = width > 5.5 ? 5 : 4
    for (let i = 0; i < lamps; i++)
      parts.copy(lamp, { x: ((i + 0.5) / lamps - 0.5) * (width - 0.6), y: 3.433, z: -depth * 0.42 })
    furnish(
      stand,
      { body: timber, top: finish.oak(), frame: finish.oak() },
      { front: width / 2 - 0.24, back: [0.28 - width / 2, width / 2 - 0.28], wall: 0.11 - depth },
    )
    numberCube(stand, -width * 0.36, 9.3)
  },
}
