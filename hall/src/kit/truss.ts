import type { Material } from 'three'
import type { Assembly } from './assembly.ts'
import { rod } from './shapes.ts'

const quarter = Math.PI / 2

/** A square lattice girder along x: `side` between its four chords, which are rods of `radius`; a brace every `step` metres. */
export function truss(parts: Assembly, metal: Material, length: number, side: number, radius: number, step: number) {
  const half = side / 2
  for (const y of [-half, half])
    for (const z of [-half, half]) parts.add(rod(radius, length, 8), metal, { y, z, roll: quarter })
  const bays = Math.round(length / step)
  const bay = length / bays
  const [brace, angle] = [Math.hypot(bay, side), Math.atan2(side, bay)]
  for (let i = 0; i < bays; i++) {
    const x = -length / 2 + (i + 0.5) * bay
    const slope = i % 2 ? angle : -angle
    for (const z of [-half, half]) parts.add(rod(radius * 0.55, brace, 6), metal, { x, z, roll: quarter + slope })
    for (const y of [-half, half]) parts.add(rod(radius * 0.55, brace, 6), metal, { x, y, turn: slope, roll: quarter })
  }
}
