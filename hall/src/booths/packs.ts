import { BufferGeometry, Float32BufferAttribute } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type Assembly, type Model, modelOf } from '../kit/assembly.ts'
import { paint, printed } from '../kit/materials.ts'
import { seeded } from '../kit/random.ts'
import { box, rod } from '../kit/shapes.ts'
import type { Pack } from './stand.ts'

/** Columns of half a round pack. */
const columns = 12

/** Outline rows that matter, as [share of the height from the top, half width]; closed by a lid and a bottom. */
function rowsOf(outline: number[]): [number, number][] {
  const last = outline.length - 1
  const kept = outline.flatMap((half, i): [number, number][] => {
    const bend = Math.max(Math.abs(half - (outline[i - 1] ?? 0)), Math.abs(half - (outline[i + 1] ?? 0)))
    return bend > 0.012 || i % 12 === 0 || i === last ? [[i / last, half]] : []
  })
  return [[0, 0], ...kept, [1, 0]]
}

/** A pack turned from its picture's outline, round or flattened: the picture on the front and again on the back. */
function turnedPack({ width, height, depth, shape, outline }: Pack): BufferGeometry {
  const [position, uv, index]: [number[], number[], number[]] = [[], [], []]
  const rows = rowsOf(outline)
  for (const side of [1, -1]) {
    const from = position.length / 3
    for (const [down, half] of rows) {
      // Bags stand on a gusset and end in a flat seal.
      const thick = shape === 'round' ? half * depth : half && depth * Math.max(0.04, 1 - (1 - down) ** 1.7) ** 0.6
      for (let i = 0; i <= columns; i++) {
        const angle = (i / columns - 0.5) * Math.PI
        const x = (Math.sin(angle) * half * width) / 2
        position.push(side * x, (1 - down) * height, (side * Math.cos(angle) * thick) / 2)
        // A little inside the picture, whose edges are soft.
        uv.push(0.5 + 0.483 * half * Math.sin(angle), 0.988 - down * 0.976)
      }
    }
    for (let row = 0; row + 1 < rows.length; row++)
      for (let i = 0; i < columns; i++) {
        const a = from + row * (columns + 1) + i
        const b = a + columns + 1
        index.push(a, b, a + 1, a + 1, b, b + 1)
      }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  return toCreasedNormals(geometry, 0.7)
}

/** A box with the picture on front and back; its other sides have the colours of the picture's edges. */
function boxed(width: number, height: number, depth: number): BufferGeometry {
  const geometry = box(width, height, depth)
  const { uv, normal } = geometry.attributes
  const edge = (across: number, own: number) => (Math.abs(across) > 0.5 ? 0.5 + Math.sign(across) * 0.485 : own)
  for (let i = 0; i < uv!.count; i++)
    uv!.setXY(i, edge(normal!.getX(i), uv!.getX(i)), edge(normal!.getY(i), uv!.getY(i)))
  return geometry
}

/** Bars on the three steps of an open carton. */
function bars(parts: Assembly, { art, width, height, depth, lid }: Pack) {
  const [tall, deep] = [height * 0.31, depth / 3]
  for (let i = 0; i < 3; i++) {
    const [rise, z] = [0.012 + i * (height - tall - 0.012) * 0.5, depth / 2 - (i + 0.5) * deep]
    parts.add(box(width, rise, deep), paint(lid, 0.6), { y: rise / 2, z })
    parts.add(boxed(width * 0.94, tall, deep * 0.55), printed(art, { roughness: 0.35 }), { y: rise + tall / 2, z })
  }
}

/** A product for the shelf, standing at the origin, facing +z. */
export const packModel = (pack: Pack): Model =>
  modelOf(`pack ${pack.shape} ${pack.art.svg.length} ${pack.art.svg}`, parts => {
    const { art, shape, width, height, depth, lid } = pack
    const print = printed(art, { roughness: 0.35 })
    if (shape === 'bars') bars(parts, pack)
    else if (shape === 'box') parts.add(boxed(width, height, depth), print, { y: height / 2 })
    else if (shape === 'carton') {
      parts.add(boxed(width, height * 0.94, depth), print, { y: height * 0.47 })
      parts.add(rod(width * 0.2, height * 0.06, 20), paint(lid, 0.4), { y: height * 0.97 })
    } else parts.add(turnedPack(pack), print)
  })

/** Room that a pack takes in a row. */
const step = (pack: Pack) => pack.width * 1.06 + 0.004

/** Rows of products along x, `width` metres wide and `deep` metres back from z = 0, on y = 0; slightly turned at random. */
export function packRow(parts: Assembly, packs: Pack[], width: number, deep: number, seed: number) {
  const random = seeded(seed)
  const group = Math.max(1, Math.floor(width / packs.length / step(packs[0]!)))
  let x = -width / 2
  for (let i = 0; ; i++) {
    const pack = packs[Math.floor(i / group) % packs.length]!
    if (x + step(pack) > width / 2 + 1e-6) break
    for (let z = pack.depth * 0.54; z + pack.depth * 0.54 <= deep; z += pack.depth * 1.08)
      parts.copy(packModel(pack), { x: x + step(pack) / 2, z: -z, turn: (random() - 0.5) * 0.06 })
    x += step(pack)
  }
}

/** Height of the tallest pack of a row, for the shelf above. */
export const tallest = (packs: Pack[]) => Math.max(...packs.map(pack => pack.height))
