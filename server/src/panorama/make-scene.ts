import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { guide } from './guide.ts'
import { bytesOf, lowered } from './quality.ts'

/** The picture is not a panorama; the message says what was found. */
export class NotAPanorama extends Error {}

/** In px, with the width of a tile; zoomed in, less than the first is blurred. */
const WIDTHS: [width: number, tile: number][] = [
  [6144, 768],
  [4096, 512],
  [2048, 512],
]
const NARROWEST = 2048
/** The limit of cameras that stitch six pictures; larger files are a mistake or an attack on the memory. */
const MOST_PIXELS = 32_768 * 16_384
/** Bytes: the first frame must appear at once, the whole scene quickly. */
const LIMITS = { base: 100_000, scene: 2_000_000 }

export type SceneOrder = { file: string; folder: string; number: number; name: string }
export type SceneMade = { width: number; cols: number; rows: number; bytes: number }

/**
 * Converts a 360 degree photograph to a scene: `1024.webp`, `2048.webp`, tiles of 512 or 768 px, and a `scene.json` to fill
 * in, like the demo's hall.
 * @throws NotAPanorama for other or too small pictures
 */
export async function makeScene({ file, folder, number, name }: SceneOrder): Promise<SceneMade> {
  const found = await sizeOf(file)
  const [width, tile] = WIDTHS.find(([wide]) => wide <= found.width)!
  const [cols, rows] = [width / tile, width / 2 / tile]
  const raw = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .toColourspace('srgb')
    .flatten({ background: '#000' })
    .resize(width, width / 2, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const part = (left = 0, top = 0, wide = width, high = width / 2) =>
    sharp(raw, { raw: { width, height: width / 2, channels: 3 } }).extract({ left, top, width: wide, height: high })
  const whole = (to: number, quality: number) =>
    part()
      .resize(to, to / 2, { kernel: 'lanczos3' })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()

  const base = await lowered(LIMITS.base, 74, async quality => [await whole(1024, quality)])
  const small = await whole(2048, 76)
  const room = LIMITS.scene - bytesOf([...base, small])
  const places = Array.from({ length: rows * cols }, (_, index) => [index % cols, Math.floor(index / cols)] as const)
  const tiles = await lowered(room, 82, quality =>
    Promise.all(
      places.map(([col, row]) =>
        part(col * tile, row * tile, tile, tile)
          .webp({ quality, effort: 5 })
          .toBuffer(),
      ),
    ),
  )

  await mkdir(folder, { recursive: true })
  const files = [
    ['1024.webp', base[0]!],
    ['2048.webp', small],
    ...places.map(([col, row], index) => [`t_${col}_${row}.webp`, tiles[index]!] as const),
  ] as const
  for (const [fileName, bytes] of files) await writeFile(join(folder, fileName), bytes)
  const pano = { width, cols, rows, base: '1024.webp', small: '2048.webp', tiles: 't_{c}_{r}.webp' }
  const scene = { panoNr: number, name, source: 'photo', photo_width: found.width, ...guide, pano, hotspots: [] }
  await writeFile(join(folder, 'scene.json'), `${JSON.stringify(scene, null, 2)}\n`)
  return { width, cols, rows, bytes: bytesOf(files.map(([, bytes]) => bytes)) }
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => {
      throw new NotAPanorama(`${file} is no picture that can be read (JPEG, PNG, WebP, TIFF, AVIF).`)
    })
  const size = `${file} is ${width} × ${height} px`
  // Some stitchers lose a row; stretching by a hundredth is invisible.
  if (Math.abs(width - 2 * height) > width / 100)
    throw new NotAPanorama(`${size}. A panorama that goes all around (equirectangular) is twice as wide as high.`)
  if (width < NARROWEST) throw new NotAPanorama(`${size}. ${NARROWEST} × ${NARROWEST / 2} px are the least.`)
  return { width, height }
}
