import { spotlight } from '../kit/furniture.ts'
import { finish, paint, printed, repeat } from '../kit/materials.ts'
import { box, rounded, sheet } from '../kit/shapes.ts'
import { truss } from '../kit/truss.ts'
import { furnish } from './kits.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls } from './walls.ts'

/** Black truss like a stage, with cloth banners and spotlights: for the loud brands. */
export const gantry: BoothType = {
  name: 'gantry',
  top: 3.9,
  build(stand: Stand) {
    const { parts, width, depth, look } = stand
    const metal = finish.ink()
    platform(stand, finish.darkCarpet(), repeat.carpet)
    backWall(stand, 3.4, 0.25)
    sideWalls(stand, 3.4, finish.graphite(), 0)
    for (const side of [-1, 1]) {
      parts.at({ x: side * (width / 2 - 0.16), y: 1.8, z: -0.24, roll: Math.PI / 2 }, () =>
        truss(parts, metal, 3.5, 0.24, 0.024, 0.29),
      )
      parts.at({ x: side * (width / 2 - 0.16), y: 3.7, z: -depth / 2, turn: Math.PI / 2 }, () =>
        truss(parts, metal, depth - 0.2, 0.24, 0.024, 0.29),
      )
      parts.add(box(0.5, 0.03, 0.5), metal, { x: side * (width / 2 - 0.26), y: deck + 0.015, z: -0.27 })
    }
    parts.at({ y: 3.7, z: -0.24 }, () => truss(parts, metal, width - 0.1, 0.24, 0.024, 0.29))
    const sign = width * 0.62
    parts.add(rounded(sign + 0.06, 0.66, 0.05, 0.01, 2), metal, { y: 3.4, z: -0.074 })
    parts.add(sheet(sign, 0.6), printed(look.fascia(sign, 0.6, 'main'), { light: 0.35 }), { y: 3.4, z: -0.047 })
    for (let i = 0; i < 4; i++)
      parts.copy(spotlight(), { x: ((i + 0.5) / 4 - 0.5) * (width - 1), y: 3.58, z: -0.36, tilt: 0.5 })
    for (const side of [-1, 1]) {
      const cloth = printed(look.field(0.8, 2.36), { light: 0.12, roughness: 0.9 })
      for (const face of [-1, 1])
        parts.add(sheet(0.8, 2.36), cloth, {
          x: side * (width / 2 - 0.16) + face * 0.006,
          y: 2.39,
          z: -1.2,
          turn: (face * Math.PI) / 2,
        })
    }
    furnish(
      stand,
      { body: paint(look.strong, 0.4), top: metal, frame: metal },
      { front: width / 2 - 0.54, back: [0.3 - width / 2, width / 2 - 0.3], wall: 0.11 - depth },
    )
    numberCube(stand, -width * 0.36, 9.3)
  },
}
