import { type BufferGeometry, PlaneGeometry } from 'three'
import { type Assembly, modelOf } from './assembly.ts'
import { finish } from './materials.ts'
import { seeded } from './random.ts'
import { rod, rounded, turned } from './shapes.ts'

/** A blade of `length` that grows up from the origin, leans by `lean` and bends by `bend` radians towards +z. */
function blade(length: number, width: number, lean: number, bend: number): BufferGeometry {
  const geometry = new PlaneGeometry(width, length, 2, 6)
  const { position } = geometry.attributes
  for (let i = 0; i < position!.count; i++) {
    const t = Math.min(1, Math.max(0, position!.getY(i) / length + 0.5))
    const x = position!.getX(i) * (Math.sin(Math.PI * t ** 0.7) * 0.95 + 0.05)
    const angle = lean + bend * t * 0.6
    position!.setXYZ(i, x, t * length * Math.cos(angle), t * length * Math.sin(angle) - Math.abs(x) * 0.25)
  }
  geometry.computeVertexNormals()
  return geometry
}

function swordLeaves(parts: Assembly, base: number, seed: number, count: number, height: number) {
  const random = seeded(seed)
  for (let i = 0; i < count; i++)
    parts.add(
      blade(height * (0.5 + random() * 0.5), 0.085, 0.05 + random() * 0.22, random() * 0.12),
      i % 2 ? finish.leaf() : finish.palm(),
      {
        y: base,
        x: (random() - 0.5) * 0.1,
        z: (random() - 0.5) * 0.1,
        turn: random() * 6.28,
      },
    )
}

function fronds(parts: Assembly, base: number, seed: number, count: number, height: number) {
  const random = seeded(seed)
  for (let i = 0; i < count; i++) {
    const [length, lean, bend] = [height * (0.55 + random() * 0.45), 0.1 + random() * 0.5, 0.5 + random() * 0.7]
    parts.at({ y: base, turn: random() * 6.28 }, () => {
      parts.add(blade(length, 0.02, lean, bend), finish.leaf())
      for (let j = 2; j < 11; j++) {
        const t = j / 11
        const angle = lean + bend * t * 0.6
        const leaflet = height * 0.26 * (1.05 - t * 0.6)
        parts.at({ y: t * length * Math.cos(angle), z: t * length * Math.sin(angle), tilt: angle + 0.35 }, () => {
          for (const side of [-1, 1])
            parts.add(blade(leaflet, 0.04, 0.1, 0.5), (i + j) % 3 ? finish.leaf() : finish.palm(), {
              roll: side * (1 + random() * 0.25),
            })
        })
      }
    })
  }
}

export type PlantKind = 'palm' | 'sword'

/** A potted plant, about 1.3 m high. */
export const plant = (kind: PlantKind) =>
  modelOf(`plant ${kind}`, parts => {
    const pot = kind === 'palm' ? finish.pot() : finish.graphite()
    parts.add(turned([0, 0, 0.17, 0, 0.18, 0.01, 0.23, 0.44, 0.235, 0.46, 0.215, 0.46, 0.21, 0.42], 28), pot)
    parts.add(rod(0.21, 0.01, 24), finish.soil(), { y: 0.42 })
    if (kind === 'palm') fronds(parts, 0.42, 11, 20, 1.05)
    else swordLeaves(parts, 0.42, 16, 22, 1)
  })

/** A long box of greenery, 0.42 m deep and 0.55 m high without the leaves. */
export const planter = (width: number) =>
  modelOf(`planter ${width}`, parts => {
    parts.add(rounded(width, 0.55, 0.42, 0.02, 2), finish.graphite(), { y: 0.275 })
    parts.add(rounded(width - 0.06, 0.02, 0.36, 0.005, 1), finish.soil(), { y: 0.548 })
    const count = Math.round(width / 0.22)
    for (let i = 0; i < count; i++)
      parts.at({ x: ((i + 0.5) / count - 0.5) * (width - 0.15), z: (i % 2 ? 1 : -1) * 0.06 }, () =>
        i % 3 ? fronds(parts, 0.55, i + 3, 5, 0.5) : swordLeaves(parts, 0.55, i + 3, 9, 0.6),
      )
  })
