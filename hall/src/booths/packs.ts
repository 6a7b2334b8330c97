import { type BufferGeometry, PlaneGeometry } from 'three'
import { type Assembly, type Model, modelOf } from '../kit/assembly.ts'
import { finish, paint, printed } from '../kit/materials.ts'
import { seeded } from '../kit/random.ts'
import { box, rod } from '../kit/shapes.ts'
import type { Pack } from './stand.ts'

/** A surface with the pack's outline and curvature: half a cylinder, a cushion or nearly flat. Bottom at y = 0. */
function front({ width, height, depth, shape }: Pack): BufferGeometry {
  const [columns, rows] = shape === 'flat' ? [1, 1] : shape === 'round' ? [14, 1] : [8, 6]
  const geometry = new PlaneGeometry(width, height, columns, rows)
  const { position } = geometry.attributes
  for (let i = 0; i < position!.count; i++) {
    const u = position!.getX(i) / (width / 2)
    const v = position!.getY(i) / height + 0.5
    const round = Math.sqrt(Math.max(0, 1 - u * u))
    const soft = Math.max(0, 1 - Math.abs(u) ** 2.6) ** 0.5 * Math.max(0, 1 - v) ** 0.5
    const bulge = shape === 'round' ? round : shape === 'soft' ? soft : 0.5
    position!.setXYZ(i, position!.getX(i), v * height, (depth / 2) * bulge)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A product for the shelf, standing at the origin, facing +z. */
export const packModel = (pack: Pack): Model =>
  modelOf(`pack ${pack.art.svg.length} ${pack.art.svg}`, parts => {
    parts.add(front(pack), printed(pack.art, { cutout: true, light: 0.08, roughness: 0.4 }))
    if (pack.body) {
      const radius = pack.width / 2 - 0.008
      parts.add(rod(radius, pack.height * 0.96, 20), paint(pack.body, 0.4), { y: pack.height * 0.48, z: -0.004 })
    }
  })

const step = (pack: Pack) => pack.width * (pack.shape === 'soft' ? 1.02 : 1.08)

/** A row of products along x, `width` metres wide and two deep, centred at y of the shelf; slightly rotated at random. */
export function packRow(parts: Assembly, packs: Pack[], width: number, seed: number) {
  const random = seeded(seed)
  let x = -width / 2
  let i = 0
  const group = Math.max(2, Math.floor(width / packs.length / step(packs[0]!)))
  while (true) {
    const pack = packs[Math.floor(i / group) % packs.length]!
    const room = step(pack)
    if (x + room > width / 2) break
    parts.copy(packModel(pack), { x: x + room / 2, turn: (random() - 0.5) * 0.08 })
    if (pack.depth < 0.15)
      parts.copy(packModel(pack), {
        x: x + room / 2,
        z: -Math.max(0.07, pack.depth * 1.05),
        turn: (random() - 0.5) * 0.08,
      })
    x += room
    i++
  }
}

/** Height of the tallest pack of a row, for the shelf above. */
export const tallest = (packs: Pack[]) => Math.max(...packs.map(pack => pack.height))

/** A pyramid of one product, `base` pieces wide at the bottom. */
export function pyramid(parts: Assembly, pack: Pack, base: number) {
  for (let level = 0; level < base; level++) {
    const count = base - level
    for (let i = 0; i < count; i++)
      parts.copy(packModel(pack), { x: (i - (count - 1) / 2) * step(pack), y: level * (pack.height + 0.012) })
    if (count > 1)
      parts.add(box(count * step(pack), 0.012, pack.depth), finish.white(), {
        y: (level + 1) * (pack.height + 0.012) - 0.006,
      })
  }
}
