import { INK, OWN_COLOURS, textOn } from '@fairfloor/domain/seller/colours'
import type { Logo, Shop } from '@fairfloor/domain/seller/shop'
import sharp from 'sharp'
import type { Files } from '../../../platform/files.ts'
import { sourceName } from '../../../platform/pictures.ts'

/** The shop's sign in lists of pages: a square of `SIDE`. */
export const SIDE = 512
/** Wider or higher logos are unreadable in a square. */
const SQUARISH = 1.34

export const signalOf = ({ colours }: Pick<Shop, 'colours'>): string => (colours ?? OWN_COLOURS).signal

const fitsSquare = ({ width, height }: Logo): boolean => Math.max(width / height, height / width) <= SQUARISH

type Look = {
  /** Corner radius; 0 where the device crops them itself. */
  radius: number
  /** Share of the side that the device may crop at the edges. */
  margin: number
}

/** The shop's sign as SVG: its logo if that fits a square, otherwise the first letter of its name on the shop's colour. */
export async function signOf(shop: Shop, files: Files, { radius, margin }: Look): Promise<string> {
  const side = SIDE * (1 - 2 * margin)
  const logo = shop.logo && fitsSquare(shop.logo) ? await logoPng(files, shop.logo, side) : undefined
  const ground = logo ? shop.logo!.backdrop : signalOf(shop)
  const inside = logo
    ? `<image x="${(SIDE - side) / 2}" y="${(SIDE - side) / 2}" width="${side}" height="${side}" href="data:image/png;base64,${logo.toString('base64')}"/>`
    : await letter(shop.name, textOn(ground), side)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${ground}"/>${inside}</svg>`
}

async function logoPng(files: Files, { hash }: Logo, side: number): Promise<Buffer | undefined> {
  const source = await files.get(sourceName(hash))
  if (!source) return undefined
  const size = Math.round(side)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(source, { density: 300 })
    .resize({ width: size, height: size, fit: 'contain', background })
    .png()
    .toBuffer()
}

// Loaded with the first drawing: fonts are large.
const letters = () => import('../../../platform/outlined-line.ts')

async function letter(name: string, fill: string, side: number): Promise<string> {
  const { canOutline, line } = await letters()
  const first = Array.from(name.trim().toLocaleUpperCase())[0] ?? ''
  const face = canOutline(first, 'strong') ? 'strong' : 'plain'
  const size = side * 0.9
  // Cap height is seven tenths of the font size.
  return line(first, { x: SIDE / 2, y: SIDE / 2 + size * 0.35, size, face, align: 'centre', most: side * 0.9, fill })
}

/** The name as SVG, 1200 wide, for a shop without a logo. */
export async function wordmark(name: string): Promise<string> {
  const { canOutline, line } = await letters()
  const face = canOutline(name, 'strong') ? 'strong' : 'plain'
  const words = line(name, { x: 600, y: 130, size: 150, face, align: 'centre', most: 1180, fill: INK })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 180">${words}</svg>`
}
