import { finish, paint, printed } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { box, rounded, sheet } from '../kit/shapes.ts'
import { counter, display, hero, shelves, standing } from './fittings.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls, wallScreen, warm } from './walls.ts'

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
      parts.add(rounded(0.3, 3.1, 0.3, 0.02, 2), pillar, { x: side * (width / 2 - 0.17), y: 1.6, z: -0.2 })
      parts.add(box(0.012, 2.9, 0.03), warm(), { x: side * (width / 2 - 0.33), y: 1.6, z: -0.06 })
      parts.add(rounded(0.12, 0.2, depth - 0.4, 0.01, 2), finish.white(), {
        x: side * (width / 2 - 0.1),
        y: 3.32,
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
    const wide = width > 5.8
    counter(stand, -width * 0.24, -0.75, { body: pillar, top: finish.white() })
    hero(stand, width * 0.16, -1.05)
    shelves(stand, wide ? -width * 0.2 : -width * 0.22, -depth + 0.1, wide ? 2.4 : 1.7)
    wallScreen(stand, width * 0.24, 1.6)
    display(stand, width * 0.24, -depth + 0.55, 1.3, finish.white())
    standing(stand, wide ? width * 0.02 : -width * 0.02, -depth * 0.55, finish.white())
    parts.copy(plant('sword'), { x: width / 2 - 0.55, y: deck, z: -0.8, scale: 0.9 })
    if (wide) parts.copy(plant('palm'), { x: -width / 2 + 0.4, y: deck, z: -depth + 0.5, turn: 2 })
    numberCube(stand, -width * 0.36, 9.3)
  },
}
