import { finish, glow, paint, printed } from '../kit/materials.ts'
import { archway, box, extruded, sheet } from '../kit/shapes.ts'
import { film } from './fittings.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
import { backWall, numberCube, platform } from './walls.ts'

const quarter = Math.PI / 2

/** A closed box with round corners, lit from its ceiling, like a shop window. */
export const cabinet: BoothType = {
  name: 'cabinet',
  top: 3.75,
  build(stand: Stand) {
    const { parts, width, depth, open, look } = stand
    platform(stand, finish.ash())
    const height = 3.7
    const shellColour = paint(look.main, 0.4)
    parts.add(extruded(archway(width - 0.02, height, 0.22, 0.5), 0.5), shellColour, { z: -0.52 })
    parts.add(box(width - 0.4, 0.42, 0.49), shellColour, { y: height - 0.43, z: -0.27 })
    for (const side of [-1, 1])
      parts.add(box(0.16, 3.1, depth - 0.56), finish.white(), {
        x: side * (width / 2 - 0.14),
        y: 1.6,
        z: -depth / 2 - 0.24,
      })
    for (const [side, free] of [
      [-1, open.left],
      [1, open.right],
    ] as const)
      if (free) {
        // People come along this side, so the film is on it too.
        parts.at({ x: side * (width / 2 - 0.06), y: 1.6, z: -depth / 2 - 0.24, turn: side * quarter }, () => {
          parts.add(sheet(depth - 0.6, 3), printed(look.field(depth - 0.6, 3), { light: 0.1 }), { z: 0.003 })
          parts.at({ x: -side * 0.6, y: 0.3, z: 0.003 }, () => film(stand, 2))
        })
      }
    for (const side of [-1, 1])
      for (const z of [-1.5, -2.75])
        parts.add(sheet(1, 2.35), printed(look.rollUp(side > 0 ? 3 : z < -2 ? 6 : 1), { light: 0.12 }), {
          x: side * (width / 2 - 0.223),
          y: 1.55,
          z,
          turn: (-side * Math.PI) / 2,
        })
    parts.add(box(width - 0.2, 0.1, depth - 0.56), finish.white(), { y: 3.2, z: -depth / 2 - 0.24 })
    for (const x of [-0.3, 0, 0.3])
      parts.add(box(width * 0.2, 0.02, depth * 0.55), glow('#fff6ea', 1.25), {
        x: x * width,
        y: 3.14,
        z: -depth * 0.55,
      })
    backWall(stand, 3.2, 0.3)
    const sign = Math.min(width * 0.6, 4)
    parts.add(sheet(sign, 0.46), printed(look.letters(sign, 0.46), { film: true, light: 0.25 }), {
      y: height - 0.29,
      z: -0.017,
    })
    const side = width / 2 - 0.26
    furnish(stand, { body: finish.white(), top: shellColour }, { front: side, back: [-side, side], wall: 0.11 - depth })
    numberCube(stand, -width * 0.36, 9.3)
  },
}
