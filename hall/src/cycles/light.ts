import type { Point } from '../angles.ts'
import type { Light } from '../bake/render.ts'
import { denoise, despeckle, pointsOf } from './denoise.ts'
import { gentle } from './gentle.ts'
import type { Passes } from './passes.ts'

/** Ambient light that stands in for further bounces. */
const fill = 0.05

/** A direction as a whole number of 24 bits: an unfolded octahedron, 12 bits per side. */
function packed(x: number, y: number, z: number): number {
  const sum = Math.max(1e-6, Math.abs(x) + Math.abs(y) + Math.abs(z))
  let [u, v] = [x / sum, y / sum]
  if (z < 0) [u, v] = [(1 - Math.abs(v)) * (u < 0 ? -1 : 1), (1 - Math.abs(u)) * (v < 0 ? -1 : 1)]
  const whole = (value: number) => Math.round((value + 1) * 2047.5)
  return whole(u) * 4096 + whole(v)
}

/** Packs four numbers per texel: three of the given and a last one. */
function fours(threes: Float32Array, last: (i: number) => number): Uint8Array {
  const result = new Float32Array((threes.length / 3) * 4)
  for (let i = 0; i < threes.length / 3; i++) {
    result.set(threes.subarray(i * 3, i * 3 + 3), i * 4)
    result[i * 4 + 3] = last(i)
  }
  return new Uint8Array(result.buffer)
}

/** The denoised light map as the page reads it; positions are relative to `camera`. */
export function finished(passes: Passes, camera: Point): Light {
  const { width, height, normal } = passes
  for (const part of [passes.light, passes.gloss]) despeckle(part, width, height)
  const light = gentle(passes, denoise(passes, passes.light, 4, 4)).map(value => value + fill)
  const points = pointsOf(passes).map((value, i) => value + camera[i % 3]!)
  const facing = (i: number) => packed(normal[i * 3]!, normal[i * 3 + 1]!, normal[i * 3 + 2]!)
  return {
    light: fours(light, () => 0),
    gloss: fours(gentle(passes, denoise(passes, passes.gloss, 3, 4)), () => 0),
    place: fours(points, facing),
  }
}
