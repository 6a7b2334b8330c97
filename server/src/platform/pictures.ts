import { createHash } from 'node:crypto'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { PictureWidth } from '@fairfloor/domain/pictures'
import pLimit from 'p-limit'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { makeCache } from './cache.ts'
import type { Files } from './files.ts'

/** Media types of accepted formats, by sharp's name; AVIF is reported as heif. */
const TYPES: Partial<Record<NonNullable<Metadata['format']>, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}
const MOST_PIXELS = 40_000_000
const SVG_DPI = 72
export const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' }

/** PNG for mail programs, which support nothing newer for sure. */
export type PictureFormat = 'webp' | 'avif' | 'png'

/**
 * Stores a picture under the hash of its content; the format is detected from its bytes. Idempotent.
 * @returns the hash, to be stored in the catalogue
 * @throws Refusal not_a_picture for other files, broken ones, too many pixels, and SVGs with entities
 */
export async function savePicture(files: Files, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const name = sourceName(hash)
  if (await files.stream(name).then(found => found?.body.destroy())) return hash
  const type = await typeOf(bytes)
  if (!type) throw refuse('not_a_picture')
  await files.put(name, bytes, type)
  return hash
}

export const isStoredPicture = async (files: Files, hash: string): Promise<boolean> =>
  (await files.size(sourceName(hash))) !== undefined

/** Stores an SVG drawn by our own code, which needs no validation. @returns the hash */
export async function saveDrawing(files: Files, svg: string): Promise<string> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  await files.put(sourceName(hash), Buffer.from(svg), TYPES.svg!)
  return hash
}

/** @returns the media type of a picture that can be shown, undefined for anything else */
async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes, OPTIONS).metadata()
    const type = format && TYPES[format]
    if (!type || (format === 'svg' && Buffer.from(bytes).includes('<!ENTITY'))) return undefined
    // The header may promise what the rest does not hold.
    await sharp(bytes, OPTIONS).resize(16).raw().toBuffer()
    return type
  } catch {
    return undefined
  }
}

/**
 * Password hashing and file reads share Node's four threads: pictures, which a page requests by the dozen, may use two
 * of them, so that a login does not wait behind them all.
 */
const AT_ONCE = 2

const MEMORY = { max: 1000, maxBytes: 20_000_000 }

/** Pictures in the served widths: rendered on first request, stored as files, the most requested ones cached in memory. */
export function openPictures(files: Files) {
  const cache = makeCache<string, Buffer>(MEMORY)
  const inTurn = pLimit(AT_ONCE)

  async function make(hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | undefined> {
    const name = `media/${hash}/${width}.${format}`
    const made = await files.get(name)
    if (made) return made
    const source = await files.get(sourceName(hash))
    if (!source) return undefined
    const picture = await inTurn(() => render(source, width, format))
    await files.put(name, picture, `image/${format}`)
    return picture
  }

  /** @returns the picture's bytes, undefined if there is no such picture */
  return (hash: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | undefined> =>
    cache.get(`${hash}/${width}.${format}`, () => make(hash, width, format))
}

async function render(source: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const { format: kind, width: natural = width } = await sharp(source, OPTIONS).metadata()
  const isDrawing = kind === 'svg'
  const density = isDrawing ? Math.min(2400, Math.max(1, (SVG_DPI * width) / natural)) : undefined
  const picture = sharp(source, { ...OPTIONS, density })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing })
  if (format === 'png') return picture.png().toBuffer()
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 }).toBuffer()
  return picture.webp({ quality: 82 }).toBuffer()
}

export const sourceName = (hash: string) => `media/${hash}/source`
