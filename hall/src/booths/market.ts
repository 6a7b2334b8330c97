import { finish, paint, printed } from '../kit/materials.ts'
import { plant } from '../kit/plants.ts'
import { box, rod, rounded, sheet } from '../kit/shapes.ts'
import { hero, shelves } from './fittings.ts'
import { packModel } from './packs.ts'
import { type BoothType, deck, type Stand } from './stand.ts'
import { backWall, numberCube, platform, sideWalls } from './walls.ts'

/** Wooden crates of products, tilted towards the visitor. */
function crates({ parts, look }: Stand, x: number, z: number, count: number) {
  parts.at({ x, y: deck, z }, () => {
    for (let i = 0; i < count; i++) {
      const pack = look.packs[i % look.packs.length]!
      const scale = Math.min(1, 0.2 / pack.height)
      parts.at({ x: (i - (count - 1) / 2) * 0.66 }, () => {
        parts.add(box(0.62, 0.5, 0.4), finish.ash(), { y: 0.25 })
        parts.at({ y: 0.62, z: 0.05, tilt: 0.45 }, () => {
          for (const [w, d, dx, dz] of [
            [0.62, 0.02, 0, -0.2],
            [0.62, 0.02, 0, 0.2],
            [0.02, 0.42, -0.3, 0],
            [0.02, 0.42, 0.3, 0],
          ] as const)
            parts.add(box(w, 0.16, d), finish.oak(), { x: dx, z: dz })
          parts.add(box(0.6, 0.02, 0.4), finish.oak(), { y: -0.07 })
          const columns = Math.max(2, Math.floor(0.56 / (pack.width * scale * 1.05)))
          for (let row = 0; row < 2; row++)
            for (let c = 0; c < columns; c++)
              parts.copy(packModel(pack), {
                x: (c - (columns - 1) / 2) * pack.width * scale * 1.05,
                y: -0.05,
                z: -0.08 + row * 0.17,
                scale,
              })
        })
      })
    }
  })
}

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
    parts.add(sheet(sign, 0.44), printed(look.fascia(sign, 0.44, 'paper'), { light: 0.3 }), { y: 3.36, z: -0.455 })
    const bar = width * 0.5
    parts.at({ x: width * 0.16, y: deck, z: -1 }, () => {
      parts.add(box(bar, 0.98, 0.55), finish.ash(), { y: 0.49 })
      parts.add(rounded(bar + 0.14, 0.05, 0.7, 0.02, 2), finish.walnut(), { y: 1.01 })
      const front = bar - 0.3
      parts.add(sheet(front, 0.56), printed(look.fascia(front, 0.56, 'main'), { light: 0.1 }), { y: 0.52, z: 0.281 })
      look.packs.slice(0, 4).forEach((pack, i) => {
        parts.copy(packModel(pack), { x: -bar / 2 + 0.24 + i * (pack.width + 0.1), y: 1.036, z: -0.05 })
      })
    })
    crates(stand, -width * 0.3, -0.85, width > 5 ? 3 : 2)
    hero(stand, -width * 0.3, -2.1, 0.85)
    shelves(stand, width * 0.17, -depth + 0.1, bar, { frame: finish.oak(), foot: finish.ash() })
    parts.copy(plant('palm'), { x: -width / 2 + 0.42, y: deck, z: -depth + 0.55 })
    parts.copy(plant('sword'), { x: width / 2 - 0.34, y: deck, z: -depth + 0.8, turn: 2 })
    numberCube(stand, -width * 0.36, 9.3)
  },
}
