import { createHash } from 'node:crypto'
import type { Shop } from '@fairfloor/domain/seller/shop'
import sharp from 'sharp'
import type { Files } from '../../../platform/files.ts'
import { SIDE, signalOf, signOf } from './sign.ts'

type Icon = { readonly type: string; make(shop: Shop, files: Files): Promise<Buffer> }

const ROUNDED = { radius: 96, margin: 0 }
/** Phones crop it to their own shape. */
const FULL = { radius: 0, margin: 0.05 }
const MASKED = { radius: 0, margin: 0.13 }

const png = (side: number, look: Parameters<typeof signOf>[2]): Icon => ({
  type: 'image/png',
  make: async (shop, files) =>
    sharp(Buffer.from(await signOf(shop, files, look)))
      .resize(side)
      .png()
      .toBuffer(),
})

/** The shop's icons for tabs, bookmarks and home screens, by address. */
export const icons: Readonly<Record<string, Icon>> = {
  '/favicon.svg': {
    type: 'image/svg+xml',
    make: async (shop, files) => Buffer.from(await signOf(shop, files, ROUNDED)),
  },
  '/favicon.ico': {
    type: 'image/x-icon',
    make: async (shop, files) => {
      const svg = Buffer.from(await signOf(shop, files, ROUNDED))
      return ico(await Promise.all(ICO_SIDES.map(side => sharp(svg).resize(side).png().toBuffer())))
    },
  },
  '/apple-touch-icon.png': png(180, FULL),
  '/icon-192.png': png(192, ROUNDED),
  '/icon-512.png': png(SIDE, ROUNDED),
  '/icon-maskable-512.png': png(SIDE, MASKED),
}

/** Changes with the icons. */
export const iconKey = (shop: Shop): string =>
  createHash('sha256')
    .update(JSON.stringify([shop.logo?.hash ?? null, shop.name, signalOf(shop)]))
    .digest('hex')
    .slice(0, 10)

const ICO_SIDES = [16, 32, 48]
const HEAD_BYTES = 6
const ENTRY_BYTES = 16

/** Several PNGs in one ICO file: a header, an entry for each, then the pictures. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [i, picture] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * i
    head.writeUInt8(ICO_SIDES[i]!, entry)
    head.writeUInt8(ICO_SIDES[i]!, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
