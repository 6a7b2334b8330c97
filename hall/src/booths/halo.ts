import { DoubleSide, MeshStandardMaterial } from 'three'
import { coffeeTable } from '../kit/furniture.ts'
import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { sofa } from '../kit/seats.ts'
import { bow, bowAhead, box, drum, ring, rod, rounded } from '../kit/shapes.ts'
import { counter, hero, shelves } from './fittings.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { numberCube, platform, sideWalls, warm } from './walls.ts'

const inner = new MeshStandardMaterial({ color: '#e6e4df', roughness: 0.7, side: DoubleSide })

/** A bowed wall and a ring of light with the name above: a lounge without a roof. */
export const halo: BoothType = {
  name: 'halo',
  top: 3.3,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    platform(stand, finish.lightCarpet(), repeat.carpet)
    parts.add(box(width, 3.1, 0.1), finish.matt(), { y: 1.55, z: -depth + 0.05 })
    sideWalls(stand, 2.6, finish.matt(), 0)
    const radius = width * 0.95
    const angle = 2 * Math.asin((width / 2 - 0.12) / radius)
    const wallWidth = radius * angle
    parts.add(bow(radius, 2.7, angle), printed(look.wall(wallWidth, 2.7), { light: 0.2 }), {
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
    counter(stand, width * 0.24, -0.78, { body: finish.white(), top: brand, radius: 0.26 })
    hero(stand, -width * 0.06, -1.15, 0.9)
    shelves(stand, 0, -depth + 0.2, width > 5.8 ? 2.2 : 1.6, { foot: finish.white(), levels: 3 })
    const sofaZ = -depth * 0.42
    parts.copy(sofa(1.7, brand), { x: -width / 2 + 0.55, y: deck, z: sofaZ, turn: Math.PI / 2 })
    parts.copy(coffeeTable(finish.white()), { x: -width / 2 + 1.55, y: deck, z: sofaZ })
    parts.add(rounded(0.5, 0.5, 0.5, 0.06, 2), finish.white(), { x: -width / 2 + 0.5, y: deck + 0.25, z: -0.5 })
    // In front of the ends of the curved wall.
    const plantX = width / 2 - 0.42
    const plantZ = -depth + 0.16 + bowAhead(radius, plantX) + 0.34
    for (const side of [-1, 1])
      parts.copy(plant(side < 0 ? 'palm' : 'sword'), { x: side * plantX, y: deck, z: plantZ, turn: side })
    numberCube(stand, -width * 0.36, 9.3)
  },
}
