import type { Passes } from './passes.ts'

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const brightness = (colour: Float32Array, i: number) =>
  0.3 * colour[i * 3]! + 0.6 * colour[i * 3 + 1]! + 0.1 * colour[i * 3 + 2]!

/** Clamps single bright outliers, which filters do not remove, to their neighbours. */
export function despeckle(colour: Float32Array, width: number, height: number) {
  const shine = Float32Array.from({ length: width * height }, (_, i) => brightness(colour, i))
  for (let y = 1; y < height - 1; y++)
    for (let x = 0; x < width; x++) {
      let [first, second, third] = [0, 0, 0]
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue
          const value = shine[(y + dy) * width + ((x + dx + width) % width)]!
          if (value > first) [first, second, third] = [value, first, second]
          else if (value > second) [second, third] = [value, second]
          else if (value > third) third = value
        }
      const i = y * width + x
      const most = third * 1.3 + 1e-4
      if (shine[i]! <= most) continue
      for (let c = 0; c < 3; c++) colour[i * 3 + c]! *= most / shine[i]!
    }
}

/** The variance of the brightness around each texel. */
function variances(colour: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, squares, count] = [0, 0, 0]
      for (let dy = Math.max(-2, -y); dy <= Math.min(2, height - 1 - y); dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const value = brightness(colour, (y + dy) * width + ((x + dx + width) % width))
          sum += value
          squares += value * value
          count++
        }
      result[y * width + x] = Math.max(0, squares / count - (sum / count) ** 2)
    }
  return result
}

/** Positions of the texels as seen from the camera, to distinguish neighbours on one plane from those behind an edge. */
export function pointsOf({ width, height, depth }: Passes): Float32Array {
  const result = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const pitch = (0.5 - (y + 0.5) / height) * Math.PI
    for (let x = 0; x < width; x++) {
      const [i, yaw] = [y * width + x, ((x + 0.5) / width - 0.5) * 2 * Math.PI]
      result[i * 3] = Math.sin(yaw) * Math.cos(pitch) * depth[i]!
      result[i * 3 + 1] = Math.sin(pitch) * depth[i]!
      result[i * 3 + 2] = -Math.cos(yaw) * Math.cos(pitch) * depth[i]!
    }
  }
  return result
}

/**
 * Removes noise from low sample counts (à-trous wavelets guided by normals, planes and the light's own edges, after
 * Dammertz 2010 and SVGF). `strict` is the difference in brightness that counts as an edge: higher values blur more.
 */
export function denoise(passes: Passes, colour: Float32Array, rounds: number, strict: number): Float32Array {
  const { width, height, normal, depth } = passes
  const points = pointsOf(passes)
  let [from, to]: [Float32Array, Float32Array] = [colour, new Float32Array(colour.length)]
  let [variance, next]: [Float32Array, Float32Array] = [
    variances(colour, width, height),
    new Float32Array(width * height),
  ]
  const shines = new Float32Array(width * height)
  for (let round = 0; round < rounds; round++) {
    const step = 2 ** round
    for (let i = 0; i < shines.length; i++) shines[i] = brightness(from, i)
    for (let y = 0; y < height; y++) {
      const narrow = Math.max(0.12, Math.cos((y / height - 0.5) * Math.PI))
      const stepX = Math.max(step, Math.round(step / narrow))
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const [nx, ny, nz] = [normal[i * 3]!, normal[i * 3 + 1]!, normal[i * 3 + 2]!]
        const [px, py, pz] = [points[i * 3]!, points[i * 3 + 1]!, points[i * 3 + 2]!]
        const shine = shines[i]!
        const edge = 1 / (strict * Math.sqrt(variance[i]!) + 0.02 * shine + 1e-3)
        const flat = 1 / (0.004 * depth[i]! + 0.004)
        let [r, g, b, weights, spread] = [0, 0, 0, 0, 0]
        for (let dy = -2; dy <= 2; dy++) {
          const row = y + dy * step
          if (row < 0 || row >= height) continue
          for (let dx = -2; dx <= 2; dx++) {
            const j = row * width + ((((x + dx * stepX) % width) + width) % width)
            let weight = nx * normal[j * 3]! + ny * normal[j * 3 + 1]! + nz * normal[j * 3 + 2]!
            if (weight < 0.6) continue
            // To the sixteenth power: an angle of 30 degrees already separates two surfaces.
            weight *= weight
            weight *= weight
            weight *= weight
            weight *= weight
            const off = nx * (points[j * 3]! - px) + ny * (points[j * 3 + 1]! - py) + nz * (points[j * 3 + 2]! - pz)
            const away = Math.abs(off) * flat + Math.abs(shines[j]! - shine) * edge
            if (away > 6) continue
            weight *= kernel[dx + 2]! * kernel[dy + 2]! * Math.exp(-away)
            r += from[j * 3]! * weight
            g += from[j * 3 + 1]! * weight
            b += from[j * 3 + 2]! * weight
            spread += variance[j]! * weight * weight
            weights += weight
          }
        }
        if (weights > 1e-6) {
          to[i * 3] = r / weights
          to[i * 3 + 1] = g / weights
          to[i * 3 + 2] = b / weights
          next[i] = spread / (weights * weights)
        } else {
          for (let c = 0; c < 3; c++) to[i * 3 + c] = from[i * 3 + c]!
          next[i] = variance[i]!
        }
      }
    }
    ;[from, to] = [to, from === colour ? new Float32Array(colour.length) : from]
    ;[variance, next] = [next, variance]
  }
  return from
}
