import { BufferAttribute, BufferGeometry } from 'three'
import { type Field, unit, type V } from './fields.ts'

/** Cells along the edge of a block that is skipped whole where the surface is far away. */
const block = 6
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(i => [i & 1, (i >> 1) & 1, i >> 2] as const)
const edges = corners.flatMap((_, i) => [1, 2, 4].filter(bit => !(i & bit)).map(bit => [i, i | bit] as const))

/** The field at all points of a grid, exact near the surface and right in sign elsewhere. */
function sampled({ at, low }: Field, [nx, ny, nz]: V, h: number): Float32Array {
  const values = new Float32Array(nx * ny * nz)
  const far = (block / 2) * h * Math.sqrt(3) * 1.4 + h
  for (let k = 0; k < nz; k += block)
    for (let j = 0; j < ny; j += block)
      for (let i = 0; i < nx; i += block) {
        const middle = at(low[0] + (i + block / 2) * h, low[1] + (j + block / 2) * h, low[2] + (k + block / 2) * h)
        for (let c = k; c < Math.min(nz, k + block); c++)
          for (let b = j; b < Math.min(ny, j + block); b++)
            for (let a = i, to = Math.min(nx, i + block); a < to; a++)
              values[a + nx * (b + ny * c)] =
                Math.abs(middle) > far ? middle : at(low[0] + a * h, low[1] + b * h, low[2] + c * h)
      }
  return values
}

/** The surface of a field as a mesh of cells of `h` metres (surface nets), with the field's own normals. */
export function surfaceOf({ at, low: from, high }: Field, h: number): BufferGeometry {
  const low = from.map(value => value - 2 * h) as V
  const size = low.map((value, i) => Math.ceil((high[i]! + 2 * h - value) / h) + 1) as V
  const [nx, ny, nz] = size
  const f = sampled({ at, low, high }, size, h)
  const step = [1, nx, nx * ny] as const
  const offsets = corners.map(([a, b, c]) => a + b * step[1] + c * step[2])
  const vertex = new Int32Array(f.length).fill(-1)
  const positions: number[] = []
  const index: number[] = []
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const cell = i + step[1] * j + step[2] * k
        let inside = 0
        for (const offset of offsets) if (f[cell + offset]! < 0) inside++
        if (inside === 0 || inside === 8) continue
        const sum = [0, 0, 0]
        let crossings = 0
        for (const [a, b] of edges) {
          const [va, vb] = [f[cell + offsets[a]!]!, f[cell + offsets[b]!]!]
          if (va < 0 === vb < 0) continue
          const t = va / (va - vb)
          for (let c = 0; c < 3; c++) sum[c]! += corners[a]![c]! + t * (corners[b]![c]! - corners[a]![c]!)
          crossings++
        }
        vertex[cell] = positions.length / 3
        const place = [i, j, k].map((cells, c) => low[c]! + (cells + sum[c]! / crossings) * h)
        positions.push(...place)
        if (i === 0 || j === 0 || k === 0) continue
        for (let axis = 0; axis < 3; axis++) {
          const out = f[cell]! >= 0
          if (out === f[cell + step[axis]!]! >= 0) continue
          // The four cells around this edge, counter-clockwise as seen along the axis.
          const [u, v] = [step[(axis + 1) % 3]!, step[(axis + 2) % 3]!]
          const ring = [cell - u - v, cell - v, cell, cell - u].map(each => vertex[each]!)
          for (const corner of out ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]) index.push(ring[corner]!)
        }
      }
  const normals = new Float32Array(positions.length)
  const e = h * 0.5
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = positions.slice(i, i + 3) as V
    const slope = (dx: number, dy: number, dz: number) => at(x + dx, y + dy, z + dz) - at(x - dx, y - dy, z - dz)
    normals.set(unit([slope(e, 0, 0), slope(0, e, 0), slope(0, 0, e)]), i)
  }
  const result = new BufferGeometry()
  result.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  result.setAttribute('normal', new BufferAttribute(normals, 3))
  result.setAttribute('uv', new BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  result.setIndex(new BufferAttribute(Uint32Array.from(index), 1))
  return result
}
