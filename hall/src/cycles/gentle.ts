import { pointsOf } from './denoise.ts'
import type { Passes } from './passes.ts'

/** Minimum of similar texels among the 25 around for smoothing within a surface. */
const enough = 9
/** Search radius for nearby objects, in texels. */
const reach = 6

/**
 * Denoises what is finer than the light map: rods, slats, leaves. They share no surface with neighbours and would keep
 * their noise, so they take the light of nearby objects that face a similar way.
 */
export function gentle(passes: Passes, colour: Float32Array): Float32Array {
  const { width, height, normal, depth } = passes
  const points = pointsOf(passes)
  const result = colour.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const alike = likes(passes, points, x, y)
      if (alike >= enough) continue
      const near = 1 / (0.03 * depth[i / 3]! + 0.2)
      let [r, g, b, weights] = [0, 0, 0, 0]
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
        for (let dx = -reach; dx <= reach; dx++) {
          const j = (row * width + ((x + dx + width) % width)) * 3
          const away = Math.hypot(
            points[j]! - points[i]!,
            points[j + 1]! - points[i + 1]!,
            points[j + 2]! - points[i + 2]!,
          )
          if (away * near > 6) continue
          const bend = 0.5 + 0.5 * facing(normal, i, j)
          const weight = Math.exp(-away * near) * bend ** 4
          r += colour[j]! * weight
          g += colour[j + 1]! * weight
          b += colour[j + 2]! * weight
          weights += weight
        }
      const own = (alike / enough) ** 2
      result[i] = own * colour[i]! + ((1 - own) * r) / weights
      result[i + 1] = own * colour[i + 1]! + ((1 - own) * g) / weights
      result[i + 2] = own * colour[i + 2]! + ((1 - own) * b) / weights
    }
  return result
}

const facing = (normal: Float32Array, i: number, j: number) =>
  normal[i]! * normal[j]! + normal[i + 1]! * normal[j + 1]! + normal[i + 2]! * normal[j + 2]!

/** How many of the 25 texels around, including itself, are on the same plane. */
function likes({ width, height, normal, depth }: Passes, points: Float32Array, x: number, y: number): number {
  const i = (y * width + x) * 3
  const flat = 0.004 * depth[i / 3]! + 0.004
  let result = 0
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
    for (let dx = -2; dx <= 2; dx++) {
      const j = (row * width + ((x + dx + width) % width)) * 3
      if (facing(normal, i, j) < 0.9) continue
      let off = 0
      for (let c = 0; c < 3; c++) off += normal[i + c]! * (points[j + c]! - points[i + c]!)
      if (Math.abs(off) < flat) result++
    }
  return result
}
