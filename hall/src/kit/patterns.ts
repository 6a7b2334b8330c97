import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three'
import { seeded } from './random.ts'

type Rgb = [number, number, number]

/** Smooth noise from 0 to 1 that repeats every `size` cells. */
function noise(seed: number, size: number) {
  const random = seeded(seed)
  const grid = Float32Array.from({ length: size * size }, random)
  const at = (i: number, j: number) => grid[(((j % size) + size) % size) * size + (((i % size) + size) % size)]!
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - i), ease(y - j)]
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v
  }
}

function texture(size: number, colour: (x: number, y: number) => Rgb): DataTexture {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) data.set([...colour(x, y), 255], (y * size + x) * 4)
  const result = new DataTexture(new Uint8Array(data.buffer), size, size)
  result.wrapS = result.wrapT = RepeatWrapping
  result.colorSpace = SRGBColorSpace
  result.generateMipmaps = true
  result.minFilter = LinearMipmapLinearFilter
  result.magFilter = LinearFilter
  result.anisotropy = 8
  result.needsUpdate = true
  return result
}

const hex = (colour: string): Rgb => [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16)) as Rgb
const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** Short-pile carpet; `contrast` about 0.4. One repeat is about 1.6 m. */
export function carpet(colour: string, contrast: number): DataTexture {
  const [base, fine, soft, random] = [hex(colour), noise(9, 256), noise(7, 16), seeded(5)]
  return texture(512, (x, y) =>
    scaled(
      base,
      1 +
        contrast * (fine(x / 2, y / 2) - 0.5) +
        contrast * 0.7 * (random() - 0.5) +
        0.08 * (soft(x / 32, y / 32) - 0.5),
    ),
  )
}

/** Carpet in large square tiles with alternating pile, as in exhibition halls. */
export function carpetTiles(colour: string): DataTexture {
  const [base, fine, random] = [hex(colour), noise(19, 256), seeded(6)]
  return texture(512, (x, y) => {
    const even = (Math.floor(x / 256) + Math.floor(y / 256)) % 2
    const joint = x % 256 < 1 || y % 256 < 1 ? 0.82 : 1
    const pile = even ? fine(x / 8, y / 1.5) : fine(x / 1.5, y / 8)
    return scaled(base, (0.98 + even * 0.045 + 0.26 * (pile - 0.5) + 0.2 * (random() - 0.5)) * joint)
  })
}

export function concrete(): DataTexture {
  const [coarse, middle, fine] = [noise(3, 8), noise(4, 32), noise(5, 256)]
  return texture(1024, (x, y) => {
    const joint = x < 2 || y < 2 ? 0.86 : 1
    const tone = 0.96 + 0.12 * (coarse(x / 128, y / 128) - 0.5) + 0.1 * (middle(x / 32, y / 32) - 0.5)
    return scaled([196, 196, 193], (tone + 0.05 * (fine(x / 4, y / 4) - 0.5)) * joint)
  })
}

export function terrazzo(): DataTexture {
  const [soft, chips, more] = [noise(11, 16), noise(12, 204), noise(13, 128)]
  return texture(1024, (x, y) => {
    const [a, b] = [chips((x / 1024) * 204, (y / 1024) * 204), more((x / 1024) * 128, (y / 1024) * 128)]
    const stone: Rgb =
      a > 0.87 ? [168, 160, 150] : b > 0.9 ? [126, 136, 138] : a < 0.09 ? [246, 244, 240] : [220, 217, 210]
    return scaled(stone, 0.97 + 0.05 * (soft(x / 64, y / 64) - 0.5))
  })
}

/** Planks along v, eight per repeat of about 1.6 m. */
export function planks(colour: string, variety: number): DataTexture {
  const [base, grain, fibre, size] = [hex(colour), noise(21, 256), noise(22, 256), 1024]
  return texture(size, (x, y) => {
    const row = Math.floor(x / (size / 8))
    const along = (y + row * 373) % size
    const plank = Math.floor(along / 512)
    const tone = 0.9 + (variety * ((Math.imul(row * 7 + plank * 13, 2654435761) >>> 0) % 100)) / 100 - variety / 2
    const joint = x % (size / 8) < 2 || along % 512 < 2 ? 0.72 : 1
    const figure = grain(x / 4 + row * 11, y / 64 + plank * 5) * 0.16 + fibre(x / 2, y / 32) * 0.1
    return scaled(base, (tone + figure - 0.1) * joint)
  })
}
