import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { box, rounded, sheet } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import type { BoothType, Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls, warm } from './walls.ts'

/** A five-metre tower on the open corner, visible from the far end of the aisle. */
export const tower: BoothType = {
  name: 'tower',
  top: 3.7,
  build(stand: Stand) {
    const { parts, width, depth, open, look } = stand
    const side = open.left && !open.right ? -1 : 1
    platform(stand, finish.darkCarpet(), repeat.carpet)
    backWall(stand, 3.6)
    sideWalls(stand, 3.6, finish.ink(), 0)
    const brand = paint(look.strong, 0.4)
    // In the back corner, so that it does not hide the booth from the aisle.
    const corner = { x: side * (width / 2 - 0.6), z: -depth + 0.6 }
    parts.add(rounded(1.16, 4.9, 1.16, 0.02, 2), brand, { ...corner, y: 2.5 })
    const face = printed(look.column(1.1, 4.4), { light: 0.28 })
    for (let i = 0; i < 4; i++)
      parts.at({ ...corner, y: 2.55, turn: (i * Math.PI) / 2 }, () => parts.add(sheet(1.1, 4.4), face, { z: 0.584 }))
    parts.add(box(1.2, 0.03, 1.2), warm(), { ...corner, y: 4.97 })
    parts.add(rounded(width - 0.04, 0.46, 0.2, 0.015, 2), brand, { y: 3.4, z: -0.2 })
    parts.add(sheet(width - 0.2, 0.4), printed(look.fascia(width - 0.2, 0.4, 'ink'), { light: 0.4 }), {
      y: 3.4,
      z: -0.095,
    })
    parts.add(box(width - 0.4, 0.014, 0.04), warm(), { y: 3.16, z: -0.2 })
    for (const end of [-1, 1])
      parts.add(rounded(0.12, 3.4, 0.12, 0.01, 2), finish.ink(), { x: end * (width / 2 - 0.1), y: 1.7, z: -0.2 })
    parts.add(rounded(0.14, 0.2, depth - 1.2, 0.01, 2), finish.ink(), {
      x: side * (width / 2 - 0.1),
      y: 3.4,
      z: -depth / 2 + 0.4,
    })
    const [inner, outer] = [width / 2 - 1.24, width / 2 - 0.12]
    furnish(
      stand,
      { body: brand, top: finish.ink(), frame: finish.ink() },
      { front: width / 2 - 0.2, back: side > 0 ? [-outer, inner] : [-inner, outer], wall: 0.11 - depth },
    )
    numberCube(stand, -side * width * 0.28, 9.3)
  },
}
