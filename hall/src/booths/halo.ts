import { DoubleSide, MeshStandardMaterial } from 'three'
import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { bow, bowAhead, box, drum, ring, rod } from '../kit/shapes.ts'
import { furnish } from './kits.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { numberCube, platform, sideWalls, warm } from './walls.ts'

const inner = new MeshStandardMaterial({ color: '#e6e4df', roughness: 0.7, side: DoubleSide })

/** A bowed wall and a ring of light with the name above: a lounge without a roof. */
export const halo: BoothType = {
  name: 'halo',
  top: 3.3,
  build(stand: Stand) {
    const { parts, width, depth, look, near } = stand
    platform(stand, finish.lightCarpet(), repeat.carpet)
    parts.add(box(width, 3.1, 0.1), finish.matt(), { y: 1.55, z: -depth + 0.05 })
    sideWalls(stand, 3, finish.matt(), 0.28)
    const radius = width * 0.95
    const angle = 2 * Math.asin((width / 2 - 0.12) / radius)
    const wallWidth = radius * angle
    parts.add(bow(radius, 2.7, angle), printed(look.wall(wallWidth, 2.7, near), { light: 0.2 }), {
      y: deck + 1.37,
      z: -depth + 0.16 + radius,
    })
    parts.add(drum(radius + 0.03, 2.7, angle), finish.white(), {
      y: deck + 1.37,
      z: -depth + 0.16 + radius,
      turn: Math.PI,
    })
    parts.add(bow(radius - 0.015, 0.03, angle), warm(), { y: deck + 2.74, z: -depth + 0.16 + radius })
    const [y, r] = [4.15, Math.min(width, depth) * 0.36]
    const print = printed(look.fascia((2 * Math.PI * r) / 3, 0.7, 'paper'), { light: 0.32 })
    parts.at({ y, z: -depth / 2 }, () => {
      for (let i = 0; i < 3; i++) parts.add(drum(r, 0.7, (2 * Math.PI) / 3), print, { turn: i * ((2 * Math.PI) / 3) })
      parts.add(bow(r - 0.03, 0.7, 2 * Math.PI, 60), inner)
      parts.add(ring(r, 0.02, 60), warm(), { y: -0.36, tilt: Math.PI / 2 })
      for (let i = 0; i < 4; i++)
        parts.add(rod(0.006, 9.3 - y, 5), finish.steel(), {
          x: Math.cos(i * 1.571) * r,
          y: (9.3 - y) / 2,
          z: Math.sin(i * 1.571) * r,
        })
    })
    const brand = paint(look.strong, 0.4)
    const reach = width * 0.39
    furnish(
      stand,
      { body: finish.white(), top: brand, radius: 0.2 },
      { front: width / 2 - 0.1, back: [-reach, reach], wall: -depth + 0.18 + bowAhead(radius, reach) },
    )
    numberCube(stand, -width * 0.39, 9.3)
  },
}
