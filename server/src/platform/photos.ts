import pLimit from 'p-limit'
import sharp, { type SharpOptions } from 'sharp'

/** Formats of a photo. HEIC is not among them: phones send a JPEG instead where a form does not ask for it. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']

/** Phones take up to 50 million pixels. */
const OPTIONS: SharpOptions = { limitInputPixels: 60_000_000, failOn: 'error' }

const SIDES = { large: 2000, small: 400 } as const
const QUALITY = 80

/** Large pictures share Node's four threads with password hashing: see `openPictures`. */
const inTurn = pLimit(1)

export type Photo = {
  readonly large: Buffer
  readonly small: Buffer
  /** Of the large one. */
  readonly width: number
  readonly height: number
}

/**
 * A photo that somebody has sent, drawn anew as WebP in two sizes and upright: nothing of the file itself is kept, neither what it
 * says of place and camera nor what somebody has hidden in it.
 * @returns undefined for anything but a whole JPEG, PNG or WebP
 */
export const redrawPhoto = (bytes: Uint8Array): Promise<Photo | undefined> =>
  inTurn(async () => {
    try {
      const { format } = await sharp(bytes, OPTIONS).metadata()
      if (!format || !FORMATS.includes(format)) return undefined
      const { data: large, info } = await drawn(bytes, SIDES.large)
      const { data: small } = await drawn(large, SIDES.small)
      return { large, small, width: info.width, height: info.height }
    } catch {
      return undefined
    }
  })

const drawn = (bytes: Uint8Array, side: number) =>
  sharp(bytes, OPTIONS)
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
