import sharp, { type Sharp } from 'sharp'
import type { Files } from './files.ts'
import { pictureFacts } from './picture-facts.ts'
import { sourceName } from './pictures.ts'

/** Preview pictures for links in messengers: JPEG of this size. */
export const SHARE = { width: 1200, height: 630 } as const

export type SharePicture = {
  /** Letters and digits that change with the content. */
  readonly key: string
  /** Alternative text. */
  readonly alt: string
  /** @returns JPEG; undefined if its source is missing */
  make(): Promise<Buffer | undefined>
}

const jpeg = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()

/** A photograph that fills the picture. */
export const sharedPhoto = (photo: Buffer): Promise<Buffer> =>
  jpeg(
    sharp(photo)
      .autoOrient()
      .resize({ ...SHARE, fit: 'cover' })
      .flatten({ background: '#ffffff' }),
  )

/** RGB pixels, already of the size of `SHARE`. */
export const sharedDots = (dots: Uint8Array): Promise<Buffer> => jpeg(sharp(dots, { raw: { ...SHARE, channels: 3 } }))

/** A stored logo in the middle. @param stripe colour of the shop */
export async function sharedLogo(files: Files, hash: string, stripe: string): Promise<Buffer | undefined> {
  const [source, facts] = await Promise.all([files.get(sourceName(hash)), pictureFacts(files, hash)])
  return source && facts && sharedSign(source, { ground: facts.backdrop, stripe })
}

/** A sign in the middle of a plain background, with a stripe of the shop's colour below. */
export async function sharedSign(
  sign: Buffer,
  { ground, stripe }: { ground: string; stripe: string },
): Promise<Buffer> {
  const inside = await sharp(sign, { density: 300 }).resize({ width: 760, height: 330, fit: 'inside' }).png().toBuffer()
  const band = { create: { width: SHARE.width, height: STRIPE, channels: 3, background: stripe } } as const
  return jpeg(
    sharp({ create: { ...SHARE, channels: 3, background: ground } }).composite([
      { input: inside, gravity: 'centre' },
      { input: band, gravity: 'south' },
    ]),
  )
}

const STRIPE = 18
